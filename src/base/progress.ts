const LEAST_PAUSE_MS = 3000

/** Takes a line about a long step of the start, such as `Indexing: 300 of 2,000 documents`. */
export type Report = (line: string) => void

/** Passes on the first line, then at most one every three seconds. */
export function reportSometimes(print: Report): Report {
  let printedAt = Number.NEGATIVE_INFINITY
  return (line) => {
    if (performance.now() - printedAt < LEAST_PAUSE_MS) return
    printedAt = performance.now()
    print(line)
  }
}
