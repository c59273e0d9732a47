import { mkdir, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { migrateTo, migrateToLatest } from '../database/migrate.ts'
import { countTable, emptyTables, insertRows, listColumns } from '../database/tables.ts'
import { newId } from '../base/new-id.ts'
import { FEATURES } from '../features.ts'
import { ALLOWED, filePath, listArchivedTables, type Manifest, tablePath } from './manifest.ts'
import { listNamed, pathOf } from '../files/named.ts'
import { BackupProblem, damaged } from './state/problem.ts'
import { readArchive } from './read-archive.ts'
import { readRows } from './read-rows.ts'

/** An archive that was restored into a separate folder and found complete. */
export interface VerifiedArchive {
  manifest: Manifest
  /** SQLite, with the tables of this version of the software. */
  database: Database
  /** The path of a file from the archive. */
  fileAt(storedPath: string): string
  close(): Promise<void>
}

/**
 * Restores an archive into a folder beside the incoming uploads, runs the current migrations on it,
 * counts and compares hashes, and prepares its rows for the site. If the process is killed, the
 * sweep removes that folder.
 * @throws BackupProblem if the archive does not match its manifest
 */
export async function verifyArchive(archive: string, dataDir: string): Promise<VerifiedArchive> {
  const folder = path.join(dataDir, 'incoming', newId())
  const firstMade = (await mkdir(folder, { recursive: true, mode: 0o700 }))!
  let database: Database | undefined
  try {
    const manifest = await readArchive(archive, folder)
    database = openDatabase({ dataDir: folder, databaseUrl: undefined })
    await load(database, manifest, folder)
    await checkLoaded(database, manifest)
    await prepareRows(database)
    const opened = database
    return {
      manifest,
      database: opened,
      fileAt: (storedPath) => path.join(folder, filePath(storedPath)),
      close: () => opened.destroy().then(() => rm(folder, { recursive: true, force: true })),
    }
  } catch (error) {
    await database?.destroy()
    await rm(folder, { recursive: true, force: true })
    await removeEmpty(path.dirname(folder), firstMade)
    throw error
  }
}

/** After a refused restore, removes the folders that it made. */
async function removeEmpty(folder: string, first: string): Promise<void> {
  if (!folder.startsWith(first)) return
  try {
    await rmdir(folder)
  } catch (error) {
    // An upload is being received there.
    if ((error as NodeJS.ErrnoException).code === 'ENOTEMPTY') return
    throw error
  }
  await removeEmpty(path.dirname(folder), first)
}

async function load(database: Database, manifest: Manifest, folder: string): Promise<void> {
  await sql`pragma synchronous = off`.execute(database)
  await migrateTo(database, manifest.migrations.at(-1)!)
  const tables = await listArchivedTables(database)
  const unexpected = manifest.tables.find(({ name }) => !tables.includes(name))
  if (unexpected) throw damaged(`${unexpected.name} does not belong in it`)
  await database.transaction().execute(async (transaction) => {
    await emptyTables(transaction)
    for (const table of tables) {
      const [listed, second] = manifest.tables.filter(({ name }) => name === table)
      if (!listed) throw damaged(`${tablePath(table)} is missing`)
      if (second) throw damaged(`${table} is in its list of contents twice`)
      await loadTable(transaction, listed, path.join(folder, tablePath(table)))
    }
  })
  await migrateToLatest(database).catch((cause: NodeJS.ErrnoException) => {
    // An error code means a problem of the machine, such as a full disk.
    throw cause.code ? cause : damaged('its rows cannot be brought up to date', cause)
  })
}

async function loadTable(
  transaction: Database,
  { name, rows: expected }: Manifest['tables'][number],
  file: string,
): Promise<void> {
  const rows = readRows(file, name, await listColumns(transaction, name))
  await insertRows(transaction, name, rows).catch((cause: Error) => {
    throw cause instanceof BackupProblem ? cause : damaged(`${name} (${cause.message})`, cause)
  })
  const count = await countTable(transaction, name)
  if (count !== expected) throw damaged(`${name} has ${count} rows instead of ${expected}`)
}

async function prepareRows(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const { prepareRestored } of FEATURES) await prepareRestored?.(transaction)
  })
}

/**
 * Checks an archive's rows and files after all current migrations were run on them. What the rows
 * say is not checked, except for counters: a restore trusts its source (decision 25).
 * @throws BackupProblem if the database is damaged, or if rows and files do not belong together
 */
async function checkLoaded(database: Database, manifest: Manifest): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
    database.withoutPlugins(),
  )
  if (rows[0]?.integrity_check !== 'ok')
    throw new BackupProblem('The restored database is damaged.')
  await database
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await checkNumbers(transaction)
      await checkFiles(transaction, manifest)
    })
}

/** The next document would get a number that another one has, and could not be published. */
async function checkNumbers(transaction: Database): Promise<void> {
  const { rows } = await sql<{ kind: string }>`
    select kind from document group by kind
    having max(number) > coalesce((
      select last from document_number where document_number.kind = document.kind
    ), 0)`.execute(transaction)
  if (rows[0]) throw damaged(`document_number (${rows[0].kind} has a higher number)`)
}

/**
 * Compares rows and files. A file without a row was deleted while the backup was made. It is
 * allowed, but it is not restored. Each file belongs to one row.
 */
async function checkFiles(transaction: Database, manifest: Manifest): Promise<void> {
  const present = new Set(manifest.files.map((file) => file.place))
  const missing = new Set(manifest.missing)
  for (const place of missing)
    if (present.has(place)) throw damaged('it contains a file that it lists as missing')
  const lost = new Set<string>()
  const named = new Set<string>()
  for await (const file of listNamed(transaction)) {
    const place = pathOf(file)
    const isKnown = ALLOWED.test(filePath(place)) && (present.has(place) || missing.has(place))
    if (!isKnown) throw damaged(`${place} is not in it`)
    // If a file in use is also in the bin, restoring it from the bin would fail.
    if (named.has(place)) throw damaged(`two rows name ${place}`)
    named.add(place)
    if (missing.has(place)) lost.add(place)
  }
  if (lost.size < missing.size) throw damaged('no row names one of its missing files')
}
