import type { PlainCode } from '../errors/codes.ts'
import type { Doubt } from '../features/documents/table.ts'
import type { PagePicture } from '../files/pictures/task.ts'

/** Only these first pages of a file are pictured and read. */
export const MAX_PAGES = 30

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

export type ReadingProblem = Extract<PlainCode, `reading-${string}`>

/** The file cannot be read, and the file is the cause. */
export class Unreadable extends Error {
  readonly problem: ReadingProblem

  constructor(problem: ReadingProblem, cause: string) {
    super(cause)
    this.problem = problem
  }
}
