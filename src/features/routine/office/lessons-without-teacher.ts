import type { RoutineRecord } from '../schema.ts'

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
