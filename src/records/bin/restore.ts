import type { Removed } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import type { BinKind } from '../../content.ts'
import type { HistoryStore } from '../history/store.ts'
import type { BinStore } from './store.ts'
import type { BinEntryTable } from './table.ts'

/** Every store that moves records to the bin can also restore them. */
type RestoringStores = Record<
  BinKind,
  { putBack(removed: Removed<unknown>): Promise<{ _id: string }> }
> & { bin: BinStore }

/** Restores a record from its bin entry, which the caller has removed. Returns the API's answer. */
export async function restore(
  stores: RestoringStores & { history: HistoryStore },
  entry: BinEntryTable,
): Promise<{ _id: string }> {
  return stores.history.restored(entry.kind, await restoreUnrecorded(stores, entry))
}

/** Without a history entry: the caller adds one for many records. */
export async function restoreUnrecorded(
  stores: RestoringStores,
  { kind, content, files }: BinEntryTable,
): Promise<{ _id: string }> {
  const removed: Removed<unknown> = {
    row: JSON.parse(content) as unknown,
    files: JSON.parse(files) as StoredFile[],
  }
  await stores.bin.forgetDeletedFiles(removed.files)
  return stores[kind].putBack(removed)
}
