import type { HistoryKind } from '../../records/history/kinds.ts'
import type { ManySetBack } from '../../records/history/change-many.ts'
import type { HistoryRecord } from '../../records/history/schema.ts'
import { postOnce } from '../form/post-once.ts'
import { callApi } from '../shell/api-client.ts'
import { useStaff } from '../shell/staff-context.tsx'

const HISTORY = '/admin/history'

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

export function restoreEntry(id: string): Promise<ManySetBack> {
  return postOnce({ path: `${HISTORY}/${id}/restore` })
}
