import { stat } from 'node:fs/promises'
import path from 'node:path'
import { findLastBackup, readBackupState } from '../backup/state/state.ts'
import { nowIso, timeNow } from '../base/clock.ts'
import { DOCUMENT_KINDS } from '../content.ts'
import { SQLITE_FILE_NAME } from '../database/connect.ts'
import { findLastMigration } from '../database/migrate.ts'
import { DIRECTORATE_ENTRIES } from '../features/information/entries.ts'
import { describeStaffBoard } from '../features/information/staff-board.ts'
import { absent } from '../files/disk.ts'
import type { OpenSchool } from '../school/open.ts'
import { dayAt } from '../words/format.ts'
import type { SurveyTable } from './database.ts'
import type { District } from './open-district.ts'

/**
 * Opens the school, and writes into the registry what the operators see of it.
 * @throws CannotOpen
 */
export async function surveySchool(
  { registry, schools }: Pick<District, 'registry' | 'schools'>,
  id: string,
): Promise<void> {
  await schools.use(id, async (school) =>
    registry.database
      .replaceInto('survey')
      .values({ school: id, at: nowIso(), ...(await describeSchool(school)) })
      .execute(),
  )
}

async function describeSchool({
  settings: { dataDir, timeZone },
  stores,
  database,
}: OpenSchool): Promise<Omit<SurveyTable, 'school' | 'at'>> {
  const site = await stores.site.find()
  const accounts = await stores.accounts.list()
  const lastSignIn = await stores.accounts.findLastSignIn()
  return {
    title: site.schoolName,
    titleEnglish: site.schoolNameEnglish,
    hasSample: Number(await stores.sample.isPresent()),
    lastPublishedAt: await stores.schedule.findLastPublished(),
    lastWorkAt: (await stores.history.findLastWork()) ?? null,
    lastSignInDay: lastSignIn && dayAt(new Date(lastSignIn), timeZone),
    accounts: accounts.length,
    adminsWithTwoStep: accounts.filter(({ role, hasTwoStep }) => role === 'admin' && hasTwoStep)
      .length,
    ...(await describeBoard(stores, timeZone)),
    documents: await countDocuments(stores),
    followers: (await stores.following.counts()).all,
    waitingToRead: await stores.reading.countWaiting(),
    databaseBytes: await findDatabaseBytes(dataDir),
    fileBytes: await stores.sumFileSizes(),
    ...(await describeBackup(dataDir)),
    migration: (await findLastMigration(database)) ?? null,
  }
}

async function describeBoard(stores: OpenSchool['stores'], timeZone: string) {
  const board = await describeStaffBoard(stores, dayAt(timeNow(), timeZone), timeZone)
  const required = board.entries.filter(({ number }) => number <= DIRECTORATE_ENTRIES)
  const keysOf = (standing: 'missing' | 'late') =>
    JSON.stringify(required.filter((entry) => entry.standing === standing).map(({ key }) => key))
  return {
    boardOk: board.required.ok,
    boardMissing: keysOf('missing'),
    boardLate: keysOf('late'),
  }
}

async function countDocuments(stores: OpenSchool['stores']): Promise<number> {
  let count = 0
  for (const kind of DOCUMENT_KINDS) count += await stores[kind].count()
  return count
}

async function findDatabaseBytes(dataDir: string): Promise<number> {
  const file = path.join(dataDir, SQLITE_FILE_NAME)
  const parts = await Promise.all([file, `${file}-wal`].map((part) => stat(part).catch(absent)))
  return parts.reduce((sum, part) => sum + (part?.size ?? 0), 0)
}

async function describeBackup(dataDir: string) {
  const { provenAt, hasFailedSince } = await findLastBackup(dataDir)
  const { lastFailure } = await readBackupState(dataDir)
  return { provenAt, backupProblem: hasFailedSince ? lastFailure!.message : null }
}
