import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { shortWeekdayName, weekdayName } from '../../../words/days.ts'
import { formatHours } from '../../../words/hours.ts'
import type { Period } from '../schema.ts'
import { describePeriod } from './routine-values.ts'
import { routineWords } from './words.ts'

/** Chooses the day that a phone shows. */
export function DayPicks({
  days,
  shown,
  onPick,
}: {
  days: number[]
  shown: number
  onPick: (day: number) => void
}) {
  const { language } = useStaff()
  const words = useScreenWords(routineWords)
  return (
    <fieldset className="picks-field day-picks">
      <legend className="field-label">{words.day}</legend>
      <div className="picks">
        {days.map((day) => (
          <label key={day}>
            <input
              type="radio"
              name="day"
              className="vh"
              checked={day === shown}
              onChange={() => onPick(day)}
            />
            <span aria-hidden="true">{shortWeekdayName(day, language)}</span>
            <span className="vh">{weekdayName(day, language)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The head of a column. */
export function PeriodHeading({ period }: { period: Period }) {
  const { language } = useStaff()
  return (
    <th role="columnheader" scope="col" className={period.isBreak ? 'break' : undefined}>
      {period.isBreak ? (
        <span title={describePeriod(period, language)}>{period.name}</span>
      ) : (
        <>
          <span lang="bn">{period.name}</span> <small>{formatHours(period, language)}</small>
        </>
      )}
    </th>
  )
}
