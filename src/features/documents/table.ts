import type { Generated } from 'kysely'
import type { DocumentKind } from '../../content.ts'
import type { Topic } from './topics.ts'

/** Characters of a text. */
export const MAX_TEXT = 100_000

/** Who wrote the text: a person, the program that made the file, or recognition. */
export const TEXT_SOURCES = ['typed', 'file', 'machine'] as const
export type TextSource = (typeof TEXT_SOURCES)[number]

/** How far reading is; `none` if files of this kind are not read. */
export const READING_STATES = ['waiting', 'done', 'failed', 'none'] as const
export type ReadingState = (typeof READING_STATES)[number]

/** A word that recognition may have misread. */
export interface Doubt {
  /** Its start and end in the text, in UTF-16 units. */
  from: number
  to: number
  /** The page's index, and the word's box in thousandths of the page's width and height. */
  page: number
  box: [x: number, y: number, width: number, height: number]
}

export interface DocumentTable {
  id: string
  kind: DocumentKind
  /** Within its kind, in order of creation, never used again. */
  number: number
  title: string
  /** The stored file's name. */
  file: string
  /** ISO 8601 UTC. */
  date: string
  createdAt: string
  updatedAt: string
  version: number
  /** 1 for sample content. */
  isSample: number
  topic: Topic | null
  /** The pages of the file; null if unknown or if such files have none. */
  pageCount: number | null
  /** The stored file names of the pages' pictures, as a JSON array. */
  pages: Generated<string>
  /** The rows that wait are the queue of the reading process. */
  reading: Generated<ReadingState>
  /** The error code of a failed reading. */
  readingProblem: string | null
  /** How often a process began to read the file. */
  readingAttempts: Generated<number>
  /** Until this moment (ISO 8601 UTC), one process has the file to itself. */
  readingUntil: string | null
  /** Null if there is no text. */
  textSource: TextSource | null
  /** An array of `Doubt` as JSON. */
  doubts: Generated<string>
  text: Generated<string>
}

/** The last number that a document of this kind got. */
export interface DocumentNumberTable {
  kind: DocumentKind
  last: number
}
