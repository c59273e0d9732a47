import type { Write } from '../database/content-version.ts'
import { HISTORY_YEARS } from './kinds.ts'
import type { HistoryStore } from './store.ts'

export async function forgetOldHistory(
  { writePrivate }: { writePrivate: Write<{ history: HistoryStore }> },
  now = new Date(),
): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - HISTORY_YEARS)
  await writePrivate(({ history }) => history.forgetBefore(before.toISOString()))
}
