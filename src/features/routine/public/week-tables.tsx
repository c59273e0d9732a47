import type { ReactNode } from 'react'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { weekdayName, weekdayOf } from '../../../words/days.ts'
import type { NextLessons } from '../next-lessons.ts'
import type { Column, Taught, Week } from '../week.ts'
import { formatHours } from '../../../words/hours.ts'

export interface WeekProps {
  week: Week
  next: NextLessons
  /** The teacher or the section of a lesson. */
  detailOf: (taught: Taught) => ReactNode
}

/** A row for each day, a column for each period. */
export function SectionTable({ week: { columns, days }, next, detailOf }: WeekProps) {
  const { words } = usePage()
  return (
    <table className="rt" style={{ minWidth: `${columns.length * 8 + 8}rem` }}>
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
              <td key={column.from} className={endOf(column)}>
                <Cell lessons={cells[index]!} detailOf={detailOf} />
              </td>
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
export function TeacherTable({ week: { columns, days }, next, detailOf }: WeekProps) {
  const { words } = usePage()
  const now = (weekday: number) => (isNext(weekday, next) ? 'now' : undefined)
  return (
    <table className="rt own" style={{ minWidth: `${days.length * 8 + 8}rem` }}>
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
              <td key={weekday} className={now(weekday)}>
                <Cell lessons={cells[index]!} detailOf={detailOf} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ lessons, detailOf }: Pick<WeekProps, 'detailOf'> & { lessons: Taught[] }) {
  return lessons.map((taught) => (
    <Lesson key={taught.routine._id} taught={taught} detailOf={detailOf} />
  ))
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
