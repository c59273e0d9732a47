import type { HistoryKind } from '../../records/history/kinds.ts'
import type { ManySetBack } from '../../records/history/change-many.ts'
import type { HistoryRecord } from '../../records/history/schema.ts'
import { formatNumber } from '../../words/format.ts'
import { leftWords } from './left-words.ts'
import { postOnce } from '../form/post-once.ts'
import { callApi } from '../connection/api-client.ts'
import { useScreenWords, useStaff } from '../frame/staff-context.tsx'

export const HISTORY = '/admin/history'

const MAX_NAMED = 10

/**
 * Runs a change, and returns the id of its entry in the history, if that can be set back. `kind` is
 * that of the entry.
 */
export function useEntryOf(kind: HistoryKind) {
  const { account } = useStaff()
  const findLast = async () => {
    const path = `${HISTORY}?kind=${kind}&limit=1`
    return (await callApi<HistoryRecord[]>({ path }))[0]
  }
  return async (change: () => Promise<void>): Promise<string | undefined> => {
    const before = await findLast()
    await change()
    const entry = await findLast()
    // A change that changed nothing has no entry, so the last one is not its own.
    const isOwn = entry?._id !== before?._id && entry?.username === account?.username
    return isOwn && entry?.canSetBack ? entry._id : undefined
  }
}

/** Sets the records of one entry back. Those that were changed since stay. */
export function restoreEntry(id: string): Promise<ManySetBack> {
  return postOnce({ path: `${HISTORY}/${id}/restore` })
}

/** Names the records that stayed when the others were set back; empty if none stayed. */
export function useLeftSentence(): (left: ManySetBack['left']) => string {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(leftWords)
  return (all) => {
    const left = all.filter(({ reason }) => reason !== 'set-back-same')
    if (left.length === 0) return ''
    const titles = left.map(({ kind, title }) => title || staffWords.kinds[kind])
    const names = titles.slice(0, MAX_NAMED).join(', ')
    const more = titles.length - MAX_NAMED
    return words.left(more > 0 ? words.more(names, formatNumber(more, language)) : names)
  }
}
