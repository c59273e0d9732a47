import { inDigits } from '@pathshala/bengali/digits'
import { formatDate, formatDayAndMonth, dayAt } from '../../words/format.ts'
import { usePage } from './page-context.tsx'

const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000

export function Day({ iso }: { iso: string }) {
  const { language, timeZone } = usePage()
  return (
    <time dateTime={dayAt(new Date(iso), timeZone)}>{formatDate(iso, language, timeZone)}</time>
  )
}

/** The day and the month. Another year than this one is added. */
export function ShortDay({ iso }: { iso: string }) {
  const { language, timeZone } = usePage()
  const year = useOtherYear(iso)
  return (
    <time dateTime={dayAt(new Date(iso), timeZone)}>
      {year === undefined
        ? formatDayAndMonth(iso, language, timeZone).join(' ')
        : formatDate(iso, language, timeZone)}
    </time>
  )
}

/** The date on a slip of the notice board: a large day number with the month, and another year, below. */
export function SlipDay({ iso }: { iso: string }) {
  const { language, timeZone } = usePage()
  const [day, month] = formatDayAndMonth(iso, language, timeZone)
  const year = useOtherYear(iso)
  return (
    <time className="day" dateTime={dayAt(new Date(iso), timeZone)}>
      <b>{day}</b>
      {` ${month}`}
      {year !== undefined && ` ${inDigits(year, language)}`}
    </time>
  )
}

/** The year of a date; undefined if it is this year. */
function useOtherYear(iso: string): string | undefined {
  const { timeZone, now } = usePage()
  const [year, thisYear] = [new Date(iso), now].map((date) => dayAt(date, timeZone).slice(0, 4))
  return year === thisYear ? undefined : year
}

/**
 * Marks entries of the last seven days. Without `abs`, an entry with a future date, from a clock
 * that was ahead, would be marked for longer.
 */
export function NewMark({ iso }: { iso: string }) {
  const { now, words } = usePage()
  const age = Math.abs(now.getTime() - Date.parse(iso))
  return age < NEW_FOR_MS ? <b className="new">{words.isNew}</b> : null
}
