import type { Services } from '../services.ts'
import { HISTORY_YEARS } from './kinds.ts'

export async function forgetOldHistory(
  { writePrivate }: Services,
  now = new Date(),
): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - HISTORY_YEARS)
  await writePrivate(({ history }) => history.forgetBefore(before.toISOString()))
}
