import { copyFile, link, mkdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { nowIso } from '../base/clock.ts'
import {
  changeContent,
  findContentVersion,
  withLockedContent,
} from '../database/content-version.ts'
import { connect, SQLITE_FILE_NAME, withDatabase } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { emptyTables, insertRows, isEmpty, listTables, streamRows } from '../database/tables.ts'
import type { FileStore } from '../files/file-store.ts'
import { mapNamed, type NamedFile, pathOf } from '../files/named.ts'
import type { SchoolSettings } from '../base/settings.ts'
import { checkDatabase, recordCheck } from './check-database.ts'
import { makeArchive } from './make-backup.ts'
import { BackupProblem, exists, isAbsent } from './state/problem.ts'
import { AREAS } from '../files/table.ts'
import { BACKUP_FOLDER, type Proof } from './state/state.ts'
import { type VerifiedArchive, verifyArchive } from './verify-archive.ts'

const FILES_AT_ONCE = 16

/** Writers wait during a batch. In a bucket, each file takes tens of milliseconds. */
const REMOVED_AT_ONCE = 100

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
  return (await withDatabase(settings, isEmpty)) ? 'empty' : 'filled'
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

/** Every file that is in the archive and that its rows name, by its path. */
async function listFiles(verified: VerifiedArchive): Promise<Map<string, NamedFile>> {
  const files = await readNamed(verified.database)
  for (const file of verified.manifest.missing) files.delete(file)
  return files
}

function readNamed(database: Database): Promise<Map<string, NamedFile>> {
  return database.transaction().setAccessMode('read only').execute(mapNamed)
}

async function copyFiles(
  verified: VerifiedArchive,
  store: FileStore,
  byPath: Map<string, NamedFile>,
): Promise<void> {
  const files = [...byPath.values()]
  for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
    await Promise.all(
      files.slice(start, start + FILES_AT_ONCE).map(async (file) => {
        const source = verified.fileAt(pathOf(file))
        // The store moves the file that it gets, and `copyMissingFiles` may need it again.
        const copy = `${source}.copy`
        await link(source, copy).catch(() => copyFile(source, copy))
        await store.keep(copy, file.area, file.name)
      }),
    )
  }
}

async function copyMissingFiles(
  verified: VerifiedArchive,
  store: FileStore,
  files: Map<string, NamedFile>,
): Promise<void> {
  const present = await listPaths(store)
  const missing = new Map([...files].filter(([file]) => !present.has(file)))
  await copyFiles(verified, store, missing)
}

async function listPaths(store: FileStore): Promise<Set<string>> {
  const paths = new Set<string>()
  for (const area of AREAS) {
    for await (const { name } of store.list(area)) paths.add(pathOf({ area, name }))
  }
  return paths
}

/**
 * Removes the files that a failed restore has added. Keeps files that a row names, because a commit
 * may have succeeded although its answer was lost.
 */
async function removeAddedFiles(
  database: Database,
  store: FileStore,
  files: Map<string, NamedFile>,
  present: Set<string>,
): Promise<void> {
  const named = await readNamed(database)
  for (const [file, { area, name }] of files) {
    if (!present.has(file) && !named.has(file)) await store.remove(area, name)
  }
}

/**
 * Removes files that only the replaced rows named. Compares each batch with the current rows while
 * writes are blocked, because another restore may have added rows that name these files.
 */
async function removeReplacedFiles(
  database: Database,
  store: FileStore,
  old: NamedFile[],
): Promise<void> {
  for (let start = 0; start < old.length; start += REMOVED_AT_ONCE) {
    await withLockedContent(database, async (transaction) => {
      const named = await mapNamed(transaction)
      for (const file of old.slice(start, start + REMOVED_AT_ONCE)) {
        if (!named.has(pathOf(file))) await store.remove(file.area, file.name)
      }
    })
  }
}
