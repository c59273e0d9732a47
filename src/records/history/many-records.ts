import type { Fields } from './difference.ts'
import type { HistoryKind } from './kinds.ts'
import type { HistoryEntryTable } from './table.ts'

/**
 * The `subjectId` of an entry about many records that one call changed. Its kind is that of the
 * records; a record of another kind in it has no personal data.
 */
export const MANY = 'many'

/** A record in such an entry: the fields that differ, or the whole record; null if it did not exist. */
export interface ManyRecord {
  kind: HistoryKind
  _id: string
  title: string
  fields: Fields | null
}

export interface ManyPair {
  before: ManyRecord
  after: ManyRecord
}

/** The values of an entry. Both lists have the same records in the same order. */
export function recordsOf(pairs: ManyPair[]) {
  return {
    before: { records: pairs.map(({ before }) => before) },
    after: { records: pairs.map(({ after }) => after) },
  }
}

/** The records of an entry; none if it is not an entry about many records. */
export function pairsOf({
  subjectId,
  before,
  after,
}: Pick<HistoryEntryTable, 'subjectId' | 'before' | 'after'>): ManyPair[] {
  if (subjectId !== MANY || before === null || after === null) return []
  const [earlier, later] = [before, after].map(
    (json) => (JSON.parse(json) as { records: ManyRecord[] }).records,
  )
  return earlier!.map((one, index) => ({ before: one, after: later![index]! }))
}
