import { closureWords } from './closure-words.ts'
import { addDays, type Day, formatDayRange, formatWeekdayAndDay } from '../../words/days.ts'
import type { Language } from '../../words/language.ts'
import { schoolWords } from '../../words/school-words.ts'
import type { CalendarRecord } from './schema.ts'
import { findOpenDay } from './school-day.ts'

type Closure = Pick<CalendarRecord, 'from' | 'to' | 'shift'>

/** “আজ বিদ্যালয় বন্ধ (২২–২৩ নভেম্বর)।” It contains the dates, because a cached page can be some hours old. */
export function closureSentence(closure: Closure, day: Day, language: Language): string {
  const days = formatDayRange(closure.from, closure.to, language)
  return closureWords[language].withDays(closureTitle(closure, day, language), days)
}

/** “আজ বিদ্যালয় বন্ধ”. The closure covers the day or begins on the next day. */
function closureTitle({ from, to, shift }: Closure, day: Day, language: Language): string {
  const { closed } = closureWords[language]
  const when = from <= day ? 'today' : from === to ? 'tomorrow' : 'fromTomorrow'
  return closed[when](whoIsClosed(shift, language))
}

/** “আগামীকাল বিদ্যালয় বন্ধ”, or “২৬ নভেম্বর বিদ্যালয় বন্ধ” if it is not near. */
export function announcedTitle(closure: Closure, today: Day, language: Language): string {
  const { from, to, shift } = closure
  if (from <= addDays(today, 1)) return closureTitle(closure, today, language)
  const days = formatDayRange(from, to, language)
  return closureWords[language].closedOn(whoIsClosed(shift, language), days)
}

/** “ক্লাস আবার শুরু বুধবার, ২৫ নভেম্বর।” It also says that the first day after the closure has an exam. */
export function returnSentence(
  { to, shift }: Closure,
  entries: Parameters<typeof findOpenDay>[2],
  weeklyHolidays: readonly number[],
  language: Language,
): string | undefined {
  const opens = findOpenDay(to, shift, entries, weeklyHolidays)
  if (!opens) return undefined
  const { again, againForExam } = closureWords[language]
  const day = formatWeekdayAndDay(opens.day, language)
  return opens.status === 'exam' ? againForExam(whoIsClosed(shift, language), day) : again(day)
}

/** The school or one of its shifts. */
export function whoIsClosed(shift: CalendarRecord['shift'], language: Language): string {
  const { whole, shift: nameOf } = closureWords[language]
  return shift === null ? whole : nameOf(schoolWords[language].shifts[shift])
}
