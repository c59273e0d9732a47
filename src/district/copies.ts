import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { giveToOwner } from '../backup/owner.ts'
import { connect, SQLITE_FILE_NAME, withDatabase } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { findLastMigration, migrationNames } from '../database/migrate.ts'
import { copiesFolder, officeFolder, schoolFolder } from './folders.ts'
import type { Registry } from './registry.ts'

/**
 * Does the work for each site whose database this server migrates: the office, and the schools.
 * Returns a line for each that fails.
 */
async function forEachSite(
  { settings: { dataDir }, schools }: Registry,
  work: (id: string, folder: string) => Promise<void>,
): Promise<string[]> {
  const served = [...schools.values()].filter(({ state }) => state === 'open' || state === 'paused')
  const failed: string[] = []
  for (const id of ['office', ...served.map((school) => school.id)]) {
    const folder = id === 'office' ? officeFolder(dataDir) : schoolFolder(dataDir, id)
    await work(id, folder).catch(({ message }: Error) => failed.push(`${id}: ${message}`))
  }
  return failed
}

/**
 * Copies the database of every site, because the next version of the software changes it. The copies
 * of an earlier update are deleted. Returns the number of copies, and a line for each that failed.
 */
export async function copyDatabases(registry: Registry) {
  const { dataDir } = registry.settings
  const folder = copiesFolder(dataDir)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  let copied = 0
  const failed = await forEachSite(registry, async (id, site) => {
    await inFolder(site, (database) => writeCopy(database, path.join(folder, `${id}.sqlite`)))
    copied += 1
  })
  await giveToOwner(dataDir, folder)
  return { copied, failed }
}

/** A whole file of the moment, also while others write. It replaces an older copy at the end. */
export async function writeCopy<Tables>(database: Kysely<Tables>, target: string): Promise<void> {
  const part = `${target}.part`
  await rm(part, { force: true })
  await sql`vacuum into ${part}`.execute(database)
  await rename(part, target)
}

function inFolder<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  return withDatabase({ dataDir, databaseUrl: undefined }, work, { mustExist: true })
}

/**
 * Puts the copies back of those sites that have migrated since. The databases that they replace stay
 * beside them as `.replaced`. The server must not run. Returns whether the sites were changed since.
 */
export async function putCopiesBack(registry: Registry) {
  const { dataDir } = registry.settings
  const back: { id: string; hasChanged: boolean }[] = []
  const failed = await forEachSite(registry, async (id, folder) => {
    const copy = path.join(copiesFolder(dataDir), `${id}.sqlite`)
    if (!existsSync(copy)) return
    const hasChanged = await putBack(copy, path.join(folder, SQLITE_FILE_NAME))
    if (hasChanged !== undefined) back.push({ id, hasChanged })
    await giveToOwner(dataDir, folder)
  })
  return { back, failed }
}

/** Whether the site was changed since the copy; undefined if it has not migrated. */
async function putBack(copy: string, file: string): Promise<boolean | undefined> {
  const before = await readState(copy)
  // A call that was killed has already set the file aside.
  const now = existsSync(file) ? await readState(file) : undefined
  if (now?.migration === before.migration) return undefined
  await copyFile(copy, `${file}.part`)
  // SQLite would mix the old log with the new file.
  for (const ending of ['', '-wal']) {
    if (existsSync(file + ending)) await rename(file + ending, `${file}.replaced${ending}`)
  }
  await rm(`${file}-shm`, { force: true })
  await rename(`${file}.part`, file)
  return now === undefined || now.version !== before.version
}

async function readState(file: string) {
  const scratch = await mkdtemp(`${file}.read-`)
  try {
    // Reading a file in place would leave its log beside it.
    for (const ending of ['', '-wal']) {
      if (!existsSync(file + ending)) continue
      await copyFile(file + ending, path.join(scratch, SQLITE_FILE_NAME + ending))
    }
    return await inFolder(scratch, async (database) => {
      const { rows } = await sql<{ version: number }>`select version from content_version`.execute(
        database,
      )
      return { migration: await findLastMigration(database), version: rows[0]?.version }
    })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Runs the missing migrations on a copy of each database. Returns one line for each that fails. */
export async function checkUpdate(registry: Registry) {
  const scratch = await mkdtemp(path.join(registry.settings.dataDir, '.check-update-'))
  let checked = 0
  let outdated = 0
  try {
    const failed = await forEachSite(registry, async (_id, folder) => {
      checked += 1
      await inFolder(folder, (database) =>
        writeCopy(database, path.join(scratch, SQLITE_FILE_NAME)),
      )
      const last = await inFolder(scratch, findLastMigration)
      if (last !== migrationNames.at(-1)) outdated += 1
      await (await connect({ dataDir: scratch, databaseUrl: undefined })).destroy()
    })
    return { checked, outdated, failed }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
