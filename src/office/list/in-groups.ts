/** The entries of each key, in the order of the first ones. `Map.groupBy` needs Chrome 117. */
export function inGroups<T, K>(entries: readonly T[], keyOf: (entry: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return [...groups]
}
