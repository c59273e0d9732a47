import type { RecordColumns } from '../../records/fields.ts'
import type { Generated } from 'kysely'
import type { DocumentKind, Topic } from '../../content.ts'

/** Characters of a text. */
export const MAX_TEXT = 100_000

/** Who wrote the text: a person, the program that made the file, or recognition. */
export const TEXT_SOURCES = ['typed', 'file', 'machine'] as const
export type TextSource = (typeof TEXT_SOURCES)[number]

/** What becomes of a checked text when its file is replaced. */
export const FILE_TEXTS = ['read', 'keep'] as const
export type FileText = (typeof FILE_TEXTS)[number]

/** `outdated`: the file was replaced, and a person's text waits for an answer of staff. */
export const TEXT_STATES = ['current', 'outdated'] as const

/**
 * How the page shows a text that was read: as paragraphs, with tables, below the picture because the
 * sheet's columns are doubtful or the paper is an empty form, or not at all, because the picture
 * does not show a paper. A person's text is always shown.
 */
export const LAYOUTS = ['text', 'table', 'paper', 'form', 'photo'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The state of reading; `none` if files of this kind are not read. */
export const READING_STATES = ['waiting', 'done', 'failed', 'none'] as const
type ReadingState = (typeof READING_STATES)[number]

/**
 * Whether visitors get the file, or only the pages and the text. `asKnown`: somebody said yes. The
 * answer was given for this file, so that another file is offered without one.
 */
export const OFFER = { no: 0, yes: 1, asKnown: 2 } as const

/** Only staff see drafts and scheduled documents. */
export const DOCUMENT_STATES = ['draft', 'scheduled', 'published', 'ended'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

/** A word that recognition may have misread. */
export interface Doubt {
  /** Its start and end in the text, in UTF-16 units. */
  from: number
  to: number
  /** The page's index, and the word's box in thousandths of the page's width and height. */
  page: number
  box: [x: number, y: number, width: number, height: number]
}

export interface DocumentTable extends RecordColumns {
  kind: DocumentKind
  /** Within its kind, in order of creation, never used again. */
  number: number
  title: string
  /** What English pages show; empty if they show the Bengali. */
  titleEnglish: Generated<string>
  textEnglish: Generated<string>
  /** The stored name of the attachment that is the paper in English. */
  fileEnglish: string | null
  /** 1 if the Bengali was changed after the English. */
  englishDiffers: Generated<number>
  /** The stored file's name; null for a text without a file. */
  file: string | null
  /** A value of `OFFER`. */
  offerFile: Generated<number>
  /** ISO 8601 UTC. */
  date: string
  createdAt: string
  /** Follows from the times below. It changes with them, and when one of these times comes. */
  state: Generated<DocumentState>
  /** ISO 8601 UTC, as all times below; null until it is published. */
  publishedAt: string | null
  /** The time at which a scheduled document is published. */
  publishAt: string | null
  endsAt: string | null
  /** Null if the document is not pinned any more. */
  pinnedUntil: string | null
  topic: Topic | null
  /** The number of pages of the file; null if unknown, or if files of this kind have no pages. */
  pageCount: number | null
  /** The stored file names of the pages' pictures, as a JSON array. */
  pages: Generated<string>
  /** The rows that wait are the queue of the reading process. */
  reading: Generated<ReadingState>
  /** The error code of a failed reading. */
  readingProblem: string | null
  /** How often a process began to read the file. */
  readingAttempts: Generated<number>
  /** Until this time (ISO 8601 UTC), only one process reads the file. */
  readingUntil: string | null
  /** Null if there is no text. */
  textSource: TextSource | null
  /**
   * A person's text that stood beside an earlier file, until staff say whether it is that of the
   * present file. Nothing public reads this column.
   */
  outdatedText: string | null
  /** When a person last changed a checked text whose file stayed, ISO 8601 UTC; null if never. */
  textCorrectedAt: string | null
  /** 1 if the file still has what such a change corrected. */
  textDiffers: Generated<number>
  /** Of the text that was read from the file, also while a person's text replaces it. */
  layout: Generated<Layout>
  /** An array of `Doubt` as JSON. */
  doubts: Generated<string>
  /** A `Letter` as JSON; null if the document is not a letter. */
  letter: string | null
  /** The stored names of further files, as a JSON array. */
  attachments: Generated<string>
  text: Generated<string>
}

/** A file of a draft or a scheduled document: only staff may fetch it. */
export interface HiddenFileTable {
  name: string
  documentId: string
}

/** The last number that a document of this kind got. */
export interface DocumentNumberTable {
  kind: DocumentKind
  last: number
}

declare module '../../database/database.ts' {
  interface Tables {
    document: DocumentTable
    documentNumber: DocumentNumberTable
    hiddenFile: HiddenFileTable
  }
}
