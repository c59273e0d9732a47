import { formatClasses } from '../../words/format-classes.ts'
import { closureWords } from '../../words/closure-words.ts'
import { examsText } from './exam-text.ts'
import { addDays, type Day, formatDayRange, formatWeekdayAndDay } from '@pathshala/bengali/days'
import type { Language } from '../../words/language.ts'
import { schoolWords } from '../../words/school-words.ts'
import type { CalendarRecord } from './schema.ts'
import { type DayEntry, findOpenDay, type SchoolCalendar } from './school-day.ts'

type Closure = Pick<CalendarRecord, 'from' | 'to' | 'shift' | 'classes' | 'keepsExams'>

/** The entries of a calendar, with what messages say of an exam. */
type SaidEntry = DayEntry & Pick<CalendarRecord, 'title' | 'startsAt'>

/** “আজ বিদ্যালয় বন্ধ (২২–২৩ নভেম্বর)।” It contains the dates, because a cached page can be some hours old. */
export function closureSentence(closure: Closure, day: Day, language: Language): string {
  const days = formatDayRange(closure.from, closure.to, language)
  return closureWords[language].withDays(closureTitle(closure, day, language), days)
}

/** “আজ বিদ্যালয় বন্ধ”. The closure covers the day or begins on the next day. */
function closureTitle(closure: Closure, day: Day, language: Language): string {
  const { from, to } = closure
  const { closed } = closureWords[language]
  const when = from <= day ? 'today' : from === to ? 'tomorrow' : 'fromTomorrow'
  return withKeptExams(closed[when](whoIsClosed(closure, language)), closure, language)
}

function withKeptExams(closed: string, { keepsExams }: Closure, language: Language): string {
  return keepsExams ? closureWords[language].keepsExams(closed) : closed
}

/** “আগামীকাল বিদ্যালয় বন্ধ”, or “২৬ নভেম্বর বিদ্যালয় বন্ধ” if it is not near. */
export function announcedTitle(closure: Closure, today: Day, language: Language): string {
  const { from, to } = closure
  if (from <= addDays(today, 1)) return closureTitle(closure, today, language)
  const days = formatDayRange(from, to, language)
  const closed = closureWords[language].closedOn(whoIsClosed(closure, language), days)
  return withKeptExams(closed, closure, language)
}

/** “ক্লাস আবার শুরু বুধবার, ২৫ নভেম্বর।” It also names the exams of that day, with their classes and hours. */
export function returnSentence(
  closure: Closure,
  calendar: SchoolCalendar<SaidEntry>,
  language: Language,
): string | undefined {
  const opens = returnDay(closure, calendar)
  if (!opens) return undefined
  const { again, againBesideExam, againForExam } = closureWords[language]
  const day = formatWeekdayAndDay(opens.day, language)
  const exams = examsText(opens.exams, language)
  if (opens.status === 'exam') return againForExam(whoIsClosed(closure, language), day, exams)
  return exams === '' ? again(day) : againBesideExam(again(day), exams)
}

/** The day on which the school or the shift opens again. */
export function returnDay<E extends DayEntry>(
  { to, shift }: Pick<CalendarRecord, 'to' | 'shift'>,
  calendar: SchoolCalendar<E>,
) {
  return findOpenDay(to, shift, calendar)
}

/** The school, one of its shifts, or some classes. */
export function whoIsClosed(
  { shift, classes }: Pick<CalendarRecord, 'shift' | 'classes'>,
  language: Language,
): string {
  const { whole, shift: nameOf } = closureWords[language]
  const parts = [
    ...(classes.length > 0 ? [formatClasses(classes, language)] : []),
    ...(shift === null ? [] : [nameOf(schoolWords[language].shifts[shift])]),
  ]
  return parts.join(', ') || whole
}
