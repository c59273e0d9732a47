import type { DocumentSummary } from '../schema.ts'

/** What the office says about a document's text: how it was read, or why there is none. */
export type TextState = 'waiting' | 'failed' | 'machine' | 'file' | 'typed' | 'empty' | 'none'

type Read = Pick<DocumentSummary, 'reading' | 'textSource'>

/** `none` if there is no text and such files are not read. */
export function textStateOf({ reading, textSource }: Read): TextState {
  if (reading === 'waiting') return 'waiting'
  if (textSource !== null) return textSource
  return reading === 'done' ? 'empty' : reading
}

/** Reading ends on the server: screens load again until then, at this interval. */
export const READING_POLL_MS = 4000

export function isBeingRead({ reading }: Pick<Read, 'reading'>): boolean {
  return reading === 'waiting'
}
