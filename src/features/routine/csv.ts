import { bn } from '../../words/public-words.ts'
import { SCHOOL_WEEK, weekdayName } from '@pathshala/bengali/days'
import { formatHours } from '../../words/hours.ts'
import { NO_TEACHER, parseLesson } from './paste/timetable-cells.ts'
import type { RoutineRecord } from './schema.ts'

/** A routine as a table in Bengali, which the office can paste again. Breaks are empty columns. */
export function routineTable({ periods, lessons }: Pick<RoutineRecord, 'periods' | 'lessons'>) {
  const cellOf = (weekday: number, period: number) => {
    const lesson = lessons.find((one) => one.day === weekday && one.period === period)
    if (!lesson) return ''
    const { subject, teacher } = lesson
    if (teacher !== '') return `${subject} (${teacher})`
    // Otherwise the brackets at the end of a subject would be read as its teacher.
    const isPlain = parseLesson(subject, () => false)?.teacher === ''
    return isPlain ? subject : `${subject} (${NO_TEACHER})`
  }
  return {
    columns: [
      bn.routine.day,
      ...periods.map((period) => `${period.name} ${formatHours(period, 'bn')}`),
    ],
    rows: SCHOOL_WEEK.filter((weekday) => lessons.some(({ day }) => day === weekday)).map(
      (weekday) => [
        weekdayName(weekday, 'bn'),
        ...periods.map((_, period) => cellOf(weekday, period)),
      ],
    ),
  }
}
