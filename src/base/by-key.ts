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

/**
 * A queue whose entries leave key by key in turn, and in their order within a key. A key that had no
 * turn lately comes before one that always has entries (start-time fair queueing).
 */
export function createFairQueue<T>() {
  /** The key that came first is first. */
  const waiting = new Map<string, T[]>()
  /** The number of turns that a key with entries in all of them has had. */
  let turns = 0
  /** The turns after which the next one of a key is due, while something waits. */
  const nextTurns = new Map<string, number>()
  const turnOf = (key: string) => Math.max(turns, nextTurns.get(key) ?? 0)
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
      let next: string | undefined
      for (const key of waiting.keys()) {
        const isEarlier = next === undefined || turnOf(key) < turnOf(next)
        if (isEarlier && mayHaveTurn(key)) next = key
      }
      if (next === undefined) return undefined
      const entries = waiting.get(next)!
      const entry = entries.shift()
      waiting.delete(next)
      if (entries.length > 0) waiting.set(next, entries)
      turns = turnOf(next)
      nextTurns.set(next, turns + 1)
      if (waiting.size === 0) nextTurns.clear()
      return entry
    },
  }
}
