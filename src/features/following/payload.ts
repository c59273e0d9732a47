import { createHash } from 'node:crypto'
import { contentKinds, DOCUMENT_KINDS, type DocumentKind } from '../../content.ts'
import { langOf, type Language, pathIn } from '../../words/language.ts'
import type { Announcement } from './announcement.ts'
import { endOf } from './due-times.ts'
import { followingWords } from './words.ts'

/** Characters, as Unicode counts them. With them, a payload fits into one encrypted record. */
const MAX_TITLE = 120
const MAX_TEXT = 240
/** Far more characters than a text of `MAX_TEXT` needs. */
const MAX_READ = 2000

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS
/** FCM keeps messages for four weeks, and can refuse one that is to be kept longer. */
const MAX_TTL_SECONDS = 28 * DAY_SECONDS

/** The request to a push service, before the payload is encrypted. */
export interface PushContent {
  /** Declarative Web Push: browsers show it even if our worker is gone. */
  payload: string
  /** How long the push service keeps it for a phone that is off. */
  ttlSeconds: number
  /** `high` wakes a phone that sleeps. */
  urgency: 'high' | 'normal'
  /** It replaces a message with the same topic that still waits at the push service. */
  topic: string
}

interface Reader {
  language: Language
  /** The origin of the school's site. */
  origin: string
  timeZone: string
  /** ISO 8601 UTC. */
  now: string
}

/**
 * One push with these announcements of a kind, in their order: several documents, or one of anything
 * else. It is the same for all followers with the same announcements and language.
 */
export function describePush(
  kind: string,
  announcements: readonly Announcement[],
  { language, origin, timeZone, now }: Reader,
): PushContent {
  const last = announcements.at(-1)!
  const { title, text, path } =
    announcements.length > 1
      ? severalWords(kind as DocumentKind, announcements, language)
      : { ...last.words[language], path: last.path }
  const notification = {
    title: cut(title, MAX_TITLE),
    body: cut(text, MAX_TEXT),
    navigate: origin + pathIn(language, path),
    lang: langOf(title, language) ?? language,
    tag: last.tag,
    ...(last.ringsAgain && { renotify: true }),
    icon: `${origin}/icon-192.png`,
  }
  const isDocument = isDocumentKind(kind)
  return {
    payload: JSON.stringify({ web_push: 8030, notification }),
    ttlSeconds: isDocument ? DAY_SECONDS : secondsUntilEnd(last.lastDay, { timeZone, now }),
    urgency: isDocument ? 'normal' : 'high',
    topic: topicOf(last.tag),
  }
}

/** All kinds but documents ring at once, at any hour. */
export function isDocumentKind(kind: string): kind is DocumentKind {
  return DOCUMENT_KINDS.some((one) => one === kind)
}

/** The text in one line, with at most `max` characters, whole graphemes and a sign of the cut. */
export function cut(text: string, max: number): string {
  const line = text.slice(0, MAX_READ).replace(/\s+/g, ' ').trim()
  if (lengthOf(line) <= max && text.length <= MAX_READ) return line
  let length = 0
  let end = 0
  for (const { segment, index } of graphemes.segment(line)) {
    length += lengthOf(segment)
    if (length > max - 1) break
    end = index + segment.length
  }
  return `${line.slice(0, end).trimEnd()}…`
}

const graphemes = new Intl.Segmenter('bn')

function lengthOf(text: string): number {
  return Array.from(text).length
}

function severalWords(
  kind: DocumentKind,
  announcements: readonly Announcement[],
  language: Language,
) {
  const own = followingWords[language]
  const areCorrections = announcements[0]!.ringsAgain
  // The text of a correction is the title of its document.
  const titles = announcements.map(
    ({ words }) => words[language][areCorrections ? 'text' : 'title'],
  )
  const { length } = announcements
  return {
    title: areCorrections ? own.corrections(length) : own.several[kind](length),
    text: titles.toReversed().join(' · '),
    path: contentKinds[kind].pages[0].path,
  }
}

function secondsUntilEnd(
  lastDay: Announcement['lastDay'],
  { timeZone, now }: Pick<Reader, 'timeZone' | 'now'>,
): number {
  if (lastDay === null) return HOUR_SECONDS
  const seconds = (Date.parse(endOf(lastDay, timeZone)) - Date.parse(now)) / 1000
  return Math.min(MAX_TTL_SECONDS, Math.max(0, Math.ceil(seconds)))
}

/** Push services accept at most 32 characters of base64url. */
function topicOf(tag: string): string {
  if (/^[\w-]{1,32}$/.test(tag)) return tag
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}
