import { mkdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { changeContent, findContentVersion } from '../database/content-version.ts'
import { connect, openDatabase, SQLITE_FILE_NAME } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { emptyTables, insertRows, isEmpty, listTables, streamRows } from '../database/tables.ts'
import type { FileStore } from '../files/file-store.ts'
import { listNamed, type NamedFile } from '../files/named.ts'
import type { Settings } from '../settings.ts'
import { makeBackup, type Proof } from './make-backup.ts'
import { BackupProblem, isAbsent } from './problem.ts'
import { type ProvenArchive, proveArchive } from './prove.ts'
import { placeAgain, placeFiles, removeOld } from './restore-files.ts'
import { BACKUP_FOLDER } from './state.ts'

type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>
type Target = 'empty' | 'filled' | 'damaged'

export interface Restored {
  /** When the archive's rows were looked at; ISO 8601 UTC. */
  createdAt: string
  rows: number
  files: number
  missing: string[]
  /** Where what was there before is now. */
  before: string | undefined
}

/**
 * Puts an archive in the place of what is there. It is proven first; then its files are put beside
 * those that are there, under names that are never used twice; then one transaction replaces all
 * rows. Killed at any moment, the site is the old or the new one. Sessions end, and every process
 * that keeps pages learns of the change, so that a server may run meanwhile.
 * @throws BackupProblem, and then nothing has changed
 */
export async function restoreBackup(
  archive: string,
  settings: Place,
  store: FileStore,
  isForced: boolean,
): Promise<Restored> {
  await stat(archive)
  const target = await lookAt(settings)
  if (target !== 'empty' && !isForced) throw refused(settings, target)
  const proven = await proveArchive(archive, settings.dataDir)
  try {
    const before = await keepWhatIsThere(target, settings, store)
    const files = await placeFiles(proven, store)
    const database = await connect(settings)
    try {
      const old = await replaceRows(database, proven)
      // A clerk may have deleted, a moment ago, what the restored rows name again.
      await placeAgain(proven, store, files)
      await removeOld(store, old, files)
    } finally {
      await database.destroy()
    }
    const { createdAt, tables, missing } = proven.manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return { createdAt, rows, files: files.size, missing, before }
  } finally {
    await proven.close()
  }
}

async function lookAt(settings: Place): Promise<Target> {
  if (!settings.databaseUrl && !(await sqliteFileIsThere(settings))) return 'empty'
  let database: Database | undefined
  try {
    database = openDatabase(settings)
    return (await isEmpty(database)) ? 'empty' : 'filled'
  } catch (error) {
    if (isDamage(error)) return 'damaged'
    throw error
  } finally {
    await database?.destroy()
  }
}

function refused({ databaseUrl, dataDir }: Place, target: Target): BackupProblem {
  const place = databaseUrl ? 'The database' : dataDir
  return new BackupProblem(
    target === 'filled'
      ? `${place} is not empty: choose another DATA_DIR, or --force, which keeps a backup of what is there.`
      : `The database in ${place} is damaged: stop the server and use --force, which sets it aside.`,
  )
}

/** Returns where it is now. */
async function keepWhatIsThere(
  target: Target,
  settings: Place,
  store: FileStore,
): Promise<string | undefined> {
  if (target === 'empty') return undefined
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  if (target === 'damaged') return setAside(settings, stamp)
  const file = path.join(settings.dataDir, BACKUP_FOLDER, `before-restore-${stamp}.tar.gz`)
  await mkdir(path.dirname(file), { recursive: true })
  const proof: Proof = await makeBackup(settings, store, file)
  return proof.file
}

/** Its log goes first: left behind alone, it would be taken for the new database's. */
async function setAside({ dataDir }: Place, stamp: string): Promise<string> {
  const place = path.join(dataDir, SQLITE_FILE_NAME)
  const aside = `${place}.damaged-${stamp}`
  for (const ending of ['-wal', '-shm', '']) {
    await rename(place + ending, aside + ending).catch((error: unknown) => {
      if (!isAbsent(error)) throw error
    })
  }
  return aside
}

/** Returns the files that the rows before named. */
async function replaceRows(database: Database, proven: ProvenArchive): Promise<NamedFile[]> {
  const archived = await findContentVersion(proven.database)
  return changeContent(database, async (transaction) => {
    const { version } = await findContentVersion(transaction)
    const old: NamedFile[] = []
    for await (const file of listNamed(transaction)) old.push(file)
    await emptyTables(transaction)
    for (const table of await listTables(transaction)) {
      await insertRows(transaction, table, streamRows(proven.database, table))
    }
    // Above all that any process may have seen, here or where the archive was made.
    await transaction
      .updateTable('contentVersion')
      .set({
        version: Math.max(version, archived.version) + 1,
        changedAt: new Date().toISOString(),
      })
      .execute()
    return old
  })
}

function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? '')
}

function sqliteFileIsThere({ dataDir }: Place): Promise<boolean> {
  return stat(path.join(dataDir, SQLITE_FILE_NAME)).then(
    () => true,
    (error: unknown) => {
      if (isAbsent(error)) return false
      throw error
    },
  )
}
