import { isHour } from '../../../words/hours.ts'
import type { Lesson, Period } from '../schema.ts'
import {
  addMissingPeriods,
  BREAK_NAME,
  lessonPeriods,
  ordinalName,
  type Timetable,
} from '../timetable.ts'
import type { Heading } from './timetable-cells.ts'
import type { ReadTable } from './parse-table.ts'
import { findByPart, type Named } from '@pathshala/bengali/person-name'

/**
 * Puts a table into the week. A table with days replaces all lessons, and also the periods if it has
 * their times. Without days, its cells replace the cells from `start` on. Missing periods are added.
 */
export function fitTable(
  read: ReadTable,
  current: Timetable,
  { start, people }: { start: number; people: Named[] },
): Timetable {
  const ownPeriods = read.hasDays ? periodsOf(read.columns) : undefined
  if (ownPeriods) {
    return {
      periods: ownPeriods,
      lessons: read.lessons.map((one) => lessonOf(one, one.column, people)),
    }
  }
  const columns = lessonPeriods(read.columns)
  const first = read.hasDays ? 0 : Math.max(0, lessonPeriods(current.periods).indexOf(start))
  const { periods } = addMissingPeriods(current, first + columns.length)
  const targets = lessonPeriods(periods).slice(first, first + columns.length)
  const lessons = read.lessons.map((one) =>
    lessonOf(one, targets[columns.indexOf(one.column)]!, people),
  )
  const days = new Set(read.lessons.map(({ day }) => day))
  const isOutside = ({ day, period }: Lesson) =>
    !read.hasDays && !(days.has(day) && targets.includes(period))
  return { periods, lessons: [...current.lessons.filter(isOutside), ...lessons] }
}

/** Undefined if a time is missing or out of order. A break without times fills its gap. */
function periodsOf(columns: Heading[]): Period[] | undefined {
  const numbers = lessonPeriods(columns)
  const periods = columns.map(({ name, from, to, isBreak }, index) => ({
    name: name || (isBreak ? BREAK_NAME : ordinalName(numbers.indexOf(index))),
    from: from ?? (isBreak ? (columns[index - 1]?.to ?? '') : ''),
    to: to ?? (isBreak ? (columns[index + 1]?.from ?? '') : ''),
    isBreak,
  }))
  const isInOrder = periods.every(
    ({ from, to }, index) =>
      isHour(from) && isHour(to) && from < to && (periods[index - 1]?.to ?? '') <= from,
  )
  return isInOrder ? periods : undefined
}

function lessonOf(
  { day, subject, teacher }: ReadTable['lessons'][number],
  period: number,
  people: Named[],
): Lesson {
  const person = findByPart(teacher, people)
  return { day, period, subject, teacherId: person?._id ?? null, teacher: person?.name ?? teacher }
}
