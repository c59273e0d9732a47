import { addDays, type Day, isDay, weekdayOf } from '@pathshala/bengali/days'
import type { Language } from '../../../words/language.ts'
import { readCalendar } from '../../calendar/read-calendar.ts'
import { findSchoolDay, type SchoolDay } from '../../calendar/school-day.ts'
import type { RoutineQuery } from '../addresses.ts'
import { findNextLessons, type NextLessons } from '../next-lessons.ts'
import type { RoutineRecord, SectionKey } from '../schema.ts'
import { type Taught, type Week, weekOfSection, weekOfTeacher } from '../week.ts'
import { comingAfter, routinesOn } from '../versions.ts'
import type { Stores } from '../../../request/school.ts'

const PARTS = ['className', 'shift', 'section'] as const

/** The day and the time at the school. */
interface Moment {
  today: Day
  time: string
  /** The day whose routines are shown: today or later. */
  shownOn: Day
  /** The routines of all days. */
  all: RoutineRecord[]
  language: Language
}

/** What every view has. */
export interface Shown {
  /** The day of the shown routines, if they begin later; otherwise empty. */
  from: string
  /** The first day of the next routines. */
  until: Day | undefined
}

interface List {
  /** Every routine. */
  routines: RoutineRecord[]
  /** The routines that match the query, or all. */
  shown: RoutineRecord[]
  /** The sections of the student counts that have no routine, among those of `shown`. */
  without: SectionKey[]
  /** No routine matches the query. */
  isMissing: boolean
  /** Today and tomorrow, for their exams. */
  days: [SchoolDay, SchoolDay]
}

interface Weekly {
  week: Week
  /** Without a day if the next lessons are not in this week. */
  next: NextLessons
  /** The next lessons, if another routine has begun by then. */
  coming: { week: Week; next: NextLessons } | undefined
  /** The time, if lessons of today can be running. */
  time: string | undefined
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

/** The routines of today, or, if the query names a later day, those of that day. */
export async function findPage(
  stores: Stores,
  query: RoutineQuery,
  { today, time, language }: Pick<Moment, 'today' | 'time' | 'language'>,
): Promise<RoutinePage & Shown> {
  const from = isDay(query.from) && query.from > today ? query.from : ''
  const shownOn = from || today
  const all = await stores.routines.listAll()
  const routines = routinesOn(all, shownOn)
  const isAsked = (one: RoutineRecord) =>
    query.teacherId === ''
      ? PARTS.every((part) => ['', one[part]].includes(query[part]))
      : one.lessons.some(({ teacherId }) => teacherId === query.teacherId)
  const until = comingAfter(all, shownOn).find(isAsked)?.validFrom
  const page = await findView(stores, routines, query, {
    today,
    time,
    shownOn,
    all,
    language,
  })
  return { ...page, from, until }
}

async function findView(
  stores: Stores,
  routines: RoutineRecord[],
  query: RoutineQuery,
  moment: Moment,
): Promise<RoutinePage> {
  if (query.teacherId !== '') return findTeacherWeek(stores, routines, query.teacherId, moment)
  const parts = PARTS.filter((part) => query[part] !== '')
  const isAsked = (one: SectionKey) => parts.every((part) => one[part] === query[part])
  const routine = routines.find(isAsked)
  // “All” stays a list, also if it has a single routine.
  if (!routine || parts.length < PARTS.length) {
    return findList(stores, routines, moment, routine || parts.length === 0 ? isAsked : undefined)
  }
  return {
    kind: 'section',
    routines,
    routine,
    listed: (await stores.officers.list()).map(({ _id }) => _id),
    ...(await findWeekly(stores, routines, moment, (some) => {
      const own = some.find(isAsked)
      return own && weekOfSection(own)
    })),
  }
}

/** Without `isAsked`, the asked routine is missing, and all others are offered. */
async function findList(
  stores: Stores,
  routines: RoutineRecord[],
  { today, language }: Moment,
  isAsked: ((one: SectionKey) => boolean) | undefined,
): Promise<RoutinePage> {
  const isShown = isAsked ?? (() => true)
  const [{ sections }, calendar] = await Promise.all([
    stores.studentCounts.listForVisitors(),
    readCalendar(stores, { from: today }, language),
  ])
  const without = sections.filter(
    (count) => !routines.some((one) => PARTS.every((part) => one[part] === count[part])),
  )
  return {
    kind: 'list',
    routines,
    shown: routines.filter(isShown),
    without: without.filter(isShown),
    isMissing: isAsked === undefined,
    days: [findSchoolDay(today, calendar), findSchoolDay(addDays(today, 1), calendar)],
  }
}

async function findTeacherWeek(
  stores: Stores,
  routines: RoutineRecord[],
  id: string,
  moment: Moment,
): Promise<RoutinePage> {
  const weekOf = (some: RoutineRecord[]) => weekOfTeacher(some, id)
  const [first] = taughtIn(weekOf(routines))
  if (!first) return findList(stores, routines, moment, undefined)
  const isListed = (await stores.officers.list()).some(({ _id }) => _id === id)
  const teacher = { id, name: first.lesson.teacher, isListed }
  return { kind: 'teacher', teacher, ...(await findWeekly(stores, routines, moment, weekOf)) }
}

/** The week of the shown routines, and the next lessons by the routines of their day. */
async function findWeekly(
  stores: Stores,
  shown: RoutineRecord[],
  { today, time, shownOn, all, language }: Moment,
  weekOf: (routines: RoutineRecord[]) => Week | undefined,
): Promise<Weekly> {
  const week = weekOf(shown)!
  const starts = [...new Set(all.map(({ validFrom }) => validFrom))].sort()
  const weeks = new Map<Day | undefined, Week | undefined>()
  const weekOn = (day: Day) => {
    const start = starts.findLast((one) => one <= day)
    if (!weeks.has(start)) weeks.set(start, weekOf(routinesOn(all, day)))
    return weeks.get(start)
  }
  const taughtOn = (day: Day) =>
    taughtIn(weekOn(day), weekdayOf(day))
      .map(({ routine }) => routine)
      .filter(({ validFrom }) => validFrom <= day)
  const calendar = await readCalendar(stores, { from: today }, language)
  const next = findNextLessons(today, { of: routinesIn(week), taughtOn, from: shownOn }, calendar)
  const ofNext = next.day === undefined ? week : weekOn(next.day)!
  const idsIn = (one: Week) => routinesIn(one).map(({ _id }) => _id)
  const isSame = idsIn(ofNext).join() === idsIn(week).join()
  return {
    week,
    next: isSame ? next : { ...next, day: undefined },
    coming: isSame ? undefined : { week: ofNext, next },
    time: next.isToday ? time : undefined,
  }
}

/** The lessons of a week, or of one of its days. */
function taughtIn(week: Week | undefined, weekday?: number): Taught[] {
  return (week?.days ?? [])
    .filter((day) => weekday === undefined || day.weekday === weekday)
    .flatMap(({ cells }) => cells.flat())
}

function routinesIn(week: Week): Taught['routine'][] {
  return [...new Set(taughtIn(week).map(({ routine }) => routine))]
}
