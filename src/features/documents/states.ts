import type { DocumentState } from './table.ts'

/** One call changes at most this many documents. */
export const MAX_AT_ONCE = 500

export function hasState({ state }: { state: DocumentState }, wanted: DocumentState | 'all') {
  return wanted === 'all' || state === wanted
}

/** Whether visitors may see the page of a document in this state. */
export function isPublic(state: DocumentState): boolean {
  return state === 'published' || state === 'ended'
}
