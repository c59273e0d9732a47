import type { Report } from '../base/progress.ts'
import { createFirstAccount, type FirstAccount } from '../features/accounts/first-account.ts'
import { cleanOldPage } from '../features/people/clean-page.ts'
import { seedSample } from '../sample/seed.ts'
import { indexOutdated } from '../features/documents/search.ts'
import type { OpenSchool } from './open.ts'

/**
 * Prepares a school before its first answer: sample content, search index, a clean page of teachers
 * and the first account. Only one process calls it. It does nothing for a school that has them.
 */
export async function prepareSchool(
  school: OpenSchool,
  report?: Report,
): Promise<FirstAccount | undefined> {
  if (school.settings.startsWithSample) await seedSample(school)
  await indexOutdated(school.database, report)
  await cleanOldPage(school.database)
  return createFirstAccount(school)
}
