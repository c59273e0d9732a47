import type { PlainCode } from '../error-code.ts'
import type { Renditions } from '../files/picture.ts'

/** Only these first pages of a file are pictured and read. */
export const MAX_PAGES = 30
/** Characters of a document's text. */
export const MAX_TEXT = 100_000

export type Reading =
  | {
      isRead: true
      /** All pages of the file; null if its kind has none. */
      pageCount: number | null
      pages: PagePicture[]
      text: string
      source: 'file' | 'machine' | null
      doubts: Doubt[]
    }
  | { isRead: false; problem: ReadingProblem; cause: string }

/** A page's picture, in files below the folder of the reading. `name` is its stored file's name. */
export interface PagePicture extends Renditions {
  name: string
}

/**
 * A word that the machine may have misread: its position in `text` (UTF-16), and its box on the
 * page, in thousandths of the page's width and height.
 */
export interface Doubt {
  from: number
  to: number
  /** From 0. */
  page: number
  box: [x: number, y: number, width: number, height: number]
}

export type ReadingProblem = Extract<PlainCode, `reading-${string}`>

/** The file cannot be read, and the file is the cause. */
export class Unreadable extends Error {
  readonly problem: ReadingProblem

  constructor(problem: ReadingProblem, cause: string) {
    super(cause)
    this.problem = problem
  }
}
