import { createReadStream } from 'node:fs'
import { mkdir, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { openDatabase } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { migrateTo, migrateToLatest } from '../database/migrate.ts'
import { countTable, emptyTables, insertRows, listTables, type Row } from '../database/tables.ts'
import { newId } from '../database/new-id.ts'
import { listNamed, placeOf } from '../files/named.ts'
import { ALLOWED, filePlace, type Manifest, tablePlace } from './manifest.ts'
import { BackupProblem } from './problem.ts'
import { readArchive } from './read-archive.ts'

/** An archive that has been restored into a folder of its own, and found whole. */
export interface ProvenArchive {
  manifest: Manifest
  /** SQLite, with the tables of this version of the software. */
  database: Database
  /** Where a file of it lies. */
  fileAt(place: string): string
  close(): Promise<void>
}

/**
 * Restores an archive into a folder beside the uploads that wait, where the sweeper finds what a
 * killed process leaves; opens it with today's migrations, counts and hashes.
 * @throws BackupProblem where it is not exactly what its manifest says
 */
export async function proveArchive(archive: string, dataDir: string): Promise<ProvenArchive> {
  const folder = path.join(dataDir, 'incoming', newId())
  const made = (await mkdir(folder, { recursive: true, mode: 0o700 }))!
  let database: Database | undefined
  try {
    const manifest = await readArchive(archive, folder)
    database = openDatabase({ dataDir: folder, databaseUrl: undefined })
    await load(database, manifest, folder)
    await check(database, manifest)
    const opened = database
    return {
      manifest,
      database: opened,
      fileAt: (place) => path.join(folder, filePlace(place)),
      close: () => opened.destroy().then(() => rm(folder, { recursive: true, force: true })),
    }
  } catch (error) {
    await database?.destroy()
    await rm(folder, { recursive: true, force: true })
    await removeEmpty(path.dirname(folder), made)
    throw error
  }
}

/** What was not there before a refused restore is not there after it. */
async function removeEmpty(folder: string, first: string): Promise<void> {
  if (!folder.startsWith(first)) return
  try {
    await rmdir(folder)
  } catch (error) {
    // Somebody's upload arrives.
    if ((error as NodeJS.ErrnoException).code === 'ENOTEMPTY') return
    throw error
  }
  await removeEmpty(path.dirname(folder), first)
}

async function load(database: Database, manifest: Manifest, folder: string): Promise<void> {
  await sql`pragma synchronous = off`.execute(database)
  await migrateTo(database, manifest.migrations.at(-1)!)
  await database.transaction().execute(async (transaction) => {
    await emptyTables(transaction)
    const tables = await listTables(transaction)
    const strange = manifest.tables.find(({ name }) => !tables.includes(name))
    if (strange) throw new BackupProblem(`The archive is damaged: there is no ${strange.name}.`)
    for (const table of tables) {
      const listed = manifest.tables.find(({ name }) => name === table)
      if (!listed) continue
      const rows = readRows(path.join(folder, tablePlace(table)))
      await insertRows(transaction, table, rows).catch((cause: Error) => {
        throw new BackupProblem(`The archive is damaged: ${table} (${cause.message}).`, { cause })
      })
      const count = await countTable(transaction, table)
      if (count !== listed.rows) {
        throw new BackupProblem(
          `The archive is damaged: ${table} has ${count} rows instead of ${listed.rows}.`,
        )
      }
    }
  })
  await migrateToLatest(database)
}

async function check(database: Database, manifest: Manifest): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
    database.withoutPlugins(),
  )
  if (rows[0]?.integrity_check !== 'ok')
    throw new BackupProblem('The restored database is damaged.')
  const there = new Set([...manifest.files.map(({ place }) => place), ...manifest.missing])
  await database.transaction().execute(async (transaction) => {
    for await (const file of listNamed(transaction)) {
      const isOurs = ALLOWED.test(filePlace(placeOf(file)))
      if (isOurs && there.has(placeOf(file))) continue
      throw new BackupProblem(`The archive is damaged: ${placeOf(file)} is not in it.`)
    }
  })
}

async function* readRows(file: string): AsyncGenerator<Row> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    yield JSON.parse(line) as Row
  }
}
