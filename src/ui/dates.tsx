import { formatDate, formatDayAndMonth, dayAt } from '../words/format.ts'
import { usePage } from './page-context.tsx'

const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000

/** A day as the language writes it, with the machine's form beside it. */
export function Day({ iso }: { iso: string }) {
  const { language, timeZone } = usePage()
  return (
    <time dateTime={dayAt(new Date(iso), timeZone)}>{formatDate(iso, language, timeZone)}</time>
  )
}

/** The day on a slip of the notice board: the number large, the month below it. */
export function SlipDay({ iso }: { iso: string }) {
  const { language, timeZone } = usePage()
  const [day, month] = formatDayAndMonth(iso, language, timeZone)
  return (
    <time className="day" dateTime={dayAt(new Date(iso), timeZone)}>
      <b>{day}</b>
      {` ${month}`}
    </time>
  )
}

/** The mark of what is less than seven days old. */
export function NewMark({ iso }: { iso: string }) {
  const { now, words } = usePage()
  const age = now.getTime() - Date.parse(iso)
  return age < NEW_FOR_MS ? <b className="new">{words.isNew}</b> : null
}
