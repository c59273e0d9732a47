import { timeNow } from '../../base/clock.ts'
import type { Write } from '../../database/content-version.ts'
import type { Files } from '../../files/files.ts'
import type { BinStore } from './store.ts'

interface Services {
  writePrivate: Write<{ bin: BinStore }>
  files: Pick<Files, 'remove'>
}

/** How long deleted records can be restored. */
export const BIN_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Permanently deletes records and their files after `BIN_DAYS`. */
export async function emptyOldBin(
  { writePrivate, files }: Services,
  now = timeNow(),
): Promise<void> {
  const before = new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString()
  const gone = await writePrivate(({ bin }) => bin.empty(before))
  await files.remove(gone)
}
