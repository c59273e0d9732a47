import path from 'node:path'
import SQLite from 'better-sqlite3'
import { makeWritableFolder } from '../base/make-folder.ts'
import { BadSetting, type SchoolSettings } from '../school/settings.ts'

const LOCK_FILE = 'server.lock'
/** A server that is just ending may still have it. This process does not listen yet. */
const WAIT_MS = 2000

/** The reference keeps the connection, and with it the lock, until the process ends. */
let lock: SQLite.Database | undefined

/**
 * Reserves the folder for this server. On one SQLite file, a second server would run every chore a
 * second time, and its own limits beside those of the first. Servers on PostgreSQL may be several.
 *
 * SQLite takes a lock of the operating system, which ends with the process, also after `kill -9`. It
 * holds between containers and, if the disk supports locks, between machines.
 * @throws BadSetting if another server has it
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
