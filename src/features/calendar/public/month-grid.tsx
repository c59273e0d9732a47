import { usePage } from '../../../pages/parts/page-context.tsx'
import { dayNumber, shortWeekdayName, weekdayOf } from '../../../words/days.ts'
import { firstWeekday, type Month } from '../months.ts'
import type { CalendarView } from './view.ts'

/** The month as on a wall calendar. Screen readers ignore it and read the list. */
export function MonthGrid({ month, view }: { month: Month; view: CalendarView }) {
  const { language } = usePage()
  const { weeklyHolidays, today } = view
  const start = firstWeekday(weeklyHolidays)
  const weekdays = Array.from({ length: 7 }, (_, index) => (start + index) % 7)
  const isFree = (weekday: number) => weeklyHolidays.includes(weekday)
  return (
    <table className="days" aria-hidden="true">
      <tbody>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} className={isFree(weekday) ? 'free' : undefined}>
              {shortWeekdayName(weekday, language)}
            </th>
          ))}
        </tr>
        {month.weeks.map((week, index) => (
          <tr key={index}>
            {week.map((cell, column) => {
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month
              if (!cell) return <td key={column} />
              const { day, kinds } = cell
              const names = [
                ...kinds,
                ...(isFree(weekdayOf(day)) ? ['free'] : []),
                ...(day === today ? ['is-today'] : []),
              ]
              return (
                <td key={column} className={names.join(' ') || undefined}>
                  {dayNumber(day, language)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
