import { timeNow } from '../../base/clock.ts'
import type { Write } from '../../database/content-version.ts'
import { HISTORY_YEARS } from './kinds.ts'
import type { Files } from '../../files/files.ts'
import type { HistoryStore } from './store.ts'

/** Deletes old entries, and the replaced pictures that only they could set back. */
export async function deleteOldHistory(
  {
    writePrivate,
    files,
  }: { writePrivate: Write<{ history: HistoryStore }>; files: Pick<Files, 'remove'> },
  now = timeNow(),
): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - HISTORY_YEARS)
  const unused = await writePrivate(({ history }) => history.deleteBefore(before.toISOString()))
  await files.remove(unused)
}
