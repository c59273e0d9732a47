import type { Day } from '@pathshala/bengali/days'
import { formatHours } from '../../../words/hours.ts'
import type { Lesson, Period, RoutineRecord, SectionKey, TeacherReplacement } from '../schema.ts'
import { ordinalName, type Timetable } from '../timetable.ts'
import { findClashes, isTaughtBy, type Slot, slotsOf } from '../clashes.ts'
import { comingAfter, routinesOn } from '../versions.ts'

/** A field of the form: a lesson, or an empty cell. `at` is the time of its period. */
interface Cell extends Omit<Lesson, 'day' | 'period'> {
  at: string
}

type CellKey = `${number}/${number}`

/**
 * The fields of the form. Each cell is a separate field, so that two clerks can write in different
 * cells. A cell has the time of its period, so that moved periods are a conflict with a cell that
 * another clerk writes.
 */
export interface RoutineValues {
  validFrom: string
  periods: Period[]
  [cell: CellKey]: Cell
}

const DAYS = [0, 1, 2, 3, 4, 5, 6]
const EMPTY = { subject: '', teacherId: null, teacher: '' }

export function cellKey(day: number, period: number): CellKey {
  return `${day}/${period}`
}

export function valuesOf({
  validFrom,
  ...timetable
}: Timetable & Pick<RoutineValues, 'validFrom'>): RoutineValues {
  return { validFrom, ...fieldsOf(timetable) }
}

/** The week as fields of the form, with every empty cell. */
function fieldsOf({ periods, lessons }: Timetable): Omit<RoutineValues, 'validFrom'> {
  const fields: Omit<RoutineValues, 'validFrom'> = { periods }
  for (const day of DAYS) {
    periods.forEach(({ from, to, isBreak }, period) => {
      fields[cellKey(day, period)] = { at: isBreak ? '' : `${from}–${to}`, ...EMPTY }
    })
  }
  for (const { day, period, ...lesson } of lessons) {
    const key = cellKey(day, period)
    if (fields[key]) fields[key] = { at: fields[key].at, ...lesson }
  }
  return fields
}

/** Only the fields that differ. Cells of removed periods become empty. */
export function changesTo(values: RoutineValues, timetable: Timetable): Partial<RoutineValues> {
  const next = fieldsOf(timetable)
  const { validFrom: _, ...old } = values
  const changes: Partial<RoutineValues> = {}
  if (!isSame(next.periods, old.periods)) changes.periods = next.periods
  for (const key of cellKeys({ ...old, ...next })) {
    const cell = next[key] ?? { at: '', ...EMPTY }
    if (!isSame(cell, old[key])) changes[key] = cell
  }
  return changes
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * The written cells, by day and period. They include cells in a break, and cells of a period that
 * another clerk removed.
 */
export function timetableOf(values: RoutineValues): Timetable {
  const lessons = cellKeys(values).flatMap((key) => {
    const { subject, teacherId, teacher } = values[key] ?? EMPTY
    const [day = 0, period = 0] = key.split('/').map(Number)
    return subject || teacher ? [{ day, period, subject, teacherId, teacher }] : []
  })
  lessons.sort((a, b) => a.day - b.day || a.period - b.period)
  return { periods: values.periods, lessons }
}

function cellKeys(values: object): CellKey[] {
  return Object.keys(values).filter((key): key is CellKey => key.includes('/'))
}

/** The week as it is sent: without lessons in breaks. */
export function withoutBreaks({ periods, lessons }: Timetable): Timetable {
  return { periods, lessons: lessons.filter(({ period }) => periods[period]?.isBreak !== true) }
}

/** The periods of another section of the shift, or the usual periods. */
export function proposePeriods(shift: SectionKey['shift'], routines: RoutineRecord[]): Period[] {
  return routines.find((one) => one.shift === shift)?.periods ?? USUAL_PERIODS[shift]
}

const USUAL_PERIODS = {
  Morning: usualPeriods(
    ['07:30', '08:05', '08:40', '09:15', '09:50'],
    ['10:00', '10:35', '11:10', '11:45'],
  ),
  Day: usualPeriods(
    ['12:00', '12:35', '13:10', '13:45', '14:20'],
    ['14:30', '15:05', '15:40', '16:15'],
  ),
}

/** The periods before and after a break. Each list has their starts and the end of the last period. */
function usualPeriods(before: string[], after: string[]): Period[] {
  const periods = (starts: string[], first: number) =>
    starts.slice(0, -1).map((from, index) => ({
      name: ordinalName(first + index),
      from,
      to: starts[index + 1]!,
      isBreak: false,
    }))
  const tiffin = { name: 'টিফিন', from: before[before.length - 1]!, to: after[0]!, isBreak: true }
  return [...periods(before, 0), tiffin, ...periods(after, before.length - 1)]
}

/** ১ম ৭:৩০–৮:০৫ */
export function describePeriod({ name, from, to }: Period, language: 'bn' | 'en'): string {
  return `${name} ${formatHours({ from, to }, language)}`
}

/** For each lesson, by `cellKey`: the teacher's lessons in other sections at the same time. */
export function clashesOf(
  timetable: Timetable,
  others: RoutineRecord[],
): Map<string, Slot<RoutineRecord>[]> {
  const elsewhere = others.flatMap((routine) => slotsOf(routine))
  const clashes = slotsOf(withoutBreaks(timetable)).map((slot) => {
    const { day, period } = slot.lesson
    return [cellKey(day, period), findClashes(slot, elsewhere)] as const
  })
  return new Map(clashes.filter(([, found]) => found.length > 0))
}

/**
 * How many lessons the new teacher would get at a time at which she already teaches, in the routines
 * of today and in the coming ones.
 */
export function countNewClashes(
  change: TeacherReplacement,
  routines: RoutineRecord[],
  today: Day,
): number {
  const days = new Set([today, ...comingAfter(routines, today).map(({ validFrom }) => validFrom)])
  const found = new Set<string>()
  for (const day of days) {
    const slots = routinesOn(routines, day).flatMap((routine) => slotsOf(routine))
    const [given, own] = [true, false].map((isGiven) =>
      slots.filter(({ lesson }) => isTaughtBy(change, lesson) === isGiven),
    ) as [Slot<RoutineRecord>[], Slot<RoutineRecord>[]]
    for (const slot of given) {
      const lesson = { ...slot.lesson, teacherId: change.by, teacher: '' }
      if (findClashes({ ...slot, lesson }, own).length === 0) continue
      found.add(`${slot.routine._id} ${cellKey(lesson.day, lesson.period)}`)
    }
  }
  return found.size
}

/** For each deleted teacher and section: the routine with only the lessons of this teacher. */
export function lessonsWithoutTeacher(
  routines: RoutineRecord[],
  officerIds: ReadonlySet<string>,
): { teacher: string; routine: RoutineRecord }[] {
  return routines.flatMap((routine) => {
    const gone = routine.lessons.filter(
      ({ teacherId }) => teacherId !== null && !officerIds.has(teacherId),
    )
    const ids = [...new Set(gone.map(({ teacherId }) => teacherId))]
    return ids.map((id) => {
      const lessons = gone.filter(({ teacherId }) => teacherId === id)
      return { teacher: lessons[0]!.teacher, routine: { ...routine, lessons } }
    })
  })
}

export interface Taught extends Pick<Lesson, 'teacherId' | 'teacher'> {
  key: string
  /** How many lessons the teacher has in a week of all these routines. */
  lessons: number
}

/** The teachers of the lessons, by name. Deleted ones too, whose names stay in the routines. */
export function teachersOf(routines: RoutineRecord[]): Taught[] {
  const found = new Map<string, Taught>()
  for (const { teacherId, teacher } of routines.flatMap(({ lessons }) => lessons)) {
    if (teacher === '') continue
    const key = teacherId ?? `name ${teacher}`
    const lessons = (found.get(key)?.lessons ?? 0) + 1
    found.set(key, { key, teacherId, teacher, lessons })
  }
  return [...found.values()].sort((a, b) => a.teacher.localeCompare(b.teacher, 'bn'))
}
