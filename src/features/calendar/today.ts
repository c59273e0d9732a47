import { addDays, type Day } from '@pathshala/bengali/days'
import type { CalendarRecord } from './schema.ts'
import {
  type DescribedDay,
  describeDay,
  findOpenDay,
  type SchoolCalendar,
  type SchoolDay,
} from './school-day.ts'
import { endOfLastShift, type ShiftTexts } from './shift-hours.ts'

/** What the section “আজ” speaks of. */
export interface Today {
  today: DescribedDay
  tomorrow: DescribedDay
  /** Today's lessons and exams have ended, or could have. */
  isOver: boolean
  /** The day of the headline. */
  shown: DescribedDay
  /** The closure that closes the shown day, or tomorrow if today is closed anyway. */
  closure: CalendarRecord | undefined
  /** When the school opens, if it is closed on the shown day. */
  opens: SchoolDay | undefined
}

/** Whether the school has entered a calendar or hours. */
export function isDayKnown(
  day: Day,
  { entries }: SchoolCalendar,
  shifts: ShiftTexts | undefined,
): boolean {
  return endOfLastShift(shifts) !== undefined || entries.some(({ to }) => to >= day)
}

/**
 * The headline is about today. After the last shift, and on the eve of an exam without school, it is
 * about tomorrow. Undefined for a day that is not known.
 */
export function findToday(
  day: Day,
  time: string,
  calendar: SchoolCalendar,
  shifts: ShiftTexts | undefined,
): Today | undefined {
  if (!isDayKnown(day, calendar, shifts)) return undefined
  const end = endOfLastShift(shifts)
  const [today, tomorrow] = [describeDay(day, calendar), describeDay(addDays(day, 1), calendar)]
  const isOver = end !== undefined && time >= end
  const isEve = !today.isOpen && today.cause?.kind !== 'closure' && tomorrow.exams.length > 0
  const shown = isOver || isEve ? tomorrow : today
  const closed = shown.isOpen ? [] : [shown, tomorrow]
  return {
    today,
    tomorrow,
    isOver,
    shown,
    closure: closed.map(({ cause }) => cause).find((cause) => cause?.kind === 'closure'),
    opens: shown.isOpen ? undefined : findOpenDay(shown.day, null, calendar),
  }
}
