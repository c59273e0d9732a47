import { createFirstAccount, type FirstAccount } from '../features/accounts/first-account.ts'
import { cleanOldPage } from '../features/people/clean-page.ts'
import { seedSample } from '../sample/seed.ts'
import { indexOutdated } from '../features/documents/search.ts'
import type { OpenSchool } from './open.ts'

/**
 * What a school needs once before its first answer, by one process: its sample content, its search
 * index, a clean page of teachers and its first account. Does nothing for a school that has them.
 */
export async function prepareSchool(school: OpenSchool): Promise<FirstAccount | undefined> {
  if (school.settings.startsWithSample) await seedSample(school)
  await indexOutdated(school.database)
  await cleanOldPage(school.database)
  return createFirstAccount(school)
}
