import { mkdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { nowIso } from '../base/clock.ts'
import { changeContent, findContentVersion } from '../database/content-version.ts'
import { connect, openDatabase, SQLITE_FILE_NAME } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { emptyTables, insertRows, isEmpty, listTables, streamRows } from '../database/tables.ts'
import type { FileStore } from '../files/file-store.ts'
import { mapNamed, type NamedFile, pathOf } from '../files/named.ts'
import type { SchoolSettings } from '../school/settings.ts'
import { checkDatabase, recordCheck } from './check-database.ts'
import { makeArchive } from './make-backup.ts'
import { BackupProblem, exists, isAbsent } from './problem.ts'
import {
  copyFiles,
  copyMissingFiles,
  listFiles,
  listPaths,
  removeAddedFiles,
  removeReplacedFiles,
} from './restore-files.ts'
import { BACKUP_FOLDER, type Proof } from './state.ts'
import { type VerifiedArchive, verifyArchive } from './verify-archive.ts'

type SiteSettings = Pick<SchoolSettings, 'dataDir' | 'databaseUrl'>
type Target = 'empty' | 'filled' | 'damaged'

interface Restored {
  /** When the archive's rows were read; ISO 8601 UTC. */
  createdAt: string
  rows: number
  files: number
  missing: string[]
  /** The path of the previous content. */
  before: string | undefined
}

/**
 * Replaces the content of a site by an archive. It checks the archive first, then adds its files to
 * the existing ones (file names are never reused), then replaces all rows in one transaction. If it
 * is killed at any moment, the site has either its old or its new content. Sessions end, and every
 * process with a page cache sees the change, so the server may run during a restore.
 * @throws BackupProblem; then nothing was changed
 */
export async function restoreBackup(
  archive: string,
  settings: SiteSettings,
  store: FileStore,
  isForced: boolean,
): Promise<Restored> {
  await stat(archive)
  const target = await inspectTarget(settings)
  if (target !== 'empty' && !isForced) throw refused(settings, target)
  const verified = await verifyArchive(archive, settings.dataDir)
  try {
    const before = await keepPreviousContent(target, settings, store)
    const files = await listFiles(verified)
    const database = await connect(settings)
    try {
      const present = await listPaths(store)
      const old = await copyFiles(verified, store, files)
        .then(() => replaceRows(database, verified))
        .catch(async (error: unknown) => {
          const removal = removeAddedFiles(database, store, files, present)
          // Reports the first failure. If this cleanup fails too, the sweep removes the files.
          await Promise.allSettled([removal])
          throw error
        })
      // During the restore, staff may have deleted a file that the restored rows name.
      await copyMissingFiles(verified, store, files)
      const unused = [...old.values()].filter((file) => !files.has(pathOf(file)))
      await removeReplacedFiles(database, store, unused)
    } finally {
      await database.destroy()
    }
    await recordCheck(settings, checkDatabase(settings))
    const { createdAt, tables, missing } = verified.manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return { createdAt, rows, files: files.size, missing, before }
  } finally {
    await verified.close()
  }
}

async function inspectTarget(settings: SiteSettings): Promise<Target> {
  if (!settings.databaseUrl && !(await exists(path.join(settings.dataDir, SQLITE_FILE_NAME))))
    return 'empty'
  if (checkDatabase(settings)?.damage !== undefined) return 'damaged'
  const database = openDatabase(settings)
  try {
    return (await isEmpty(database)) ? 'empty' : 'filled'
  } finally {
    await database.destroy()
  }
}

function refused({ databaseUrl, dataDir }: SiteSettings, target: Target): BackupProblem {
  const name = databaseUrl ? 'The database' : dataDir
  return new BackupProblem(
    target === 'filled'
      ? `${name} is not empty: choose another DATA_DIR, or use --force, which first makes a backup of it.`
      : `The database in ${name} is damaged: stop the server and use --force, which renames its files.`,
  )
}

/** Returns the path of the previous content. */
async function keepPreviousContent(
  target: Target,
  settings: SiteSettings,
  store: FileStore,
): Promise<string | undefined> {
  if (target === 'empty') return undefined
  // Has milliseconds, because two restores may run at once.
  const stamp = nowIso().replaceAll(/[-:.]/g, '')
  if (target === 'damaged') return renameDamagedFile(settings, stamp)
  const file = path.join(settings.dataDir, BACKUP_FOLDER, `before-restore-${stamp}.tar.gz`)
  await mkdir(path.dirname(file), { recursive: true })
  const proof: Proof = await makeArchive(settings, store, file)
  return proof.file
}

/** Renames the log files first: SQLite would use a remaining log for the new database. */
async function renameDamagedFile({ dataDir }: SiteSettings, stamp: string): Promise<string> {
  const file = path.join(dataDir, SQLITE_FILE_NAME)
  const aside = `${file}.damaged-${stamp}`
  for (const ending of ['-wal', '-shm', '']) {
    await rename(file + ending, aside + ending).catch((error: unknown) => {
      if (!isAbsent(error)) throw error
    })
  }
  return aside
}

/** Returns the files that the previous rows named. */
async function replaceRows(
  database: Database,
  verified: VerifiedArchive,
): Promise<Map<string, NamedFile>> {
  const archived = await findContentVersion(verified.database)
  return changeContent(database, async (transaction) => {
    const { version } = await findContentVersion(transaction)
    const old = await mapNamed(transaction)
    await emptyTables(transaction)
    for (const table of await listTables(transaction)) {
      await insertRows(transaction, table, streamRows(verified.database, table))
    }
    // Higher than any version that a process may have seen, here or where the archive was made.
    await transaction
      .updateTable('contentVersion')
      .set({
        version: Math.max(version, archived.version) + 1,
        changedAt: nowIso(),
      })
      .execute()
    return old
  })
}
