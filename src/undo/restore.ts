import type { Removed } from '../files/removed.ts'
import type { StoredFile } from '../files/table.ts'
import type { Stores } from '../server/stores.ts'
import type { BinKind } from './kinds.ts'
import type { BinEntryTable } from './table.ts'

/** Every store that deletes into the bin takes back what it gave. */
type TakesBack = Record<BinKind, { putBack(removed: Removed<unknown>): Promise<{ _id: string }> }>

/** Puts what was taken out of the bin back where it was; returns the record as its API gives it. */
export async function restore(
  stores: Stores,
  { kind, content, files }: BinEntryTable,
): Promise<{ _id: string }> {
  const removed: Removed<unknown> = {
    row: JSON.parse(content) as unknown,
    files: JSON.parse(files) as StoredFile[],
  }
  const record = await (stores as TakesBack)[kind].putBack(removed)
  return stores.history.restored(kind, record)
}
