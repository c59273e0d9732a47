/** Counts by key. A key with the count zero takes no memory. */
export function createCounts() {
  const counts = new Map<string, number>()
  const of = (key: string): number => counts.get(key) ?? 0
  return {
    of,
    add(key: string, change: number): void {
      const count = of(key) + change
      if (count === 0) counts.delete(key)
      else counts.set(key, count)
    },
  }
}

/** A queue whose entries leave key by key in turn, and in their order within a key. */
export function createFairQueue<T>() {
  /** The first key has the next turn. */
  const waiting = new Map<string, T[]>()
  return {
    add(key: string, entry: T): void {
      const entries = waiting.get(key)
      if (entries) entries.push(entry)
      else waiting.set(key, [entry])
    },
    remove(key: string, entry: T): void {
      const entries = waiting.get(key)!
      entries.splice(entries.indexOf(entry), 1)
      if (entries.length === 0) waiting.delete(key)
    },
    /** Takes out the next entry of a key that may have a turn. */
    take(mayHaveTurn: (key: string) => boolean = () => true): T | undefined {
      const key = waiting.keys().find(mayHaveTurn)
      if (key === undefined) return undefined
      const entries = waiting.get(key)!
      const entry = entries.shift()
      waiting.delete(key)
      if (entries.length > 0) waiting.set(key, entries)
      return entry
    },
  }
}
