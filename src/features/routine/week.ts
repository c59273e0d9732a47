import { SCHOOL_WEEK } from '@pathshala/bengali/days'
import { findClashes, type Slot, slotsOf } from './clashes.ts'
import type { Period, RoutineRecord } from './schema.ts'

/** A time of the day, with `HH:MM` for start and end. */
export interface Column extends Omit<Period, 'isBreak'> {
  isBeforeBreak: boolean
}

type Routine = Pick<
  RoutineRecord,
  '_id' | 'className' | 'shift' | 'section' | 'validFrom' | 'periods' | 'lessons'
>

export interface Taught extends Slot<Routine> {
  /** The teacher has another lesson at this time. */
  isClash: boolean
}

/** The days with lessons. A day has the lessons for each column in `cells`. */
export interface Week {
  /** In order. The name is empty if the routines of a teacher name this time differently. */
  columns: Column[]
  /** The breaks of a section. */
  breaks: Period[]
  days: { weekday: number; cells: Taught[][] }[]
}

/** The week of a section: a column for each of its periods. */
export function weekOfSection(routine: Routine): Week {
  const { periods } = routine
  const columns = periods.flatMap(({ isBreak, ...period }, index) =>
    isBreak ? [] : [{ ...period, isBeforeBreak: periods[index + 1]?.isBreak === true }],
  )
  const taught = slotsOf(routine).map((slot) => ({ ...slot, isClash: false }))
  return {
    columns,
    breaks: periods.filter(({ isBreak }) => isBreak),
    days: arrange(columns, taught),
  }
}

/** The week of a teacher, over all sections: a column for each time of a lesson. */
export function weekOfTeacher(routines: Routine[], teacherId: string): Week {
  const slots = routines
    .flatMap((routine) => slotsOf(routine))
    .filter(({ lesson }) => lesson.teacherId === teacherId)
  // Each slot clashes with itself.
  const taught = slots.map((slot) => ({ ...slot, isClash: findClashes(slot, slots).length > 1 }))
  const columns = columnsOf(slots)
  return { columns, breaks: [], days: arrange(columns, taught) }
}

/** The times of the lessons, in order, each once. */
function columnsOf(slots: Slot<Routine>[]): Column[] {
  const columns = new Map<string, Column>()
  for (const { routine, lesson, from, to } of slots) {
    const { name } = routine.periods[lesson.period]!
    const known = columns.get(from + to)
    const shared = known && known.name !== name ? '' : name
    columns.set(from + to, { name: shared, from, to, isBeforeBreak: false })
  }
  return Array.from(columns.values()).sort((a, b) => (a.from + a.to).localeCompare(b.from + b.to))
}

function arrange(columns: Column[], taught: Taught[]): Week['days'] {
  return SCHOOL_WEEK.map((weekday) => ({
    weekday,
    lessons: taught.filter(({ lesson }) => lesson.day === weekday),
  }))
    .filter(({ lessons }) => lessons.length > 0)
    .map(({ weekday, lessons }) => ({
      weekday,
      cells: columns.map(({ from, to }) =>
        lessons.filter((one) => one.from === from && one.to === to),
      ),
    }))
}
