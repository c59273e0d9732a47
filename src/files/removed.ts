import type { StoredFile } from './table.ts'

/** A deleted row and the rows of its files, enough to restore them. */
export interface Removed<Row = { id: string; isSample: number }> {
  row: Row
  files: StoredFile[]
}
