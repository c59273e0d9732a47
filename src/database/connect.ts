import path from 'node:path'
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { makeWritableFolder } from '../base/make-folder.ts'
import type { SchoolSettings } from '../base/settings.ts'
import type { Database, Tables } from './database.ts'
import { isUpToDate, migrateToLatest, type Start } from './migrate.ts'
import { ServerSqliteDialect } from './sqlite-driver.ts'
import { openSqliteFile, type SqliteOptions } from './sqlite.ts'

/** The file of the SQLite database, inside `DATA_DIR`. */
export const SQLITE_FILE_NAME = 'pathshala.sqlite'

type DatabaseSettings = Pick<SchoolSettings, 'databaseUrl' | 'dataDir'>

export interface DatabaseOptions extends SqliteOptions {
  /** Called after each query. */
  onQuery?: (() => void) | undefined
}

/** Opens the database that the settings name. Runs no migration. */
export function openDatabase(
  { databaseUrl, dataDir }: DatabaseSettings,
  options: DatabaseOptions = {},
): Database {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir, options)
}

/** Opens the database for some work. Runs no migration. */
export async function withDatabase<T>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<T>,
  options?: DatabaseOptions,
): Promise<T> {
  const database = openDatabase(settings, options)
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/** Opens the database that the settings name and runs the missing migrations. */
export async function connect(
  settings: DatabaseSettings,
  { whenEmpty, report, ...options }: Start & DatabaseOptions = {},
): Promise<Database> {
  const start = { whenEmpty, report }
  const database = openDatabase(settings, options)
  const isPostgres = Boolean(settings.databaseUrl)
  try {
    // Most starts find nothing to do, and then take no lock.
    if (await isUpToDate(database)) return database
    // Two processes that start together must not both migrate. The second waits, and then finds
    // nothing to do. On PostgreSQL, Kysely's migrator takes an advisory lock for this; on SQLite it
    // has no lock.
    const migrate = (within: Database) => migrateToLatest(within, start)
    await (isPostgres ? migrate(database) : database.transaction().execute(migrate))
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

function openPostgres(url: string): Database {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  // The pool replaces an idle connection that the server drops. Without a listener, the error event
  // ends the process.
  pool.on('error', () => {})
  // The server can also drop a connection during a transaction. Its next query fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
}

function openSqlite(dataDir: string, { onQuery, ...options }: DatabaseOptions): Database {
  if (!options.mustExist) makeWritableFolder(dataDir)
  const database = openSqliteFile(path.join(dataDir, SQLITE_FILE_NAME), options)
  return new Kysely<Tables>({
    dialect: new ServerSqliteDialect({ database }),
    plugins: [new CamelCasePlugin()],
    ...(onQuery && { log: onQuery }),
  })
}

/**
 * SQLite only: moves all content from the `-wal` file to the database file. SQLite does this after
 * 1000 changed pages, and a new site has fewer. A copy of the database file alone would be empty. If
 * another process writes at this moment, a part stays there.
 */
export async function moveLogToFile(database: Database): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(database.withoutPlugins())
}
