import { timeNow } from '../../base/clock.ts'
import type { Stores } from '../../request/school.ts'
import { closureWords } from '../../words/closure-words.ts'
import { addDays, type Day, formatDayRange } from '@pathshala/bengali/days'
import { asSentence, dayAt } from '../../words/format.ts'
import type { Language } from '../../words/language.ts'
import type { FindAnnouncement } from '../following/announcement.ts'
import { CALENDAR_PAGE, entryUrl } from './address.ts'
import { announcedTitle, returnSentence, whoIsClosed } from './closure-sentence.ts'
import { readCalendar } from './read-calendar.ts'
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

interface CalendarChange {
  /** Absent for a new entry. */
  before?: CalendarRecord | undefined
  /** Absent for a deleted entry. */
  after?: CalendarRecord | undefined
}

/** Announces a closure that staff have entered, changed or ended. */
export async function announceClosure(
  { outbox }: Stores,
  { before, after }: CalendarChange,
  timeZone: string,
): Promise<void> {
  const reason = findReason({ before, after }, dayAt(timeNow(), timeZone))
  if (!reason) return
  const { _id: recordId, from } = (after ?? before)!
  const shifts = [before, after].flatMap((entry) => (entry ? [entry.shift] : []))
  await outbox.announceClosure({ recordId, reason, from, shifts }, timeZone)
}

function findReason({ before, after }: CalendarChange, today: Day) {
  const wasAnnounced = before !== undefined && isAnnounced(before, today)
  if (!after || !isAnnounced(after, today)) return wasAnnounced ? 'closureEnded' : undefined
  if (!wasAnnounced) return 'closure'
  const isSame = SHOWN.every(
    (field) => JSON.stringify(before[field]) === JSON.stringify(after[field]),
  )
  return isSame ? undefined : 'closureChanged'
}

/** The fields of the announcement. */
const SHOWN = ['title', 'from', 'to', 'note', 'shift', 'classes', 'keepsExams'] as const

/** Whether it is a closure that is not over. */
function isAnnounced({ kind, to }: CalendarRecord, today: Day): boolean {
  return kind === 'closure' && to >= today
}

async function readDays(stores: Stores, today: Day) {
  return { today, calendar: await readCalendar(stores, { from: today }) }
}

/** “আগামীকাল বিদ্যালয় বন্ধ”, “২৬ নভেম্বর: ঝড় ও ভারী বৃষ্টি। ক্লাস আবার শুরু …” */
function wordsOf(entry: CalendarRecord, isCorrected: boolean, days: Days, language: Language) {
  const { from, to, title, note } = entry
  const { today, calendar } = days
  const { corrected } = closureWords[language]
  const range = formatDayRange(from, to, language)
  const closed = announcedTitle(entry, today, language)
  const again = returnSentence(entry, calendar, language)
  return {
    title: isCorrected ? corrected(closed) : closed,
    text: [`${range}: ${asSentence(title)}`, note, again].filter(Boolean).join(' '),
  }
}

function wordsOfEnd(ended: CalendarRecord, days: Days, language: Language) {
  const { from, to, title } = ended
  const { today, calendar } = days
  const untilYesterday = { ...ended, to: addDays(today, -1) }
  const again = returnSentence(untilYesterday, calendar, language)
  const range = formatDayRange(from, to, language)
  return {
    title: closureWords[language].ended(whoIsClosed(ended, language)),
    text: from <= today && again ? again : `${range}: ${title}`,
  }
}

function tagOf(id: string): string {
  return `closure-${id}`
}
