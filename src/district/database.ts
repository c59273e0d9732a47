import { randomInt } from 'node:crypto'
import path from 'node:path'
import { CamelCasePlugin, type Generated, Kysely, sql } from 'kysely'
import { makeWritableFolder } from '../base/make-folder.ts'
import { openSqliteFile } from '../database/sqlite.ts'
import { ServerSqliteDialect } from '../database/sqlite-driver.ts'
import { BadSetting } from '../base/settings.ts'
import { DISTRICT_FILE, isDistrict } from './folders.ts'

export type SchoolState = 'open' | 'paused' | 'moved' | 'detached' | 'removed'

export type ProblemKind = 'missing' | 'damaged' | 'newer' | 'other'

/** The type of a column in SQL, and that of its values. */
interface Column<Value> {
  type: string
  value?: Value
}

const column = <Value>(type: string): Column<Value> => ({ type })
const text = column<string>('text not null')
const textOrNull = column<string | null>('text')
const integer = column<number>('integer not null')

/** Times are ISO 8601 UTC. */
const TABLES = {
  school: {
    id: column<string>('text primary key'),
    state: column<SchoolState>('text not null'),
    since: text,
    /** Why a school is paused. */
    reason: textOrNull,
    /** The new address of a school that has moved. */
    target: textOrNull,
    diskLimitMb: integer,
    createdAt: text,
  },
  name: {
    host: column<string>('text primary key'),
    school: column<string>('text not null references school (id)'),
    /** 1 for the name to which all others of the school lead. */
    isMain: integer,
    /** When the server itself reached this district under the name. */
    provenAt: textOrNull,
  },
  /**
   * What the console shows of a school: counts, days, and titles that visitors see too. It can be
   * made again at any time.
   */
  survey: {
    school: column<string>('text primary key references school (id)'),
    at: text,
    title: text,
    titleEnglish: text,
    /** 1 if the sample content is still there. */
    hasSample: integer,
    lastPublishedAt: textOrNull,
    lastWorkAt: textOrNull,
    lastSignInDay: textOrNull,
    accounts: integer,
    adminsWithTwoStep: integer,
    boardOk: integer,
    /** Keys of entries of the board, as JSON. */
    boardMissing: text,
    boardLate: text,
    documents: integer,
    followers: integer,
    waitingToRead: integer,
    databaseBytes: integer,
    fileBytes: integer,
    /** When the last verified backup was made. */
    provenAt: textOrNull,
    backupProblem: textOrNull,
    migration: textOrNull,
  },
  /** Why a school cannot be opened. The next opening that succeeds removes it. */
  problem: {
    school: column<string>('text primary key references school (id)'),
    kind: column<ProblemKind>('text not null'),
    /** The sentence of the software. */
    problem: text,
    at: text,
  },
  /** What operators and commands did. A row is never deleted. */
  act: {
    id: column<Generated<number>>('integer primary key autoincrement'),
    at: text,
    operator: text,
    school: textOrNull,
    action: text,
    detail: textOrNull,
  },
  district: {
    /** Rises with each change of `school` and `name`. */
    revision: integer,
    /** 32 random letters, by which a server knows that a name leads to itself. */
    word: text,
  },
}

type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never
}

export type DistrictTables = { [Name in keyof typeof TABLES]: RowOf<(typeof TABLES)[Name]> }
export type SchoolTable = DistrictTables['school']
export type NameTable = DistrictTables['name']
export type SurveyTable = DistrictTables['survey']

export type SchoolProblem = Pick<DistrictTables['problem'], 'kind' | 'problem'>

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

/** A later version of the software raises it, and changes the tables of earlier versions. */
const VERSION = 1

async function makeTables(transaction: DistrictDatabase): Promise<void> {
  const { rows } = await sql<{ userVersion: number }>`pragma user_version`.execute(transaction)
  const { userVersion } = rows[0]!
  if (userVersion > VERSION) {
    throw new BadSetting(
      'DATA_DIR: a newer version of this software has changed the district. Start that version again.',
    )
  }
  if (userVersion === VERSION) return
  for (const [table, columns] of Object.entries(TABLES)) {
    let creation = transaction.schema.createTable(table)
    for (const [name, { type }] of Object.entries(columns)) {
      creation = creation.addColumn(name, sql.raw(type))
    }
    await creation.execute()
  }
  await transaction.insertInto('district').values({ revision: 1, word: newWord() }).execute()
  await sql.raw(`pragma user_version = ${VERSION}`).execute(transaction)
}

function newWord(): string {
  return Array.from({ length: 32 }, () => String.fromCodePoint(97 + randomInt(26))).join('')
}
