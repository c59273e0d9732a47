import { contentKinds, type DocumentKind } from '../../content.ts'
import type { Stores } from '../../request/school.ts'
import type { Language } from '../../words/language.ts'
import type { Announcement, FindAnnouncement } from '../following/announcement.ts'
import { isNews } from '../following/due-times.ts'
import { followingWords } from '../following/words.ts'
import { plainTextOf } from './markdown/plain-text.ts'
import { documentIn } from './english.ts'
import type { DocumentRecord, DocumentSummary } from './schema.ts'
import { textWithoutPaper } from './shown-text.ts'
import { isPublic } from './states.ts'

/** An announcement has only the first words. */
const MAX_READ = 5000

/** Undefined for a document that visitors do not find in lists. */
export const documentAnnouncement =
  (kind: DocumentKind): FindAnnouncement =>
  async ({ [kind]: store }, { recordId, mistake }) => {
    const record = await store.find(recordId)
    if (mistake) return record && isPublic(record.state) ? undefined : correctionOf(kind, mistake)
    if (record?.state !== 'published') return undefined
    const { number, url } = record
    return {
      words: { bn: wordsOf(kind, record, 'bn'), en: wordsOf(kind, record, 'en') },
      path: url,
      tag: tagOf(kind, number),
      lastDay: null,
      record,
    }
  }

function wordsOf(kind: DocumentKind, record: DocumentRecord, language: Language) {
  const shown = documentIn(language, record)
  const start = textWithoutPaper(shown).slice(0, MAX_READ)
  const text = plainTextOf({ ...shown, text: start }).trim()
  return { title: shown.title, text: text || followingWords[language].single[kind] }
}

/** The document can be gone, so its words come from the message that phones have. */
function correctionOf(
  kind: DocumentKind,
  { title, tag }: { title: string; tag: string },
): Announcement {
  const { bn, en } = followingWords
  return {
    words: {
      bn: { title: bn.correction, text: title },
      en: { title: en.correction, text: title },
    },
    path: contentKinds[kind].pages[0].path,
    tag,
    ringsAgain: true,
    lastDay: null,
    record: {},
  }
}

const tagOf = (kind: DocumentKind, number: number) => `${kind}-${number}`

type Announced = Pick<DocumentSummary, 'createdAt' | 'date' | 'state' | 'topic'>

interface DocumentChange {
  /** Absent for a new document. */
  before?: Pick<DocumentSummary, 'state' | 'topic' | 'title' | 'number'> | undefined
  /** Absent for a deleted document. */
  after?: Announced | undefined
  /** Whether staff want followers to be told; undefined if they did not choose. */
  isWanted: boolean | undefined
  /** Since when staff want phones that were told of it to be told that it was wrong, ISO 8601 UTC. */
  mistakeAt?: string | undefined
}

/**
 * Announces a document that staff, or its time, have made public for the first time. For a document
 * that is not public, it remembers what staff want, and withdraws an announcement that still waits.
 */
export async function announceChange(
  { outbox }: Stores,
  { kind, recordId }: { kind: DocumentKind; recordId: string },
  { before, after, isWanted, mistakeAt }: DocumentChange,
  timeZone: string,
): Promise<void> {
  const isPublished = after?.state === 'published'
  const wasPublic = before !== undefined && isPublic(before.state)
  // A correction that waits is older than the last time that the document became public.
  if (wasPublic || isPublished) await outbox.withdrawCorrection(kind, recordId)
  if (!isPublished) {
    if (before && mistakeAt !== undefined) {
      const { title, number } = before
      const mistaken = { kind, recordId, title, tag: tagOf(kind, number) }
      await outbox.correct(mistaken, mistakeAt, timeZone)
    }
    await outbox.withdraw(kind, recordId)
  } else if (wasPublic) {
    const { topic } = after
    if (topic !== before.topic) await outbox.changeTopic({ kind, recordId, topic }, timeZone)
    return
  }
  if (!after) return
  if (isWanted === false) return outbox.mute(kind, recordId)
  if (isWanted) await outbox.unmute(kind, recordId)
  else if (wasPublic && !isPublic(after.state)) await outbox.muteSeen(kind, recordId)
  if (!isPublished || !isNews(after)) return
  const { topic } = after
  await outbox.announceDocument({ kind, recordId, topic, reason: 'published' }, timeZone)
}
