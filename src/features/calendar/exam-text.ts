import { formatClasses } from '../../words/format-classes.ts'
import { formatStart } from '../../words/hours.ts'
import type { Language } from '../../words/language.ts'
import type { CalendarRecord } from './schema.ts'

/** The titles of exams, each once. */
export function examTitles(exams: readonly Pick<CalendarRecord, 'title'>[]): string[] {
  return [...new Set(exams.map(({ title }) => title))]
}

/** বার্ষিক পরীক্ষা (ষষ্ঠ–নবম শ্রেণি, সকাল ১০টা; পঞ্চম শ্রেণি), for messages. Exams can share a title. */
export function examsText(
  exams: readonly Pick<CalendarRecord, 'title' | 'classes' | 'startsAt'>[],
  language: Language,
): string {
  const byTitle = new Map<string, string[]>()
  for (const { title, classes, startsAt } of exams) {
    const parts = [
      ...(classes.length > 0 ? [formatClasses(classes, language)] : []),
      ...(startsAt ? [formatStart(startsAt, language)] : []),
    ]
    const own = parts.length > 0 ? [parts.join(', ')] : []
    byTitle.set(title, [...(byTitle.get(title) ?? []), ...own])
  }
  return Array.from(byTitle, ([title, own]) =>
    own.length > 0 ? `${title} (${own.join('; ')})` : title,
  ).join(', ')
}
