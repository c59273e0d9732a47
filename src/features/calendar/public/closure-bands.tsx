import { usePage } from '../../../ui/page-context.tsx'
import { addDays, type Day, formatDayRange } from '../../../words/days.ts'
import { asSentence } from '../../../words/sentence.ts'
import { entryUrl } from '../address.ts'
import type { CalendarRecord } from '../schema.ts'
import { closuresToShow, describeDay } from '../school-day.ts'
import { WeekdayAndDay } from './day.tsx'

interface Announced {
  day: Day
  /** The entries that end on this day or later, sorted by their first day. */
  entries: CalendarRecord[]
}

const BANDS = 'closures'

/**
 * The closures of today and tomorrow as the first link of the page: a screen reader reads it before
 * the menu. It is visible while it has the focus.
 */
export function ClosureLink({ day, entries }: Announced) {
  const [first] = closuresToShow(day, entries)
  const sentence = useSentence(day)
  return (
    first && (
      <a className="skip" href={`#${BANDS}`}>
        {sentence(first)}
      </a>
    )
  )
}

/** The closures of today and tomorrow, below the menu of every page. */
export function ClosureBands({
  day,
  entries,
  weeklyHolidays,
}: Announced & { weeklyHolidays: number[] }) {
  const { words, to } = usePage()
  const { band, title } = words.calendar
  const sentence = useSentence(day)
  const closures = closuresToShow(day, entries)
  if (closures.length === 0) return null
  return (
    <section id={BANDS} className="band" aria-label={band.label}>
      {closures.map((closure) => {
        const { until } = describeDay(closure.to, entries, weeklyHolidays)
        return (
          <p key={closure._id} className="wrap">
            <b>{sentence(closure)}</b>{' '}
            <span lang="bn">
              {asSentence(closure.title)} {closure.note}
            </span>{' '}
            {until !== null && (
              <>
                {band.again} <WeekdayAndDay day={addDays(until, 1)} />
                {band.stop}{' '}
              </>
            )}
            <a href={to(entryUrl(closure))}>{title}</a>
          </p>
        )
      })}
    </section>
  )
}

/** “আজ বিদ্যালয় বন্ধ (২২–২৩ নভেম্বর)।” The dates are there because a cache can be some hours old. */
function useSentence(day: Day): (closure: CalendarRecord) => string {
  const { language, words } = usePage()
  const { closed, whole, shift: nameOf } = words.calendar.band
  const { shifts } = words.studentCount
  return ({ from, to, shift }) =>
    closed(
      shift === null ? whole : nameOf(shifts[shift]),
      from <= day ? 'today' : from === to ? 'tomorrow' : 'fromTomorrow',
      formatDayRange(from, to, language),
    )
}
