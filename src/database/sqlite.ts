import { statSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { type SqliteDatabase } from 'kysely'
import { LRUCache } from 'lru-cache'

/** More texts of queries than the stores have; those that hold a search's words come and go. */
const KEPT_STATEMENTS = 200

/** Kysely's `rollback` where SQLite has rolled back by itself, as it does when the disk is full. */
const NOTHING_TO_ROLL_BACK = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

/**
 * A SQLite file as Kysely wants it, its statements prepared once. `waitMs` is how long a write stands
 * still, and with it the whole process, while another process writes. A file that was taken from its
 * place is still read; nothing more is written to it, for that would be lost. Once another lies there,
 * that is the database.
 */
export function openSqliteFile(place: string, waitMs: number): SqliteDatabase {
  let file = open(place, waitMs)
  let number = numberOf(place)
  let walNumber = numberOf(`${place}-wal`)
  const statements = new LRUCache<string, SQLite.Statement>({ max: KEPT_STATEMENTS })

  function prepare(text: string): SQLite.Statement {
    let statement = statements.get(text)
    if (!statement) statements.set(text, (statement = file.prepare(text)))
    return statement
  }

  function followPlace(): void {
    const found = numberOf(place)
    if (found === number) return
    if (!found) throw unusable('The database file is gone from its place.')
    if (numberOf(`${place}-wal`) === walNumber) {
      // SQLite would mix the two (https://sqlite.org/howtocorrupt.html, 1.4).
      throw unusable(`Another database lies beside the -wal file of the one before: remove that.`)
    }
    const next = openSite(place, waitMs)
    file.close()
    statements.clear()
    file = next
    number = found
    walNumber = numberOf(`${place}-wal`)
  }

  return {
    close: () => void file.close(),
    prepare(text) {
      if (file.inTransaction) return prepare(text)
      if (text === 'rollback') return NOTHING_TO_ROLL_BACK
      // Reading goes on as it was.
      if (text === 'begin' || !prepare(text).readonly) followPlace()
      return prepare(text)
    },
  }
}

function open(place: string, waitMs: number): SQLite.Database {
  // Two processes that make it together wait for one another here.
  const file = new SQLite(place, { timeout: 5000 })
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  // The first read makes the -wal file.
  file.prepare('select 1 from sqlite_schema').get()
  file.pragma(`busy_timeout = ${waitMs}`)
  return file
}

/** What names a file whatever path leads to it; undefined where there is none. */
function numberOf(place: string): number | undefined {
  return statSync(place, { throwIfNoEntry: false })?.ino
}

/** What was put in the place of a site's database. */
function openSite(place: string, waitMs: number): SQLite.Database {
  const file = new SQLite(place, { fileMustExist: true })
  try {
    file.prepare('select version from content_version').get()
  } catch (cause) {
    throw unusable('What lies in the place of the database file is none of this site.', cause)
  } finally {
    file.close()
  }
  return open(place, waitMs)
}

function unusable(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code: 'SQLITE_CANTOPEN' })
}
