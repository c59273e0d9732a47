import { closureWords } from '../../words/closure-words.ts'
import { type Day, formatDayRange } from '../../words/days.ts'
import type { Language } from '../../words/language.ts'
import { schoolWords } from '../../words/school-words.ts'
import type { CalendarRecord } from './schema.ts'

/** “আজ বিদ্যালয় বন্ধ (২২–২৩ নভেম্বর)।” It contains the dates, because a cached page can be some hours old. */
export function closureSentence(
  { from, to, shift }: Pick<CalendarRecord, 'from' | 'to' | 'shift'>,
  day: Day,
  language: Language,
): string {
  const { closed, whole, shift: nameOf } = closureWords[language]
  const when = from <= day ? 'today' : from === to ? 'tomorrow' : 'fromTomorrow'
  const who = shift === null ? whole : nameOf(schoolWords[language].shifts[shift])
  return closed[when](who, formatDayRange(from, to, language))
}
