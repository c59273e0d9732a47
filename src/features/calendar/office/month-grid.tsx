import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import {
  dayNumber,
  type Day,
  formatShortDay,
  shortWeekdayName,
  weekdayName,
  weekdayOf,
} from '../../../words/days.ts'
import { CALENDAR_KINDS } from '../kinds.ts'
import { firstWeekday, type GridDay, type Month } from '../months.ts'
import { calendarWords } from './words.ts'

/** A month as a table of days, each a button that adds an entry. */
export function MonthGrid({
  month,
  label,
  today,
  weeklyHolidays,
  onAdd,
}: {
  month: Month
  label: string
  today: Day
  weeklyHolidays: readonly number[]
  onAdd: (day: Day) => void
}) {
  const { language } = useStaff()
  const { kinds, month: words } = useScreenWords(calendarWords)
  const first = firstWeekday(weeklyHolidays)
  const weekdays = Array.from({ length: 7 }, (_, index) => (first + index) % 7)
  const describe = ({ day, kinds: shown }: GridDay) =>
    [
      formatShortDay(day, language),
      ...(day === today ? [words.today] : []),
      ...shown.map((kind) => kinds[kind]),
    ].join(', ')
  return (
    <>
      <table className="month-grid">
        <caption className="vh">{`${label}; ${words.press}`}</caption>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                <abbr title={weekdayName(day, language)}>{shortWeekdayName(day, language)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week, index) => (
            <tr key={week.find(Boolean)?.day ?? index}>
              {week.map((one, column) => (
                <td key={weekdays[column]}>
                  {one && (
                    <button
                      type="button"
                      className={[
                        ...one.kinds,
                        one.day === today && 'today',
                        weeklyHolidays.includes(weekdayOf(one.day)) && 'off',
                      ]
                        .filter(Boolean)
                        .join(' ')}
                      aria-label={`${describe(one)}: ${words.addHere}`}
                      onClick={() => onAdd(one.day)}
                    >
                      {dayNumber(one.day, language)}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="legend" aria-hidden="true">
        {CALENDAR_KINDS.map((kind) => (
          <li key={kind}>
            <span className={`k ${kind}`}>{kinds[kind]}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
