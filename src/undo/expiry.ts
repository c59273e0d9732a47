import type { Services } from '../services.ts'
import { BIN_DAYS, HISTORY_YEARS } from './kinds.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Removes for good what has been in the bin too long, with its files. */
export async function emptyOldBin(
  { writeUnseen, files }: Services,
  now = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString()
  await files.remove(await writeUnseen(({ bin }) => bin.empty(before)))
}

export async function forgetOldHistory({ writeUnseen }: Services, now = new Date()): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - HISTORY_YEARS)
  await writeUnseen(({ history }) => history.forgetBefore(before.toISOString()))
}
