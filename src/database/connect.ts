import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { CamelCasePlugin, Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { makeFolder } from '../files/make-folder.ts'
import type { Settings } from '../settings.ts'
import type { Database, Tables } from './database.ts'
import { migrateToLatest } from './migrate.ts'
import { patiently } from './patiently.ts'
import { openSqliteFile } from './sqlite.ts'

/** Where SQLite keeps everything, inside `DATA_DIR`. */
export const SQLITE_FILE_NAME = 'pathshala.sqlite'

export type DatabasePlace = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** While SQLite waits for another writer, the process does nothing else: a command may, for long. */
const COMMAND_WAITS_MS = 5000
const SERVER_WAITS_MS = 250

/** Opens the database that the settings name, with its tables as they are. */
export function openDatabase(place: DatabasePlace, waitMs = COMMAND_WAITS_MS): Database {
  return place.databaseUrl ? openPostgres(place.databaseUrl) : openSqlite(place.dataDir, waitMs)
}

/** Opens the database that the settings name and brings its tables up to date. */
export async function connect(settings: DatabasePlace): Promise<Database> {
  const database = openDatabase(settings, SERVER_WAITS_MS)
  const isPostgres = Boolean(settings.databaseUrl)
  try {
    await patiently(() => inMigrationLock(database, isPostgres, migrateToLatest))
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

function openPostgres(url: string): Database {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  // An idle connection that the server drops is replaced at the next query; without a listener
  // the event would end the process.
  pool.on('error', () => {})
  // The same between two queries of a transaction; the next of them fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
}

function openSqlite(dataDir: string, waitMs: number): Database {
  makeFolder(dataDir)
  // SQLite would only say that it cannot open its file.
  accessSync(dataDir, constants.W_OK)
  const database = openSqliteFile(path.join(dataDir, SQLITE_FILE_NAME), waitMs)
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database }),
    plugins: [new CamelCasePlugin()],
  })
}

/** Two processes that start together must not both migrate: the second waits, then finds nothing to do. */
async function inMigrationLock(
  database: Database,
  isPostgres: boolean,
  migrate: (database: Database) => Promise<void>,
): Promise<void> {
  // Kysely's migrator holds an advisory lock on PostgreSQL, but has none to hold on SQLite.
  if (isPostgres) return migrate(database)
  await database.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection)
    try {
      await migrate(connection)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}
