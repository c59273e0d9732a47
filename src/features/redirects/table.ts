/** An address of the school's old site, and the page here that it leads to. */
export interface RedirectTable {
  /** As `oldPath` returns it. */
  path: string
  /** The address of a page of this site, percent-encoded. */
  target: string
  /** The move that brought it; null if staff added it. */
  moveId: number | null
}

/** PostgreSQL indexes values of at most 2,700 bytes. A Bengali letter has three. */
export const MAX_OLD_PATH = 600

declare module '../../database/database.ts' {
  interface Tables {
    redirect: RedirectTable
  }
}
