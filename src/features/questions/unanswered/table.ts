import type { Day } from '@pathshala/bengali/days'

/** A search without a result on one day at the school. */
interface UnansweredTable {
  /** Folded, so that different spellings of it are one search. */
  text: string
  day: Day
  /** From at least so many networks. */
  networks: number
}

/** A search that is never listed again. */
interface UnaskedTable {
  /** The SHA-256 of its text: the text itself is kept no longer than others. */
  hash: string
}

declare module '../../../database/database.ts' {
  interface Tables {
    searchUnanswered: UnansweredTable
    unaskedSearch: UnaskedTable
  }
}
