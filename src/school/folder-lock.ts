import path from 'node:path'
import SQLite from 'better-sqlite3'
import { makeWritableFolder } from '../base/make-folder.ts'
import { BadSetting } from '../base/settings.ts'

const LOCK_FILE = 'server.lock'
/** The previous server can still have the lock while it ends. */
const WAIT_MS = 2000

/**
 * Reserves a folder for this process, until the returned function is called.
 *
 * SQLite uses a lock of the operating system, which ends with the process, also after `kill -9`. It
 * works between containers and, if the disk supports locks, between machines.
 * @throws BadSetting if a server has the lock
 */
export function lockFolder(dataDir: string): () => void {
  makeWritableFolder(dataDir)
  const lock = new SQLite(path.join(dataDir, LOCK_FILE), { timeout: WAIT_MS })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    if ((cause as { code?: string }).code !== 'SQLITE_BUSY') throw cause
    throw new BadSetting(
      `DATA_DIR: another server already uses ${dataDir}. Stop that one first, or choose another DATA_DIR. For several processes, set WORKERS; for several machines, use PostgreSQL (DATABASE_URL).`,
      { cause },
    )
  }
  return () => void lock.close()
}
