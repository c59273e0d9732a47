import type { BinKind } from '../content.ts'
import type { StoredRows } from '../database/stored-rows.ts'
import { ofAll } from '../features.ts'
import type { BinnedRecords } from '../features/feature.ts'
import { fileRows } from '../files/stored-rows.ts'
import { recordRows } from '../records/stored-rows.ts'

/** A table that is left out does not compile. */
export const STORED_ROWS: StoredRows = {
  ...ofAll('rows'),
  ...fileRows,
  ...recordRows,
  content_version: undefined,
  search_entry: undefined,
}

/** A kind that is left out does not compile. */
export const BINNED_RECORDS: Record<BinKind, BinnedRecords> = ofAll('bin')
