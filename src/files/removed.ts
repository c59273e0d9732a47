import type { StoredFile } from './table.ts'

/** What a store took off the site: its row and the rows of its files, enough to put it back. */
export interface Removed<Row = { id: string; isSample: number }> {
  row: Row
  files: StoredFile[]
}
