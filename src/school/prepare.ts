import type { Report } from '../base/progress.ts'
import { moveLogToFile } from '../database/connect.ts'
import { createFirstAccount, type FirstAccount } from '../features/accounts/first-account.ts'
import { seedSample } from '../sample/seed.ts'
import { indexOutdated } from '../features/documents/search.ts'
import type { OpenSchool } from './open.ts'

/**
 * Prepares a school before its first answer: sample content, search index, the first account, and
 * one whole database file. Only one process calls it. It skips a school that has them.
 */
export async function prepareSchool(
  school: OpenSchool,
  report?: Report,
): Promise<FirstAccount | undefined> {
  if (school.settings.startsWithSample) await seedSample(school)
  await indexOutdated(school.database, report)
  const account = await createFirstAccount(school)
  if (!school.settings.databaseUrl) await moveLogToFile(school.database)
  return account
}
