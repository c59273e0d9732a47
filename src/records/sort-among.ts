/**
 * Sorts the records with these ids among themselves; all others keep their positions. Ids without a
 * record are ignored.
 */
export function sortAmong<T extends { _id: string }>(records: T[], ids: string[]): T[] {
  const byId = new Map(records.map((record) => [record._id, record]))
  const named = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  const wanted = new Set(named)
  let next = 0
  return records.map((record) => (wanted.has(record) ? named[next++]! : record))
}
