import type { ReactNode } from 'react'
import { DataTable } from '../../../pages/parts/data-table.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatShortDay, weekdayName, weekdayOf } from '@pathshala/bengali/days'
import { termsIn } from '../../people/english-terms.ts'
import type { NextLessons } from '../next-lessons.ts'
import type { Column, Taught, Week } from '../week.ts'
import { formatHours } from '../../../words/hours.ts'
import { langOfContent } from '../../../words/language.ts'

type Day = Week['days'][number]

export interface WeekProps {
  week: Week
  next: NextLessons
  /** The next lessons, if they are those of the next routine. */
  coming: { week: Week; next: NextLessons } | undefined
  /** The time, if lessons of today can be running. */
  time: string | undefined
  /** The teacher or the section of a lesson. */
  detailOf: (taught: Taught) => ReactNode
}

type TableProps = Omit<WeekProps, 'coming'>

/** A row for each day, a column for each period. */
export function SectionTable({ week: { columns, days }, next, time, detailOf }: TableProps) {
  const { words } = usePage()
  return (
    <DataTable
      className="rt tall lessons"
      caption={words.routine.week}
      captionId="week"
      hidesCaption
      columns={[
        {
          head: words.routine.day,
          render: ({ weekday }) => <DayName weekday={weekday} next={next} />,
          isRowHead: true,
        },
        ...columns.map((column, at) => ({
          head: <ColumnName column={column} />,
          className: column.isBeforeBreak ? 'brk' : undefined,
          ...lessonCell(
            ({ cells }: Day) => cells[at]!,
            ({ weekday }) => (isRunning(column, time) && isNext(weekday, next) ? next : undefined),
            detailOf,
          ),
        })),
      ]}
      rows={days}
      rowClass={({ weekday }) => (isNext(weekday, next) ? 'now' : undefined)}
    />
  )
}

/**
 * A row for each time, a column for each day. A teacher of both shifts has lessons at up to 14 times,
 * which are too many for columns.
 */
export function TeacherTable({ week: { columns, days }, next, time, detailOf }: TableProps) {
  const { words } = usePage()
  return (
    <DataTable
      className="rt tall lessons own"
      caption={words.routine.week}
      captionId="week"
      hidesCaption
      columns={[
        {
          head: words.routine.time,
          render: (column) => <ColumnName column={column} />,
          isRowHead: true,
        },
        ...days.map(({ weekday, cells }) => ({
          head: <DayName weekday={weekday} next={next} />,
          className: isNext(weekday, next) ? 'now' : undefined,
          ...lessonCell(
            (column: Column) => cells[columns.indexOf(column)]!,
            (column) => (isRunning(column, time) && isNext(weekday, next) ? next : undefined),
            detailOf,
          ),
        })),
      ]}
      rows={columns}
    />
  )
}

/** The lessons of a cell, marked if they are running now. */
function lessonCell<Row>(
  lessonsOf: (row: Row) => Taught[],
  nowOf: (row: Row) => NextLessons | undefined,
  detailOf: WeekProps['detailOf'],
) {
  const isOn = (row: Row) => {
    const now = nowOf(row)
    return now !== undefined && lessonsOf(row).some((taught) => isTaughtOnNextDay(taught, now))
  }
  return {
    attributes: (row: Row) =>
      isOn(row) ? { className: 'on', 'aria-current': 'time' as const } : {},
    render: (row: Row) => (
      <>
        {isOn(row) && <RunningMark />}
        {lessonsOf(row).map((taught) => (
          <Lesson key={taught.routine._id} taught={taught} detailOf={detailOf} />
        ))}
      </>
    ),
  }
}

/** Tells a screen reader that this lesson is running. Others see the frame. */
export function RunningMark() {
  const { words } = usePage()
  return <em className="no-print"> {words.routine.running}</em>
}

export function isRunning({ from, to }: Pick<Column, 'from' | 'to'>, time: string | undefined) {
  return time !== undefined && from <= time && time < to
}

function ColumnName({ column }: { column: Column }) {
  const { language } = usePage()
  return (
    <>
      {column.name && <PeriodName name={column.name} />}{' '}
      <small>{formatHours(column, language)}</small>
    </>
  )
}

export function PeriodName({ name }: { name: string }) {
  const shown = termsIn(usePage().language, name)
  return <span lang={langOfContent(shown)}>{shown}</span>
}

function DayName({ weekday, next }: { weekday: number; next: NextLessons }) {
  const { language, words } = usePage()
  const { today, nextOn } = words.routine
  return (
    <>
      {weekdayName(weekday, language)}
      {isNext(weekday, next) && (
        <small className="no-print">
          {' '}
          {next.isToday ? today : nextOn(formatShortDay(next.day!, language))}
        </small>
      )}
    </>
  )
}

function isNext(weekday: number, { day }: NextLessons): boolean {
  return day !== undefined && weekdayOf(day) === weekday
}

/** An exam or a closure of some classes leaves the others their lessons. */
export function isTaughtOnNextDay({ routine }: Taught, { classes }: NextLessons): boolean {
  return classes.some(
    ({ className, shift }) => className === routine.className && shift === routine.shift,
  )
}

/** The subject of a lesson, with its teacher or section. */
export function Lesson({ taught, detailOf }: Pick<WeekProps, 'detailOf'> & { taught: Taught }) {
  const { language, words } = usePage()
  const subject = termsIn(language, taught.lesson.subject)
  return (
    <div className={taught.isClash ? 'clash' : undefined}>
      <b lang={langOfContent(subject)}>{subject}</b> {detailOf(taught)}{' '}
      {taught.isClash && <small>{words.routine.clash}</small>}
    </div>
  )
}
