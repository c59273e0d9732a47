import { TooLarge } from '@pathshala/tables/budget'
import { systemCode } from '../base/system-code.ts'
import type { PlainCode } from '../errors/codes.ts'
import type { Doubt, Layout } from '../features/documents/table.ts'
import type { PagePicture } from '../files/pictures/task.ts'

/** Further pages of a file are neither pictured nor read. */
export const MAX_PAGES = 30

export type Reading =
  | {
      isRead: true
      /** All pages of the file; null if files of this kind have no pages. */
      pageCount: number | null
      pages: PagePicture[]
      text: string
      source: 'file' | 'machine' | null
      layout: Layout
      doubts: Doubt[]
    }
  | { isRead: false; problem: ReadingProblem; cause: string }

type ReadingProblem = Extract<PlainCode, `reading-${string}`>

/** The file cannot be read, and the file is the cause. */
export class Unreadable extends Error {
  readonly problem: ReadingProblem

  constructor(problem: ReadingProblem, cause: string) {
    super(cause)
    this.problem = problem
  }
}

/** WebAssembly, V8, libvips and its encoders report a refused allocation in these words. */
const OUT_OF_MEMORY =
  /out of memory|allocation failed|Cannot enlarge memory|Aborted\(|\bOOM\b|bad_alloc|Initialization problem|failed to allocate|AOM error/i
/** libvips (8.18) cannot write its output. */
const UNWRITABLE = /unable to open for write/

/** The file is the cause of every error for which the system has no code. */
export function refusalOf(error: unknown): Reading | undefined {
  const cause = String(error)
  if (error instanceof Unreadable) return { isRead: false, problem: error.problem, cause }
  if (systemCode(error) || UNWRITABLE.test(cause)) return undefined
  const isTooLarge =
    error instanceof TooLarge ||
    error instanceof WebAssembly.RuntimeError ||
    OUT_OF_MEMORY.test(cause)
  return { isRead: false, problem: isTooLarge ? 'reading-too-large' : 'reading-damaged', cause }
}
