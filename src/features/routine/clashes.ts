import { looseNameWords } from '@pathshala/bengali/person-name'
import type { Lesson, TeacherReplacement } from './schema.ts'

/** The lessons of a routine and their times, `HH:MM`. */
interface TimedLessons {
  periods: { from: string; to: string }[]
  lessons: Lesson[]
}

/** A lesson with its routine and its time. */
export interface Slot<T extends TimedLessons = TimedLessons> {
  routine: T
  lesson: Lesson
  from: string
  to: string
}

export function slotsOf<T extends TimedLessons>(routine: T): Slot<T>[] {
  return routine.lessons.flatMap((lesson) => {
    const period = routine.periods[lesson.period]
    return period ? [{ routine, lesson, from: period.from, to: period.to }] : []
  })
}

/**
 * The lessons of the same teacher at the same time. Teachers without an id are compared by their
 * folded names, so that two spellings of a name count as one teacher.
 */
export function findClashes<T extends TimedLessons>(slot: Slot, slots: Slot<T>[]): Slot<T>[] {
  const teacher = teacherKey(slot.lesson)
  if (teacher === '') return []
  return slots.filter(
    ({ lesson, from, to }) =>
      lesson.day === slot.lesson.day &&
      from < slot.to &&
      slot.from < to &&
      teacherKey(lesson) === teacher,
  )
}

function teacherKey({ teacherId, teacher }: Lesson): string {
  return teacherId ?? looseNameWords(teacher).join(' ')
}

/** Whether this teacher teaches the lesson. Nobody teaches a lesson without a teacher. */
export function isTaughtBy(
  { teacherId, teacher }: Pick<TeacherReplacement, 'teacherId' | 'teacher'>,
  one: Pick<Lesson, 'teacherId' | 'teacher'>,
): boolean {
  if (teacherId !== null) return one.teacherId === teacherId
  return teacher !== '' && one.teacherId === null && one.teacher === teacher
}
