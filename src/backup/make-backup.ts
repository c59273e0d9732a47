import { link, mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { nowIso } from '../base/clock.ts'
import { moveLogToFile, SQLITE_FILE_NAME, withDatabase } from '../database/connect.ts'
import { appliedMigrations } from '../database/migrate.ts'
import type { FileStore } from '../files/file-store.ts'
import type { StorageSettings } from '../base/settings.ts'
import { checkDatabase, recordCheck } from './check-database.ts'
import { stampDatabase } from './database-stamp.ts'
import { BackupProblem, exists } from './state/problem.ts'
import type { Proof } from './state/state.ts'
import { verifyArchive } from './verify-archive.ts'
import { writeArchive } from './write-archive.ts'

type Settings = Pick<StorageSettings, 'dataDir' | 'databaseUrl'>

/**
 * Checks the database, and makes a verified archive of it and of the files.
 * @throws BackupProblem for problems that the caller can fix
 */
export async function makeBackup(
  settings: Settings,
  store: FileStore,
  target: string,
): Promise<Proof> {
  if (await exists(target)) throw taken(target)
  await refuseAbsent(settings)
  await recordCheck(settings, checkDatabase(settings))
  return makeArchive(settings, store, target)
}

/**
 * Makes an archive of a database that was checked, and restores it into a temporary folder. It gets
 * its name only after this and never replaces an existing file.
 * @throws BackupProblem for problems that the caller can fix
 */
export async function makeArchive(
  settings: Settings,
  store: FileStore,
  target: string,
): Promise<Proof> {
  if (await exists(target)) throw taken(target)
  await refuseAbsent(settings)
  // Never migrates, because the running server may be older than this command.
  return withDatabase(settings, async (database) => {
    if ((await appliedMigrations(database)).length === 0) {
      throw new BackupProblem('The database is empty. There is nothing to back up yet.')
    }
    if (!settings.databaseUrl) await moveLogToFile(database)
    // Before the rows are read: a change in between costs one more backup, and is in both.
    const stamp = await stampDatabase(settings)
    const folder = await mkdtemp(`${target}.part-`)
    try {
      const file = path.join(folder, 'archive')
      await writeArchive(database, store, file)
      const verified = await verify(file, settings.dataDir, target)
      const proof = { ...verified, ...(stamp !== undefined && { stamp }) }
      await moveToTarget(file, target)
      return proof
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

async function verify(archive: string, dataDir: string, target: string): Promise<Proof> {
  const verified = await verifyArchive(archive, dataDir)
  await verified.close()
  const { manifest } = verified
  return {
    createdAt: manifest.createdAt,
    provenAt: nowIso(),
    file: target,
    bytes: (await stat(archive)).size,
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.length,
    fileBytes: manifest.files.reduce((sum, { size }) => sum + size, 0),
    missing: manifest.missing,
  }
}

async function refuseAbsent({ dataDir, databaseUrl }: Settings): Promise<void> {
  if (databaseUrl || (await exists(path.join(dataDir, SQLITE_FILE_NAME)))) return
  throw new BackupProblem(`${dataDir} contains no site. Set DATA_DIR.`)
}

/** Creating a link fails if the name exists, even if another process created it a moment ago. */
async function moveToTarget(archive: string, target: string): Promise<void> {
  try {
    await link(archive, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw taken(target)
    // The file systems of memory sticks do not support links.
    if (await exists(target)) throw taken(target)
    await rename(archive, target)
  }
  const folder = await open(path.dirname(target), 'r')
  await folder.sync().finally(() => folder.close())
}

function taken(target: string): BackupProblem {
  return new BackupProblem(`${target} exists already. Choose another name.`)
}
