import { setTimeout as pause } from 'node:timers/promises'

const LONGEST_WAIT_MS = 5000
const PAUSE_MS = 250

/**
 * Tries a transaction again while another process writes to SQLite's file, for five seconds. The wait
 * is here for the most part and not in SQLite, which would let visitors wait as well.
 */
export async function patiently<T>(transaction: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + LONGEST_WAIT_MS
  for (;;) {
    try {
      return await transaction()
    } catch (error) {
      const isBusy = String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
      if (!isBusy || Date.now() > deadline) throw error
    }
    await pause(PAUSE_MS)
  }
}
