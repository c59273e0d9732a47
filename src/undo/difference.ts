export type Fields = Record<string, unknown>

/** Fields that every change moves on, and that say nothing of what was changed. */
const BOOKKEEPING = new Set(['_id', 'updatedAt', 'version', 'isSample'])

/** What two records say differently, field by field: a field that one lacks is null there. */
export function findDifference(before: object, after: object): { before: Fields; after: Fields } {
  const [one, other] = [before as Fields, after as Fields]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !BOOKKEEPING.has(name) && !isSame(one[name], other[name]),
  )
  const pick = (from: Fields) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
  return { before: pick(one), after: pick(other) }
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
