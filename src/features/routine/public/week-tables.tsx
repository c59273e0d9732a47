import type { ReactNode } from 'react'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { weekdayName, weekdayOf } from '../../../words/days.ts'
import type { NextLessons } from '../next-lessons.ts'
import type { Column, Taught, Week } from '../week.ts'
import { formatHours } from '../../../words/hours.ts'

export interface WeekProps {
  week: Week
  next: NextLessons
  /** The time, if lessons of today can be running. */
  time: string | undefined
  /** The teacher or the section of a lesson. */
  detailOf: (taught: Taught) => ReactNode
}

/** A row for each day, a column for each period. */
export function SectionTable({ week: { columns, days }, next, time, detailOf }: WeekProps) {
  const { words } = usePage()
  return (
    <table className="rt">
      <caption className="vh" id="week">
        {words.routine.week}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.routine.day}</th>
          {columns.map((column) => (
            <th key={column.from} scope="col" className={endOf(column)}>
              <ColumnName column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ weekday, cells }) => (
          <tr key={weekday} className={isNext(weekday, next) ? 'now' : undefined}>
            <th scope="row">
              <DayName weekday={weekday} next={next} />
            </th>
            {columns.map((column, index) => (
              <Cell
                key={column.from}
                className={endOf(column)}
                lessons={cells[index]!}
                isRunning={isNext(weekday, next) && isRunning(column, time)}
                detailOf={detailOf}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * A row for each time, a column for each day. A teacher of both shifts has lessons at up to 14 times,
 * which are too many for columns.
 */
export function TeacherTable({ week: { columns, days }, next, time, detailOf }: WeekProps) {
  const { words } = usePage()
  const now = (weekday: number) => (isNext(weekday, next) ? 'now' : undefined)
  return (
    <table className="rt own">
      <caption className="vh" id="week">
        {words.routine.week}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.routine.time}</th>
          {days.map(({ weekday }) => (
            <th key={weekday} scope="col" className={now(weekday)}>
              <DayName weekday={weekday} next={next} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column, index) => (
          <tr key={column.from + column.to}>
            <th scope="row">
              <ColumnName column={column} />
            </th>
            {days.map(({ weekday, cells }) => (
              <Cell
                key={weekday}
                className={now(weekday)}
                lessons={cells[index]!}
                isRunning={isNext(weekday, next) && isRunning(column, time)}
                detailOf={detailOf}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({
  className,
  lessons,
  isRunning: isTime,
  detailOf,
}: Pick<WeekProps, 'detailOf'> & {
  className: string | undefined
  lessons: Taught[]
  /** It is the time of this cell now. */
  isRunning: boolean
}) {
  const isOn = isTime && lessons.length > 0
  return (
    <td
      className={[className, isOn && 'on'].filter(Boolean).join(' ') || undefined}
      aria-current={isOn ? 'time' : undefined}
    >
      {isOn && <RunningMark />}
      {lessons.map((taught) => (
        <Lesson key={taught.routine._id} taught={taught} detailOf={detailOf} />
      ))}
    </td>
  )
}

/** Says that a lesson is running, for eyes that do not see the frame. */
export function RunningMark() {
  const { words } = usePage()
  return <em className="now-mark"> {words.routine.running}</em>
}

export function isRunning({ from, to }: Pick<Column, 'from' | 'to'>, time: string | undefined) {
  return time !== undefined && from <= time && time < to
}

function ColumnName({ column }: { column: Column }) {
  const { language } = usePage()
  return (
    <>
      {column.name && <span lang="bn">{column.name}</span>}{' '}
      <small>{formatHours(column, language)}</small>
    </>
  )
}

function DayName({ weekday, next }: { weekday: number; next: NextLessons }) {
  const { language, words } = usePage()
  const { today, nextLessons } = words.routine
  return (
    <>
      {weekdayName(weekday, language)}
      {isNext(weekday, next) && (
        <small className="now-mark"> {next.isToday ? today : nextLessons}</small>
      )}
    </>
  )
}

function isNext(weekday: number, { day }: NextLessons): boolean {
  return day !== undefined && weekdayOf(day) === weekday
}

function endOf({ isBeforeBreak }: Column): string | undefined {
  return isBeforeBreak ? 'brk' : undefined
}

/** The subject of a lesson, with its teacher or section. */
export function Lesson({ taught, detailOf }: Pick<WeekProps, 'detailOf'> & { taught: Taught }) {
  const { words } = usePage()
  return (
    <div className={taught.isClash ? 'clash' : undefined}>
      <b lang="bn">{taught.lesson.subject}</b> {detailOf(taught)}{' '}
      {taught.isClash && <small>{words.routine.clash}</small>}
    </div>
  )
}
