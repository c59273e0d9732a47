import { mkdirSync } from 'node:fs'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
  sql,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { Pool } from 'pg'
import type { Settings } from '../settings.ts'
import type { Database, Tables } from './database.ts'
import { migrateToLatest } from './migrate.ts'

/** Where SQLite keeps everything, inside `DATA_DIR`. */
export const SQLITE_FILE_NAME = 'pathshala.sqlite'

export type DatabasePlace = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** Opens the database that the settings name, with its tables as they are. */
export function openDatabase(place: DatabasePlace): Database {
  return place.databaseUrl ? openPostgres(place.databaseUrl) : openSqlite(place.dataDir)
}

/** Opens the database that the settings name and brings its tables up to date. */
export async function connect(settings: DatabasePlace): Promise<Database> {
  const database = openDatabase(settings)
  try {
    await inMigrationLock(database, Boolean(settings.databaseUrl), migrateToLatest)
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
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
}

function openSqlite(dataDir: string): Database {
  // Other accounts of the machine have no business among passwords' hashes.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = new SQLite(path.join(dataDir, SQLITE_FILE_NAME))
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  file.pragma('busy_timeout = 5000')
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: keepingStatements(file) }),
    plugins: [new CamelCasePlugin()],
  })
}

/** More texts of queries than the stores have; those that hold a search's words come and go. */
const KEPT_STATEMENTS = 200

/** Kysely prepares each query anew, and what it prepared waits for the garbage collector. */
function keepingStatements(file: SQLite.Database): SqliteDatabase {
  const statements = new LRUCache<string, SQLite.Statement>({ max: KEPT_STATEMENTS })
  return {
    close: () => void file.close(),
    prepare(text) {
      let statement = statements.get(text)
      if (!statement) statements.set(text, (statement = file.prepare(text)))
      return statement
    },
  }
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
