/** Longer than what is in flight needs, shorter than who stops us waits. */
const CLOSE_WITHIN_MS = 9500

/** Ends the process when it is told to: `close` lets what is in flight finish. */
export function endOn(close: () => Promise<unknown>): void {
  let isEnding = false
  const end = () => {
    // A terminal tells every process of the group, and the first of them tells the others again.
    if (isEnding) return
    isEnding = true
    // What never ends does not hold the process for ever.
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
