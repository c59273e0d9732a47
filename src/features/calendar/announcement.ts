import type { Stores } from '../../school/school.ts'
import { closureWords } from '../../words/closure-words.ts'
import { addDays, type Day, formatDayRange } from '../../words/days.ts'
import { asSentence } from '../../words/format.ts'
import type { Language } from '../../words/language.ts'
import type { FindAnnouncement } from '../following/announcement.ts'
import { CALENDAR_PAGE, entryUrl } from './address.ts'
import { closureTitle, returnSentence, whoIsClosed } from './closure-sentence.ts'
import type { CalendarRecord } from './schema.ts'

type Days = Awaited<ReturnType<typeof readDays>>

/** A closure that staff have entered, changed or ended. */
export const closureAnnouncement: FindAnnouncement = async (
  stores,
  { recordId, reason, today },
) => {
  const entry = await stores.calendar.find(recordId)
  if (reason === 'closureEnded') {
    // A holiday in its place closes the school too.
    if (entry?.isClosed && entry.to >= today) return undefined
    const ended = entry ?? (await stores.calendar.findInBin(recordId))
    if (!ended) return undefined
    const days = await readDays(stores, today)
    return {
      words: { bn: wordsOfEnd(ended, days, 'bn'), en: wordsOfEnd(ended, days, 'en') },
      path: entry ? entryUrl(entry) : CALENDAR_PAGE,
      tag: tagOf(recordId),
      lastDay: ended.to < today ? today : ended.to,
      record: ended,
    }
  }
  if (!entry || !isAnnounced(entry, today)) return undefined
  const days = await readDays(stores, today)
  const isCorrected = reason === 'closureChanged'
  return {
    words: {
      bn: wordsOf(entry, isCorrected, days, 'bn'),
      en: wordsOf(entry, isCorrected, days, 'en'),
    },
    path: entryUrl(entry),
    tag: tagOf(recordId),
    lastDay: entry.to,
    record: entry,
  }
}

/** Whether it is a closure that is not over. */
export function isAnnounced({ kind, to }: CalendarRecord, today: Day): boolean {
  return kind === 'closure' && to >= today
}

async function readDays({ calendar, site }: Stores, today: Day) {
  const [entries, { weeklyHolidays }] = await Promise.all([
    calendar.list({ from: today }),
    site.find(),
  ])
  return { today, entries, weeklyHolidays }
}

/** “আগামীকাল বিদ্যালয় বন্ধ”, “২৬ নভেম্বর: ঝড় ও ভারী বৃষ্টি। ক্লাস আবার শুরু …” */
function wordsOf(entry: CalendarRecord, isCorrected: boolean, days: Days, language: Language) {
  const { from, to, shift, title, note } = entry
  const { today, entries, weeklyHolidays } = days
  const { corrected, closedOn } = closureWords[language]
  const range = formatDayRange(from, to, language)
  const isNear = from <= addDays(today, 1)
  const closed = isNear
    ? closureTitle(entry, today, language)
    : closedOn(whoIsClosed(shift, language), range)
  const again = returnSentence(entry, entries, weeklyHolidays, language)
  return {
    title: isCorrected ? corrected(closed) : closed,
    text: [`${range}: ${asSentence(title)}`, note, again].filter(Boolean).join(' '),
  }
}

function wordsOfEnd(ended: CalendarRecord, days: Days, language: Language) {
  const { from, to, shift, title } = ended
  const { today, entries, weeklyHolidays } = days
  const untilYesterday = { ...ended, to: addDays(today, -1) }
  const again = returnSentence(untilYesterday, entries, weeklyHolidays, language)
  const range = formatDayRange(from, to, language)
  return {
    title: closureWords[language].ended(whoIsClosed(shift, language)),
    text: from <= today && again ? again : `${range}: ${title}`,
  }
}

function tagOf(id: string): string {
  return `closure-${id}`
}
