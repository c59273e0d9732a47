import type { Day } from '../../../words/days.ts'
import type { RoutineQuery } from '../addresses.ts'
import { findNextLessons, type NextLessons } from '../next-lessons.ts'
import type { RoutineRecord } from '../schema.ts'
import { type Week, weekOfSection, weekOfTeacher } from '../week.ts'
import type { Stores } from '../../../school/school.ts'

interface List {
  /** Every routine. */
  routines: RoutineRecord[]
  /** The routines that match the query, or all. */
  shown: RoutineRecord[]
  /** No routine matches the query. */
  isMissing: boolean
}

interface Weekly {
  week: Week
  next: NextLessons
}

export interface SectionWeek extends Weekly {
  routines: RoutineRecord[]
  routine: RoutineRecord
  /** The ids of teachers who are in the list of officers. */
  listed: string[]
}

export interface TeacherWeek extends Weekly {
  teacher: { id: string; name: string; isListed: boolean }
}

export type RoutinePage =
  | ({ kind: 'list' } & List)
  | ({ kind: 'section' } & SectionWeek)
  | ({ kind: 'teacher' } & TeacherWeek)

export async function findPage(
  stores: Stores,
  query: RoutineQuery,
  today: Day,
): Promise<RoutinePage> {
  const routines = await stores.routines.list()
  if (query.teacherId !== '') return findTeacherWeek(stores, routines, query.teacherId, today)
  const parts = (['className', 'shift', 'section'] as const).filter((part) => query[part] !== '')
  const matching = routines.filter((one) => parts.every((part) => one[part] === query[part]))
  const [routine] = matching
  if (parts.length === 0 || !routine || matching.length > 1) {
    const isMissing = !routine && parts.length > 0
    return { kind: 'list', routines, shown: isMissing ? routines : matching, isMissing }
  }
  const week = weekOfSection(routine)
  const { shift, validFrom } = routine
  return {
    kind: 'section',
    routines,
    routine,
    listed: (await stores.officers.list()).map(({ _id }) => _id),
    week,
    next: await findNext(stores, today, week, { shift, validFrom }),
  }
}

async function findTeacherWeek(
  stores: Stores,
  routines: RoutineRecord[],
  id: string,
  today: Day,
): Promise<RoutinePage> {
  const week = weekOfTeacher(routines, id)
  const taught = week.days.flatMap(({ cells }) => cells.flat())
  const [first] = taught
  if (!first) return { kind: 'list', routines, shown: routines, isMissing: true }
  const { shift: own } = first.routine
  const shift = taught.every(({ routine }) => routine.shift === own) ? { shift: own } : {}
  const isListed = (await stores.officers.list()).some(({ _id }) => _id === id)
  const teacher = { id, name: first.lesson.teacher, isListed }
  return { kind: 'teacher', teacher, week, next: await findNext(stores, today, week, shift) }
}

async function findNext(
  stores: Stores,
  today: Day,
  { days }: Week,
  of: Pick<Parameters<typeof findNextLessons>[1], 'shift' | 'validFrom'>,
): Promise<NextLessons> {
  const [entries, { weeklyHolidays }] = await Promise.all([
    stores.calendar.list({ from: today }),
    stores.site.find(),
  ])
  const weekdays = days.map(({ weekday }) => weekday)
  return findNextLessons(today, { weekdays, ...of }, { entries, weeklyHolidays })
}
