import { migrationNames } from '#src/database/migrate.ts'
import type { DistrictDatabase, SchoolTable, SurveyTable } from '#src/district/database.ts'

/** The rows of a school without a folder, and its survey if it has one. */
export async function addRows(
  database: DistrictDatabase,
  { id, ...school }: Partial<SchoolTable> & { id: string },
  survey?: Partial<SurveyTable>,
): Promise<void> {
  const now = new Date().toISOString()
  const row = { state: 'open' as const, since: now, diskLimitMb: 1000, createdAt: now, ...school }
  await database
    .insertInto('school')
    .values({ id, ...row })
    .execute()
  const name = { host: `${id}.schools.test`, school: id, isMain: 1, provenAt: now }
  await database.insertInto('name').values(name).execute()
  if (survey)
    await database
      .insertInto('survey')
      .values({ ...goodSurvey(now), ...survey, school: id })
      .execute()
}

/** The survey of a school without any trouble. */
function goodSurvey(now: string): Omit<SurveyTable, 'school'> {
  return {
    at: now,
    title: 'একটি বিদ্যালয়',
    titleEnglish: '',
    hasSample: 0,
    lastPublishedAt: now,
    lastWorkAt: now,
    lastSignInDay: now.slice(0, 10),
    accounts: 3,
    adminsWithTwoStep: 1,
    boardOk: 11,
    boardMissing: '[]',
    boardLate: '[]',
    documents: 40,
    followers: 12,
    waitingToRead: 0,
    databaseBytes: 3_000_000,
    fileBytes: 90_000_000,
    provenAt: now,
    backupProblem: null,
    migration: migrationNames.at(-1)!,
  }
}
