import { addMinutes, isHour, minutesOf } from '../../words/hours.ts'
import type { Lesson, Period } from './schema.ts'

/** A section's week. */
export interface Timetable {
  periods: Period[]
  lessons: Lesson[]
}

/** The length of a new period if no other period has times. */
const USUAL_MINUTES = 35
const BREAK_MINUTES = 10

const ORDINALS = ['১ম', '২য়', '৩য়', '৪র্থ', '৫ম', '৬ষ্ঠ', '৭ম', '৮ম', '৯ম', '১০ম', '১১শ', '১২শ']

/** The name of a new break. Like all content of the site, it is Bengali. */
export const BREAK_NAME = 'বিরতি'

/** The usual name of a period, from 0: ১ম, ২য় … */
export function ordinalName(index: number): string {
  return (ORDINALS[index] ?? '').normalize('NFC')
}

/** Adds a period after the period at `index`, and moves later periods that would overlap. */
export function insertPeriod(
  { periods, lessons }: Timetable,
  index: number,
  { name, isBreak }: { name: string; isBreak: boolean },
): Timetable {
  const from = periods[index]?.to ?? ''
  const to = isHour(from) ? addMinutes(from, isBreak ? BREAK_MINUTES : lengthOf(periods)) : ''
  return {
    periods: [
      ...periods.slice(0, index + 1),
      { name, from, to, isBreak },
      ...moveAfter(to, periods.slice(index + 1)),
    ],
    lessons: lessons.map((lesson) =>
      lesson.period > index ? { ...lesson, period: lesson.period + 1 } : lesson,
    ),
  }
}

/** Also removes the lessons of the period. */
export function removePeriod({ periods, lessons }: Timetable, index: number): Timetable {
  return {
    periods: periods.filter((_, at) => at !== index),
    lessons: lessons
      .filter(({ period }) => period !== index)
      .map((lesson) => (lesson.period > index ? { ...lesson, period: lesson.period - 1 } : lesson)),
  }
}

/** The indexes of the periods that are not breaks. */
export function lessonPeriods(periods: Pick<Period, 'isBreak'>[]): number[] {
  return periods.flatMap(({ isBreak }, index) => (isBreak ? [] : [index]))
}

/** Adds periods until the timetable has `count` periods for lessons. */
export function addMissingPeriods(timetable: Timetable, count: number): Timetable {
  const present = lessonPeriods(timetable.periods).length
  if (present >= count) return timetable
  const last = timetable.periods.length - 1
  const added = insertPeriod(timetable, last, { name: ordinalName(present), isBreak: false })
  return addMissingPeriods(added, count)
}

/**
 * The week of another section. If `periods` are defined, they stay: the lessons of the source's first
 * period go into the first of them, and so on.
 */
export function copyTimetable(
  source: Timetable,
  { periods, withTeachers }: { periods?: Period[] | undefined; withTeachers: boolean },
): Timetable {
  const from = lessonPeriods(source.periods)
  const own = periods ?? source.periods
  const target = addMissingPeriods({ periods: own, lessons: [] }, from.length)
  const to = lessonPeriods(target.periods)
  return {
    periods: target.periods,
    lessons: source.lessons.map((lesson) => ({
      ...lesson,
      period: to[from.indexOf(lesson.period)]!,
      ...(!withTeachers && { teacherId: null, teacher: '' }),
    })),
  }
}

/** The minutes of the last period that is not a break. */
function lengthOf(periods: Period[]): number {
  const timed = periods.filter((one) => !one.isBreak && isHour(one.from) && isHour(one.to))
  const last = timed[timed.length - 1]
  const minutes = last ? minutesOf(last.to) - minutesOf(last.from) : 0
  return minutes > 0 ? minutes : USUAL_MINUTES
}

/** Moves the periods so that the first of them does not begin before `time`. */
function moveAfter(time: string, periods: Period[]): Period[] {
  const first = periods[0]?.from ?? ''
  const delay = isHour(time) && isHour(first) ? minutesOf(time) - minutesOf(first) : 0
  if (delay <= 0) return periods
  const move = (one: string) => (isHour(one) ? addMinutes(one, delay) : one)
  return periods.map((one) => ({ ...one, from: move(one.from), to: move(one.to) }))
}
