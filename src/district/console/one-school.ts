import { migrationNames } from '../../database/migrate.ts'
import { orNotFound } from '../../errors/classes.ts'
import { isInformationKey } from '../../features/information/entries.ts'
import { informationWords } from '../../features/information/public/words.ts'
import type { DistrictDatabase } from '../database.ts'
import { selectSchools, toSchoolRow } from './school-rows.ts'

export type SchoolDetails = Awaited<ReturnType<typeof describeSchool>>

/** @throws NotFound */
export async function describeSchool(database: DistrictDatabase, id: string) {
  const row = await selectSchools(database)
    .select(['school.since', 'school.reason', 'school.target', 'school.createdAt'])
    .select(['survey.boardMissing', 'survey.boardLate', 'survey.migration'])
    .where('school.id', '=', id)
    .executeTakeFirst()
  const { boardMissing, boardLate, migration, ...school } = orNotFound(row)
  const survey = await database
    .selectFrom('survey')
    .select(['at', 'lastSignInDay', 'accounts', 'adminsWithTwoStep', 'documents', 'followers'])
    .select(['waitingToRead', 'databaseBytes', 'fileBytes', 'backupProblem'])
    .where('school', '=', id)
    .executeTakeFirst()
  const problem = await database
    .selectFrom('problem')
    // In English.
    .select(['kind', 'problem as text', 'at'])
    .where('school', '=', id)
    .executeTakeFirst()
  return {
    ...toSchoolRow(school),
    names: await listNames(database, id),
    problem: problem ?? null,
    /** Null before the first one. */
    survey: survey ? { ...survey, isMigrated: migration === migrationNames.at(-1) } : null,
    missing: entriesOf(boardMissing),
    late: entriesOf(boardLate),
    acts: await listActs(database, id),
  }
}

async function listNames(database: DistrictDatabase, id: string) {
  const names = await database
    .selectFrom('name')
    .select(['host', 'isMain', 'provenAt'])
    .where('school', '=', id)
    .orderBy('isMain', 'desc')
    .orderBy('host')
    .execute()
  return names.map((name) => ({ ...name, isMain: name.isMain === 1 }))
}

/** Newest first. */
function listActs(database: DistrictDatabase, id: string) {
  return database
    .selectFrom('act')
    .select(['at', 'operator', 'action', 'detail'])
    .where('school', '=', id)
    .orderBy('id', 'desc')
    .execute()
}

/** The titles of the board, which visitors see too. */
function entriesOf(keys: string | null) {
  const { bn, en } = informationWords
  return (JSON.parse(keys ?? '[]') as string[])
    .filter(isInformationKey)
    .map((key) => ({ title: bn.titles[key], titleEnglish: en.titles[key] }))
}
