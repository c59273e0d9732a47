import { CLASSES, type ClassName, type Shift, SHIFTS } from '@pathshala/bengali/classes'
import { addDays, type Day, daysBetween, isWithin, weekdayOf } from '@pathshala/bengali/days'
import type { CalendarKind } from './kinds.ts'
import type { CalendarRecord } from './schema.ts'

/** A search for a day ends here. */
const MAX_DAYS_AHEAD = 400

export type DayEntry = Pick<
  CalendarRecord,
  'kind' | 'from' | 'to' | 'isClosed' | 'shift' | 'classes' | 'keepsExams'
>

/** What decides about a day of the school. */
export interface SchoolCalendar<E extends DayEntry = CalendarRecord> {
  /** Sorted by their first day. */
  entries: readonly E[]
  /** 0 is Sunday. */
  weeklyHolidays: readonly number[]
  /** The classes that the school has. */
  classes: readonly ClassName[]
  /** Its classes from the next school year on, if they are known. */
  nextClasses?: { from: Day; classes: readonly ClassName[] } | undefined
}

/** A class in a shift. */
export interface ClassShift {
  className: ClassName
  shift: Shift
}

/** The day of a class, of a shift, or of the whole school. The school has lessons if a class has. */
export type DayStatus = 'lessons' | 'exam' | 'closed'

/** One day: the classes with lessons, the classes with an exam, and the free classes. */
export interface SchoolDay<E extends DayEntry = CalendarRecord> {
  day: Day
  status: DayStatus
  /** Somebody has lessons or an exam. */
  isOpen: boolean
  /** Why the school is closed. Undefined on a weekly holiday, and if it is open. */
  cause: E | undefined
  /** The exams that are held. */
  exams: E[]
  classesWithLessons: ClassName[]
  /** The classes that have neither, while others have. */
  freeClasses: ClassName[]
}

export interface DescribedDay<E extends DayEntry = CalendarRecord> extends SchoolDay<E> {
  /** The last closed day in a row, weekly holidays included; null if the school is open. */
  until: Day | null
  nextHoliday: E | null
  /** The running exam, or the next exam. An exam whose days have closures is neither. */
  nextExam: E | null
}

/** The day of the school, or of one of its shifts. */
export function findSchoolDay<E extends DayEntry>(
  day: Day,
  calendar: SchoolCalendar<E>,
  shifts: readonly Shift[] = SHIFTS,
): SchoolDay<E> {
  const { entries } = calendar
  const classes = schoolClassesOn(day, calendar)
  const exams = entries.filter((exam) => isHeldOn(day, exam, calendar, shifts))
  const have = (status: DayStatus) => (className: ClassName) =>
    shifts.some((shift) => classStatusOn(day, { className, shift }, calendar) === status)
  const classesWithLessons = classes.filter(have('lessons'))
  const status = classesWithLessons.length > 0 ? 'lessons' : exams.length > 0 ? 'exam' : 'closed'
  const isOpen = status !== 'closed'
  const isFree = (one: ClassName) => !have('lessons')(one) && !have('exam')(one)
  return {
    day,
    status,
    isOpen,
    cause: isOpen ? undefined : causeOn(day, calendar),
    exams,
    classesWithLessons,
    freeClasses: isOpen ? classes.filter(isFree) : [],
  }
}

/** The day, and what follows it. */
export function describeDay<E extends DayEntry>(
  day: Day,
  calendar: SchoolCalendar<E>,
): DescribedDay<E> {
  const found = findSchoolDay(day, calendar)
  return {
    ...found,
    until: found.isOpen ? null : lastClosedDay(day, calendar),
    nextHoliday:
      calendar.entries.find(
        ({ kind, isClosed, from }) => kind === 'holiday' && isClosed && from > day,
      ) ?? null,
    nextExam: findNextExam(day, calendar),
  }
}

/** `shift` is null for the whole school. */
export function statusOn(day: Day, shift: Shift | null, calendar: SchoolCalendar<DayEntry>) {
  return findSchoolDay(day, calendar, shift === null ? SHIFTS : [shift]).status
}

/** The first day after this one on which the school, or one of its shifts, is not closed. */
export function findOpenDay<E extends DayEntry>(
  after: Day,
  shift: Shift | null,
  calendar: SchoolCalendar<E>,
): SchoolDay<E> | undefined {
  for (let count = 1; count <= MAX_DAYS_AHEAD; count += 1) {
    const found = findSchoolDay(addDays(after, count), calendar, shift === null ? SHIFTS : [shift])
    if (found.isOpen) return found
  }
  return undefined
}

/**
 * The day of a class in a shift. It is free if an exam of other classes ends the lessons of the whole school.
 */
export function classStatusOn(
  day: Day,
  own: ClassShift,
  calendar: SchoolCalendar<DayEntry>,
): DayStatus {
  const { entries, weeklyHolidays } = calendar
  const onDay = entriesOn(day, entries)
  if (onDay.some((exam) => isHeldFor(day, exam, own, calendar))) return 'exam'
  if (weeklyHolidays.includes(weekdayOf(day))) return 'closed'
  return onDay.some((entry) => isClosedBy(day, entry, own, calendar)) ? 'closed' : 'lessons'
}

/** The entries that leave a class in a shift without lessons, a closure first. */
export function causesFor<E extends DayEntry>(
  day: Day,
  own: ClassShift,
  calendar: SchoolCalendar<E>,
): E[] {
  return sortCauses(
    entriesOn(day, calendar.entries).filter((entry) => isClosedBy(day, entry, own, calendar)),
  )
}

function isClosedBy(
  day: Day,
  entry: DayEntry,
  own: ClassShift,
  calendar: SchoolCalendar<DayEntry>,
): boolean {
  if (!entry.isClosed) return false
  if (entry.kind !== 'exam') return isFor(own, entry)
  return isForShift(own.shift, entry) && isHeldOn(day, entry, calendar, [own.shift])
}

/** Whether an exam is held on this day for one of its classes in one of the shifts. */
export function isHeldOn(
  day: Day,
  exam: DayEntry,
  calendar: SchoolCalendar<DayEntry>,
  shifts: readonly Shift[] = SHIFTS,
): boolean {
  if (exam.kind !== 'exam' || !isWithin(day, exam)) return false
  return shifts.some((shift) =>
    classesOf(exam, day, calendar).some((className) =>
      isHeldFor(day, exam, { className, shift }, calendar),
    ),
  )
}

/**
 * Whether a class has this exam on this day. A closure cancels it, unless it keeps exams. It pauses
 * on other closed days, unless it has no other days: then it is meant for them.
 */
export function isHeldFor(
  day: Day,
  exam: DayEntry,
  own: ClassShift,
  { entries, weeklyHolidays }: SchoolCalendar<DayEntry>,
): boolean {
  if (exam.kind !== 'exam' || !isWithin(day, exam) || !isFor(own, exam)) return false
  const closing = entries.filter(
    (entry) => entry.isClosed && entry.kind !== 'exam' && isFor(own, entry),
  )
  const closures = closing.filter(({ kind }) => kind === 'closure')
  if (closures.some((entry) => isWithin(day, entry) && !entry.keepsExams)) return false
  const planned = closing.filter(({ kind }) => kind !== 'closure')
  const isPause = (one: Day) =>
    weeklyHolidays.includes(weekdayOf(one)) || planned.some((entry) => isWithin(one, entry))
  return !isPause(day) || daysOf(exam).every(isPause)
}

function findNextExam<E extends DayEntry>(day: Day, calendar: SchoolCalendar<E>): E | null {
  const exams = calendar.entries.flatMap((exam) => {
    const days = findExamDays(day, exam, calendar)
    return days ? [{ exam, from: days.from }] : []
  })
  return exams.sort((a, b) => a.from.localeCompare(b.from))[0]?.exam ?? null
}

/** The first and the last day of an exam from this day on; undefined for any other entry. */
export function findExamDays(
  from: Day,
  exam: DayEntry,
  calendar: SchoolCalendar<DayEntry>,
): { from: Day; to: Day } | undefined {
  if (exam.kind !== 'exam') return undefined
  const days = daysOf({ from: exam.from < from ? from : exam.from, to: exam.to })
  const [first, ...later] = days.filter((day) => isHeldOn(day, exam, calendar))
  // Old browsers have no `at` and no `findLast`.
  if (first === undefined) return undefined
  return { from: first, to: later[later.length - 1] ?? first }
}

/** The exams that a closure of these days would cancel. */
export function examsDuring<E extends DayEntry>(
  closure: Pick<DayEntry, 'from' | 'to' | 'shift'>,
  calendar: SchoolCalendar<E>,
): E[] {
  const shifts = closure.shift === null ? SHIFTS : [closure.shift]
  const days = daysOf(closure)
  return calendar.entries.filter((exam) =>
    days.some((day) => isHeldOn(day, exam, calendar, shifts)),
  )
}

/**
 * The new days of an exam of which a closure moves some days. If the closure covers all of its days,
 * the whole exam moves; otherwise it lasts longer.
 */
export function movedExamDays(
  exam: DayEntry,
  closure: DayEntry,
  day: Day,
  calendar: SchoolCalendar<DayEntry>,
): { from: Day; to: Day } {
  const entries = [...calendar.entries, closure]
  const { from, to } = exam
  if (findExamDays(from, exam, { ...calendar, entries })) {
    return { from: day < from ? day : from, to: day > to ? day : to }
  }
  return { from: day, to: addDays(day, daysBetween(from, to)) }
}

/** The closures for the band of every page. They cover the day or begin on the next day. */
export function closuresToShow<E extends DayEntry>(day: Day, entries: readonly E[]): E[] {
  const tomorrow = addDays(day, 1)
  return entries.filter(({ kind, from, to }) => kind === 'closure' && from <= tomorrow && to >= day)
}

/** The entries that touch a day, in their order. */
export function entriesOn<E extends DayEntry>(day: Day, entries: readonly E[]): E[] {
  return entries.filter((entry) => isWithin(day, entry))
}

/** The classes of an entry on a day; all classes of the school if it names none. */
function classesOf(
  { classes }: Pick<CalendarRecord, 'classes'>,
  day: Day,
  calendar: SchoolCalendar<DayEntry>,
): readonly ClassName[] {
  return classes.length > 0 ? classes : schoolClassesOn(day, calendar)
}

function schoolClassesOn(day: Day, { classes, nextClasses }: SchoolCalendar<DayEntry>) {
  return nextClasses && nextClasses.from <= day ? nextClasses.classes : classes
}

/** Whether an entry leaves the whole school without lessons, other than by an exam. */
export function closesSchool({ isClosed, kind, shift, classes }: DayEntry): boolean {
  return isClosed && kind !== 'exam' && shift === null && classes.length === 0
}

/**
 * The entry that closes the school. What closes the whole school comes first. The parts of a closed
 * school are no reason on a weekly holiday.
 */
function causeOn<E extends DayEntry>(
  day: Day,
  { entries, weeklyHolidays }: SchoolCalendar<E>,
): E | undefined {
  const causes = entriesOn(day, entries).filter(({ isClosed, kind }) => isClosed && kind !== 'exam')
  const whole = causes.filter(closesSchool)
  if (whole.length > 0) return sortCauses(whole)[0]
  return weeklyHolidays.includes(weekdayOf(day)) ? undefined : sortCauses(causes)[0]
}

/** A closure comes before a planned holiday. */
function sortCauses<E extends DayEntry>(causes: E[]): E[] {
  const order: CalendarKind[] = ['closure', 'holiday', 'event', 'exam']
  return causes.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

function lastClosedDay(day: Day, calendar: SchoolCalendar<DayEntry>): Day {
  let last = day
  for (let count = 0; count < MAX_DAYS_AHEAD; count += 1) {
    const next = addDays(last, 1)
    if (findSchoolDay(next, calendar).isOpen) break
    last = next
  }
  return last
}

function isFor({ className, shift }: ClassShift, entry: DayEntry): boolean {
  const { classes } = entry
  return isForShift(shift, entry) && (classes.length === 0 || classes.includes(className))
}

function isForShift(shift: Shift, entry: DayEntry): boolean {
  return entry.shift === null || entry.shift === shift
}

function daysOf({ from, to }: { from: Day; to: Day }): Day[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
}

/** The classes that the school has, from those that it has counted; all classes before that. */
export function knownClasses(counted: Iterable<ClassName>): ClassName[] {
  const known = new Set(counted)
  return known.size === 0 ? [...CLASSES] : CLASSES.filter((one) => known.has(one))
}
