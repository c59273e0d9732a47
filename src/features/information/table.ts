import type { InformationKey } from '../../content.ts'

/** The own value of an entry, and its last check. */
export interface InformationTable {
  key: InformationKey
  /** JSON of `formOf(key)`; `{}` if only a check is stored. */
  value: string
  /** ISO 8601 UTC. */
  checkedAt: string | null
  /** The username; visitors do not see it. */
  checkedBy: string | null
  /** ISO 8601 UTC; a check does not change it. */
  updatedAt: string
  version: number
  /** 1 for sample content. */
  isSample: number
}

declare module '../../database/database.ts' {
  interface Tables {
    information: InformationTable
  }
}
