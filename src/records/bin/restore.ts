import type { Removed } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import type { BinKind } from '../../content.ts'
import type { HistoryStore } from '../history/store.ts'
import type { BinStore } from './store.ts'
import type { BinEntryTable } from './table.ts'

/** Every store that deletes into the bin can restore what it deleted. */
type TakesBack = Record<BinKind, { putBack(removed: Removed<unknown>): Promise<{ _id: string }> }>

/** Restores a record that was taken out of the bin; returns it as its API does. */
export async function restore(
  stores: TakesBack & { bin: BinStore; history: HistoryStore },
  { kind, content, files }: BinEntryTable,
): Promise<{ _id: string }> {
  const removed: Removed<unknown> = {
    row: JSON.parse(content) as unknown,
    files: JSON.parse(files) as StoredFile[],
  }
  await stores.bin.forgetDeletedFiles(removed.files)
  const record = await stores[kind].putBack(removed)
  return stores.history.restored(kind, record)
}
