import { type CSSProperties, useEffect, useState } from 'react'
import { fieldErrorsOf } from '../../../office/form/input-problem.ts'
import { Picks } from '../../../office/form/picks.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { shortWeekdayName, weekdayName } from '@pathshala/bengali/days'
import { lessonPeriods } from '../timetable.ts'
import { type CellProps, LessonCell } from './lesson-cell.tsx'
import { cellKey, describePeriod } from './routine-values.ts'
import { type PasteInto, useGridKeys } from './grid-keys.ts'
import { routineWords } from './words.ts'
import { formatHours } from '../../../words/hours.ts'
import type { Period } from '../schema.ts'
import './timetable.css'

interface GridProps extends Omit<
  CellProps,
  'day' | 'period' | 'line' | 'column' | 'label' | 'onKey'
> {
  days: number[]
  onPaste: PasteInto
}

/**
 * The week: a row for each day on a desk, one day at a time on a phone. The roles are explicit,
 * because the CSS layout there would remove the table's semantics.
 */
export function TimetableGrid({ days, onPaste, ...cell }: GridProps) {
  const { language } = useStaff()
  const words = useScreenWords(routineWords)
  const { timetable, sending } = cell.form
  const { periods, lessons } = timetable
  const columns = lessonPeriods(periods)
  const [shown, setShown] = useState<number>()
  const shownDay = shown !== undefined && days.includes(shown) ? shown : days[0]!
  // A message about a lesson leads to its field, so its day must be shown.
  useEffect(() => {
    const [problem] = fieldErrorsOf(sending.error).flatMap(
      ({ path }) => /^lessons\.(\d+)\./.exec(path)?.[1] ?? [],
    )
    const lesson = problem === undefined ? undefined : lessons[Number(problem)]
    if (lesson) setShown(lesson.day)
    // Uses the lessons at the time of the answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sending.error])
  const { table, move, paste } = useGridKeys(days, columns, onPaste)
  return (
    <>
      <DayPicks days={days} shown={shownDay} onPick={setShown} />
      <div
        id="field-lessons"
        className="timetable"
        role="region"
        // A region that scrolls sideways must be focusable, so that the keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={words.week}
      >
        <table
          role="table"
          aria-label={words.week}
          ref={table}
          onPaste={paste}
          style={{ '--periods': columns.length } as CSSProperties}
        >
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {words.day}
              </th>
              {periods.map((period, index) => (
                // A period has no id; its position is the key.
                // oxlint-disable-next-line react/no-array-index-key
                <PeriodHeading key={index} period={period} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {days.map((day, row) => (
              <tr key={day} role="row" className={day === shownDay ? 'shown' : undefined}>
                <th role="rowheader" scope="row" lang={language}>
                  {weekdayName(day, language)}
                </th>
                {periods.map((period, index) =>
                  period.isBreak ? (
                    <td key={cellKey(day, index)} role="cell" className="break">
                      <span className="vh">{period.name}</span>
                    </td>
                  ) : (
                    <LessonCell
                      key={cellKey(day, index)}
                      {...cell}
                      day={day}
                      period={index}
                      line={row * 2}
                      column={columns.indexOf(index)}
                      label={`${weekdayName(day, language)}, ${period.name}`}
                      onKey={move}
                    />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Chooses the day that a phone shows. */
function DayPicks({
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
  const namesBy = (nameOf: typeof weekdayName) =>
    Object.fromEntries(days.map((day) => [day, nameOf(day, language)]))
  return (
    <Picks
      name="day"
      className="day-picks"
      label={words.day}
      values={days.map(String)}
      labels={namesBy(shortWeekdayName)}
      fullLabels={namesBy(weekdayName)}
      value={String(shown)}
      onPick={(day) => onPick(Number(day))}
    />
  )
}

function PeriodHeading({ period }: { period: Period }) {
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
