import path from 'node:path'
import SQLite from 'better-sqlite3'
import { makeWritableFolder } from '../base/make-folder.ts'
import { BadSetting, type SchoolSettings } from '../school/settings.ts'

const LOCK_FILE = 'server.lock'
/** The previous server can still have the lock while it ends. */
const WAIT_MS = 2000

/** Without this reference, garbage collection could close the connection and release the lock. */
let lock: SQLite.Database | undefined

/**
 * Reserves the folder for this server. A second server on the same SQLite file would run every chore
 * again, and apply its limits separately. PostgreSQL allows several servers.
 *
 * SQLite uses a lock of the operating system, which ends with the process, also after `kill -9`. It
 * works between containers and, if the disk supports locks, between machines.
 * @throws BadSetting if another server has the lock
 */
export function lockDataFolder({ dataDir, databaseUrl }: SchoolSettings): void {
  if (databaseUrl) return
  makeWritableFolder(dataDir)
  lock = new SQLite(path.join(dataDir, LOCK_FILE), { timeout: WAIT_MS })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'SQLITE_BUSY') throw cause
    throw new BadSetting(
      `DATA_DIR: another server already uses ${dataDir}. Stop that one first, or choose another DATA_DIR. For several processes, set WORKERS; for several machines, use PostgreSQL (DATABASE_URL).`,
      { cause },
    )
  }
}
