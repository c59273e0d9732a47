import type { DocumentKind } from '../../content.ts'
import type { Stores } from '../../request/school.ts'
import type { Day } from '@pathshala/bengali/days'
import type { Language } from '../../words/language.ts'
import type { MessageReason } from './table.ts'

/** `following` is for messages about following itself, `machine` for those about the server. */
export type AnnouncedKind = DocumentKind | 'calendar' | 'following' | 'machine'

/** The words of an announcement, read from its record when it is sent. */
export interface Announcement {
  /** In the language of the follower, where the software writes them. They are not cut yet. */
  words: Record<Language, { title: string; text: string }>
  /** Its page, in Bengali: `/notices/214`. */
  path: string
  /** A notification replaces an older one with the same tag: `notices-214`. */
  tag: string
  /** The last day of a closure; null for other records. */
  lastDay: Day | null
  /** Whether the phone also rings if it shows a message with this tag. */
  ringsAgain?: boolean
  /** The record as its API returns it, for other programs. */
  record: object
}

interface Announced {
  recordId: string
  reason: MessageReason
  /** At the school. */
  today: Day
  /** The title and the tag of the wrong message; only for a correction. */
  mistake?: { title: string; tag: string }
}

/** Undefined if the announcement is no longer true. Then it is not sent. */
export type FindAnnouncement = (
  stores: Stores,
  announced: Announced,
) => Promise<Announcement | undefined>
