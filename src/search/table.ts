import type { ColumnType } from 'kysely'

/**
 * A document in the search index. Backups leave the index out, because it is rebuilt from the
 * documents.
 */
export interface SearchEntryTable {
  /**
   * Sorts by date; see `searchKeyOf`. PostgreSQL returns it as text. It is written as a bigint:
   * better-sqlite3 binds a number of this size as REAL, and FTS5 ignores a REAL as a limit.
   */
  searchKey: ColumnType<number | string, bigint, bigint>
  documentId: string
  /** The version of the folding that made its words. */
  folding: number
  /** Only on PostgreSQL: on SQLite, the words are in the FTS5 table `search_words`. */
  words?: string
}

declare module '../database/database.ts' {
  interface Tables {
    searchEntry: SearchEntryTable
  }
}
