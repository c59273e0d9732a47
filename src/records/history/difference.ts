export type Fields = Record<string, unknown>

/** Fields that every change updates, and that say nothing about it. */
const BOOKKEEPING = new Set(['_id', 'updatedAt', 'version', 'isSample'])

/** The fields in which two records differ, with both values; null if a record has no such field. */
export function findDifference(before: object, after: object): { before: Fields; after: Fields } {
  const [one, other] = [before as Fields, after as Fields]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !BOOKKEEPING.has(name) && !isSame(one[name], other[name]),
  )
  const pick = (from: Fields) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
  return { before: pick(one), after: pick(other) }
}

/** Whether nothing but bookkeeping differs. */
export function hasSameFields(one: object, other: object): boolean {
  return Object.keys(findDifference(one, other).after).length === 0
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
