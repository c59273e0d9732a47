import { statSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { type SqliteDatabase } from 'kysely'
import { LRUCache } from 'lru-cache'

/** The stores have fewer queries. Queries with search words evict each other. */
const MAX_STATEMENTS = 200

/** Answers Kysely's `rollback` after SQLite rolled back by itself, for example on a full disk. */
const NOTHING_TO_ROLL_BACK = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

/** The event loop may block here, because the server does not listen yet. */
const START_TIMEOUT_MS = 5000

export interface SqliteOptions {
  /** A missing file is an error, and is not made. */
  mustExist?: boolean | undefined
  /** How much of the file SQLite keeps in memory; 2,000 if absent. */
  cacheKb?: number | undefined
}

/**
 * A SQLite file in the form that Kysely needs, with a cache of prepared statements. It never waits
 * for another process's lock. Such a query fails with SQLITE_BUSY, and the driver retries it. If
 * the file is removed, reads still work, but writes fail, because their data would be lost. If
 * another database file replaces it, the new file is opened.
 */
export function openSqliteFile(path: string, options: SqliteOptions = {}): SqliteDatabase {
  // Two processes that create the file at the same time wait for each other.
  let file = open(path, START_TIMEOUT_MS, options)
  let inode = inodeOf(path)
  let walInode = inodeOf(`${path}-wal`)
  const statements = new LRUCache<string, SQLite.Statement>({ max: MAX_STATEMENTS })

  function prepare(text: string): SQLite.Statement {
    let statement = statements.get(text)
    if (!statement) statements.set(text, (statement = file.prepare(text)))
    return statement
  }

  function followPath(): void {
    const current = inodeOf(path)
    if (current === inode) return
    if (!current) throw unusable('The database file is missing.')
    if (inodeOf(`${path}-wal`) === walInode) {
      // SQLite would mix the two databases (https://sqlite.org/howtocorrupt.html, 1.4).
      throw unusable(
        'The database file was replaced, but the -wal file of the old one is still there. Remove it.',
      )
    }
    const next = openSite(path, options)
    file.close()
    statements.clear()
    file = next
    inode = current
    walInode = inodeOf(`${path}-wal`)
  }

  return {
    close: () => void file.close(),
    prepare(text) {
      if (file.inTransaction) return prepare(text)
      if (text === 'rollback') return NOTHING_TO_ROLL_BACK
      // Reads stay possible on the old file.
      if (text.startsWith('begin') || !prepare(text).readonly) followPath()
      return prepare(text)
    },
  }
}

function open(
  path: string,
  timeoutMs: number,
  { mustExist = false, cacheKb }: SqliteOptions,
): SQLite.Database {
  const file = new SQLite(path, { timeout: timeoutMs, fileMustExist: mustExist })
  try {
    if (cacheKb !== undefined) file.pragma(`cache_size = -${cacheKb}`)
    file.pragma('journal_mode = WAL')
    file.pragma('synchronous = FULL')
    file.pragma('foreign_keys = ON')
    // Overwrites deleted text. Otherwise the free pages of the file keep it for years.
    file.pragma('secure_delete = ON')
    // The first read creates the -wal file.
    file.prepare('select 1 from sqlite_schema').get()
    file.pragma('busy_timeout = 0')
    return file
  } catch (error) {
    file.close()
    throw error
  }
}

/** The inode, which identifies a file under every path; undefined if there is no file. */
function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino
}

/** Opens the file that replaced the database, after a check that it belongs to a site. */
function openSite(path: string, options: SqliteOptions): SQLite.Database {
  const file = new SQLite(path, { fileMustExist: true, timeout: 0 })
  try {
    file.prepare('select version from content_version').get()
  } catch (cause) {
    throw unusable('The file at the path of the database is not a database of this site.', cause)
  } finally {
    file.close()
  }
  return open(path, 0, options)
}

function unusable(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code: 'SQLITE_CANTOPEN' })
}
