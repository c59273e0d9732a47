import { usePage } from '../../../pages/parts/page-context.tsx'
import { monthName, monthOf, weekdayName } from '../../../words/days.ts'
import { CALENDAR_KINDS } from '../kinds.ts'
import type { Month } from '../months.ts'
import { KindMark } from './entry-marks.tsx'
import { MonthSection } from './month-section.tsx'
import type { CalendarView } from './view.ts'

/**
 * The year, month by month. The fold is beside the folded months and not around them: paper shows
 * all, and a closed `details` would be missing there.
 */
export function Months({ view }: { view: CalendarView }) {
  const { words } = usePage()
  const { past, months, following } = view
  const section = (month: Month) => <MonthSection key={month.first} month={month} view={view} />
  return (
    <section className="months" aria-labelledby="months">
      <h2 id="months">{words.calendar.months}</h2>
      <Legend view={view} />
      {past.length > 0 && (
        <>
          <details className="fold">
            <summary>
              <PastMonths months={past} />
            </summary>
          </details>
          <div className="past">{past.map(section)}</div>
        </>
      )}
      {months.map(section)}
      {following.length > 0 && <div className="off">{following.map(section)}</div>}
    </section>
  )
}

function PastMonths({ months }: { months: Month[] }) {
  const { words, language } = usePage()
  const [first, last] = [months[0]!, months.at(-1)!].map((month) =>
    monthName(monthOf(month.first), language),
  ) as [string, string]
  return first === last ? words.calendar.pastMonth(first) : words.calendar.pastMonths(first, last)
}

function Legend({ view: { weeklyHolidays } }: { view: CalendarView }) {
  const { words, language } = usePage()
  const names = weeklyHolidays.map((day) => weekdayName(day, language))
  return (
    <ul className="legend">
      {CALENDAR_KINDS.map((kind) => (
        <li key={kind}>
          <KindMark kind={kind} />{' '}
        </li>
      ))}
      {names.length > 0 && (
        <li className="s">{`${words.calendar.weeklyHoliday}: ${new Intl.ListFormat(language).format(names)}`}</li>
      )}
    </ul>
  )
}
