import { createHash } from 'node:crypto'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { makeWritableFolder } from '../base/make-folder.ts'
import type { Database } from './database.ts'
import { isSqlite } from './tables.ts'

/**
 * Runs `work`, unless it already runs under this name: then the result is `undefined`. The lock ends
 * with its process, also after `kill -9`. On PostgreSQL, it counts for all machines of the site.
 */
export function runAlone<T>(
  { database, folder }: { database: Database; folder: string },
  name: string,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  return isSqlite(database) ? withFile(folder, name, work) : withAdvisoryLock(database, name, work)
}

/** SQLite uses a lock of the operating system on a file. */
async function withFile<T>(
  folder: string,
  name: string,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 12)
  makeWritableFolder(folder)
  const file = new SQLite(path.join(folder, `run-${hash}.lock`), { timeout: 0 })
  try {
    file.exec('begin exclusive')
    return { result: await work() }
  } catch (error) {
    if (isBusy(error, file)) return undefined
    throw error
  } finally {
    file.close()
  }
}

/** `work` can end with the same code, from the site's own database. */
function isBusy(error: unknown, file: SQLite.Database): boolean {
  return (error as { code?: string }).code === 'SQLITE_BUSY' && !file.inTransaction
}

function withAdvisoryLock<T>(
  database: Database,
  name: string,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  // Several sites can have a schema of one database.
  const key = sql`hashtextextended(current_schema() || ' ' || ${name}, 0)`
  return database.connection().execute(async (connection) => {
    const plain = connection.withoutPlugins()
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_lock(${key}) as free`.execute(plain)
    if (!rows[0]!.free) return undefined
    try {
      return { result: await work() }
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(plain)
    }
  })
}
