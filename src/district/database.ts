import { randomInt } from 'node:crypto'
import path from 'node:path'
import { CamelCasePlugin, type Generated, Kysely, sql } from 'kysely'
import { makeWritableFolder } from '../base/make-folder.ts'
import { openSqliteFile } from '../database/sqlite.ts'
import { ServerSqliteDialect } from '../database/sqlite-driver.ts'
import { BadSetting } from '../school/settings.ts'
import { DISTRICT_FILE, isDistrict } from './is-district.ts'

export const SCHOOL_STATES = ['open', 'paused', 'moved', 'detached', 'removed'] as const
export type SchoolState = (typeof SCHOOL_STATES)[number]

/** Times are ISO 8601 UTC. */
export interface SchoolTable {
  id: string
  state: SchoolState
  since: string
  /** Why a school is paused. */
  reason: string | null
  /** The new address of a school that has moved. */
  target: string | null
  diskLimitMb: number
  createdAt: string
}

export interface NameTable {
  host: string
  school: string
  /** 1 for the name to which all others of the school lead. */
  isMain: number
  /** When the server itself reached this district under the name. */
  provenAt: string | null
}

/**
 * What the console shows of a school: counts, days, and titles that visitors see too. It can be made
 * again at any time.
 */
export interface SurveyTable {
  school: string
  at: string
  title: string
  titleEnglish: string
  /** 1 if the sample content is still there. */
  hasSample: number
  lastPublishedAt: string | null
  lastWorkAt: string | null
  lastSignInDay: string | null
  accounts: number
  adminsWithTwoStep: number
  boardOk: number
  /** Keys of entries of the board, as JSON. */
  boardMissing: string
  boardLate: string
  documents: number
  followers: number
  waitingToRead: number
  databaseBytes: number
  fileBytes: number
  /** When the last verified backup was made. */
  provenAt: string | null
  backupProblem: string | null
  migration: string | null
}

export const PROBLEM_KINDS = ['missing', 'damaged', 'newer', 'other'] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** Why a school cannot be opened. The next opening that succeeds removes it. */
interface ProblemTable {
  school: string
  kind: ProblemKind
  /** The sentence of the software. */
  problem: string
  at: string
}

/** What operators and commands did. A row is never deleted. */
interface ActTable {
  id: Generated<number>
  at: string
  operator: string
  school: string | null
  action: string
  detail: string | null
}

interface DistrictRow {
  /** Rises with each change of `school` and `name`. */
  revision: number
  /** 32 random letters, by which a server knows that a name leads to itself. */
  word: string
}

export interface DistrictTables {
  school: SchoolTable
  name: NameTable
  survey: SurveyTable
  problem: ProblemTable
  act: ActTable
  district: DistrictRow
}

export type DistrictDatabase = Kysely<DistrictTables>

/**
 * Opens the registry, and makes its tables if they are missing.
 * @throws BadSetting if there is no registry, unless `isNew`
 */
export async function openDistrictDatabase(
  dataDir: string,
  { isNew = false } = {},
): Promise<DistrictDatabase> {
  if (isNew) makeWritableFolder(dataDir)
  else if (!isDistrict(dataDir)) {
    throw new BadSetting(
      `DATA_DIR: ${dataDir} contains no district yet. Make one first: npm run district -- init NAME`,
    )
  }
  const database = new Kysely<DistrictTables>({
    dialect: new ServerSqliteDialect({
      database: openSqliteFile(path.join(dataDir, DISTRICT_FILE)),
    }),
    plugins: [new CamelCasePlugin()],
  })
  try {
    await database.transaction().execute(makeTables)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

/** A later version of the software adds steps. `user_version` counts those that have run. */
const STEPS = [makeFirstTables]

async function makeTables(transaction: DistrictDatabase): Promise<void> {
  const { rows } = await sql<{ userVersion: number }>`pragma user_version`.execute(transaction)
  const done = rows[0]!.userVersion
  if (done > STEPS.length) {
    throw new BadSetting(
      'DATA_DIR: a newer version of this software has changed the district. Start that version again.',
    )
  }
  for (const step of STEPS.slice(done)) await step(transaction)
  if (done < STEPS.length)
    await sql.raw(`pragma user_version = ${STEPS.length}`).execute(transaction)
}

async function makeFirstTables(transaction: DistrictDatabase): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('school')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('target', 'text')
    .addColumn('diskLimitMb', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('name')
    .addColumn('host', 'text', (column) => column.primaryKey())
    .addColumn('school', 'text', (column) => column.notNull().references('school.id'))
    .addColumn('isMain', 'integer', (column) => column.notNull())
    .addColumn('provenAt', 'text')
    .execute()
  await schema
    .createTable('survey')
    .addColumn('school', 'text', (column) => column.primaryKey().references('school.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('titleEnglish', 'text', (column) => column.notNull())
    .addColumn('hasSample', 'integer', (column) => column.notNull())
    .addColumn('lastPublishedAt', 'text')
    .addColumn('lastWorkAt', 'text')
    .addColumn('lastSignInDay', 'text')
    .addColumn('accounts', 'integer', (column) => column.notNull())
    .addColumn('adminsWithTwoStep', 'integer', (column) => column.notNull())
    .addColumn('boardOk', 'integer', (column) => column.notNull())
    .addColumn('boardMissing', 'text', (column) => column.notNull())
    .addColumn('boardLate', 'text', (column) => column.notNull())
    .addColumn('documents', 'integer', (column) => column.notNull())
    .addColumn('followers', 'integer', (column) => column.notNull())
    .addColumn('waitingToRead', 'integer', (column) => column.notNull())
    .addColumn('databaseBytes', 'integer', (column) => column.notNull())
    .addColumn('fileBytes', 'integer', (column) => column.notNull())
    .addColumn('provenAt', 'text')
    .addColumn('backupProblem', 'text')
    .addColumn('migration', 'text')
    .execute()
  await schema
    .createTable('problem')
    .addColumn('school', 'text', (column) => column.primaryKey().references('school.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('problem', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('act')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('school', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('detail', 'text')
    .execute()
  await schema
    .createTable('district')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .execute()
  await transaction.insertInto('district').values({ revision: 1, word: newWord() }).execute()
}

function newWord(): string {
  return Array.from({ length: 32 }, () => String.fromCodePoint(97 + randomInt(26))).join('')
}
