import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { weekdayName } from '../../../words/days.ts'
import type { ReadTable } from '../paste/parse-table.ts'
import type { Timetable } from '../timetable.ts'
import { cellKey, describePeriod } from './routine-values.ts'
import { routineWords } from './words.ts'

/** A preview of the week with the pasted table, and a list of the rows that were not understood. */
export function TablePreview({
  read,
  week,
  days,
  isReplacing,
}: {
  read: ReadTable
  week: Timetable
  days: number[]
  isReplacing: boolean
}) {
  const { language } = useStaff()
  const words = useScreenWords(routineWords)
  const count = formatNumber(read.lessons.length, language)
  if (read.lessons.length === 0) return <p role="status">{words.nothingUnderstood}</p>
  const unknown = week.lessons.filter(({ teacherId, teacher }) => teacher !== '' && !teacherId)
  const names = [...new Set(unknown.map(({ teacher }) => teacher))]
  return (
    <>
      <p role="status">
        <b>{words.understood(count)}</b> {isReplacing && words.replaces}
      </p>
      <WeekTable week={week} days={days} />
      {names.length > 0 && <p className="s">{words.notInList(names.join(', '))}</p>}
      {read.refused.length > 0 && (
        <div className="stack refused">
          <h4>{words.refused}</h4>
          <ul>
            {read.refused.map(({ row, text, reason }) => (
              <li key={row}>
                {words.refusedRow(formatNumber(row + 1, language), text, words.reasons[reason])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function WeekTable({ week, days }: { week: Timetable; days: number[] }) {
  const { language } = useStaff()
  const words = useScreenWords(routineWords)
  const written = new Set(week.lessons.map(({ day }) => day))
  const rows = [...days, ...[...written].filter((day) => !days.includes(day))]
  return (
    // A region that scrolls sideways must be focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="week-table" role="region" tabIndex={0} aria-label={words.preview}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {week.periods.map((period) => (
              <th key={period.from} scope="col" lang="bn">
                {describePeriod(period, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((day) => (
            <tr key={day}>
              <th scope="row">{weekdayName(day, language)}</th>
              {week.periods.map((_, period) => {
                const lesson = week.lessons.find((one) => one.day === day && one.period === period)
                return (
                  <td key={cellKey(day, period)} lang="bn">
                    <b>{lesson?.subject}</b> {lesson?.teacher}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
