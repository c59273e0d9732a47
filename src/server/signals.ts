/** Longer than open requests need, shorter than a service manager waits before SIGKILL. */
const CLOSE_WITHIN_MS = 9500

/** Ends the process on SIGTERM or SIGINT. `close` waits for open requests. */
export function endOn(close: () => Promise<unknown>): void {
  let isEnding = false
  const end = () => {
    // A terminal signals every process, and the primary process signals the workers again.
    if (isEnding) return
    isEnding = true
    // Work that never ends must not keep the process alive.
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
