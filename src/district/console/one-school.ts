import { migrationNames } from '../../database/migrate.ts'
import { orNotFound } from '../../errors/classes.ts'
import { isInformationKey } from '../../features/information/entries.ts'
import { informationWords } from '../../features/information/public/words.ts'
import type { DistrictDatabase } from '../database.ts'
import type { BoardEntry, SchoolDetails } from './schema.ts'
import { selectSchools, toSchoolRow } from './school-rows.ts'

/** @throws NotFound */
export async function describeSchool(
  database: DistrictDatabase,
  id: string,
): Promise<SchoolDetails> {
  const row = await selectSchools(database)
    .select(['school.since', 'school.reason', 'school.target', 'school.createdAt'])
    .where('school.id', '=', id)
    .executeTakeFirst()
  const survey = await database
    .selectFrom('survey')
    .selectAll()
    .where('school', '=', id)
    .executeTakeFirst()
  const problem = await database
    .selectFrom('problem')
    .select(['kind', 'problem as text', 'at'])
    .where('school', '=', id)
    .executeTakeFirst()
  const { boardMissing = '[]', boardLate = '[]' } = survey ?? {}
  return {
    ...toSchoolRow(orNotFound(row)),
    names: await listNames(database, id),
    problem: problem ?? null,
    survey: survey
      ? {
          at: survey.at,
          lastSignInDay: survey.lastSignInDay,
          accounts: survey.accounts,
          adminsWithTwoStep: survey.adminsWithTwoStep,
          documents: survey.documents,
          followers: survey.followers,
          waitingToRead: survey.waitingToRead,
          databaseBytes: survey.databaseBytes,
          fileBytes: survey.fileBytes,
          backupProblem: survey.backupProblem,
          isMigrated: survey.migration === migrationNames.at(-1),
        }
      : null,
    missing: entriesOf(boardMissing),
    late: entriesOf(boardLate),
    acts: await listActs(database, id),
  }
}

async function listNames(database: DistrictDatabase, id: string): Promise<SchoolDetails['names']> {
  const names = await database
    .selectFrom('name')
    .select(['host', 'isMain', 'provenAt'])
    .where('school', '=', id)
    .orderBy('isMain', 'desc')
    .orderBy('host')
    .execute()
  return names.map((name) => ({ ...name, isMain: name.isMain === 1 }))
}

async function listActs(database: DistrictDatabase, id: string): Promise<SchoolDetails['acts']> {
  return database
    .selectFrom('act')
    .select(['at', 'operator', 'action', 'detail'])
    .where('school', '=', id)
    .orderBy('id', 'desc')
    .execute()
}

/** The titles of the board, which visitors see too. */
function entriesOf(keys: string): BoardEntry[] {
  const { bn, en } = informationWords
  return (JSON.parse(keys) as string[])
    .filter(isInformationKey)
    .map((key) => ({ title: bn.titles[key], titleEnglish: en.titles[key] }))
}
