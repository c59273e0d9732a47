import { useStaff } from '../../../office/staff-context.tsx'
import type { DocumentSummary } from '../schema.ts'

/** What the office says about a document's text: how it was read, or why there is none. */
export type TextState = 'waiting' | 'failed' | 'machine' | 'file' | 'typed' | 'empty' | 'none'

type Read = Pick<DocumentSummary, 'reading' | 'textSource'>

/** Reading ends on the server: screens load again until then, at this interval. */
export const READING_POLL_MS = 4000

/** With READING=off, no document is ever read. */
export function useReading() {
  const { readsDocuments } = useStaff()
  const isBeingRead = ({ reading }: Pick<Read, 'reading'>) =>
    readsDocuments && reading === 'waiting'
  return {
    isBeingRead,
    canReadAgain: ({ reading }: Pick<Read, 'reading'>) =>
      readsDocuments && (reading === 'done' || reading === 'failed'),
    /** `none` if there is no text and such files are not read. */
    textStateOf(document: Read): TextState {
      const { reading, textSource } = document
      if (isBeingRead(document)) return 'waiting'
      if (textSource !== null) return textSource
      if (reading === 'done') return 'empty'
      return reading === 'failed' ? 'failed' : 'none'
    },
  }
}
