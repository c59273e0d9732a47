/** Longer than open requests take, and shorter than a service manager waits before SIGKILL. */
const CLOSE_WITHIN_MS = 9500

/** Ends the process on SIGTERM or SIGINT. `close` waits for open requests. */
export function endOn(close: () => Promise<unknown>): void {
  let isEnding = false
  const end = () => {
    // A worker gets two signals: from the terminal and from the primary process.
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
