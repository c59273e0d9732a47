/** Lets at most `atOnce` tasks run at a time; the others wait, and start in the order they came. */
export function createTurns(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async (task) => {
    if (free > 0) free -= 1
    else await new Promise<void>((start) => waiting.push(start))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // Handed on rather than given back: who comes in between cannot overtake.
      if (next) next()
      else free += 1
    }
  }
}
