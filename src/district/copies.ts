import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { giveToOwner } from '../backup/owner.ts'
import { nowMs } from '../base/clock.ts'
import { connect, openDatabase, SQLITE_FILE_NAME } from '../database/connect.ts'
import { findLastMigration, migrationNames } from '../database/migrate.ts'
import type { DistrictSettings } from '../school/settings.ts'
import { officeFolder, schoolFolder } from './folders.ts'
import type { Registry } from './registry.ts'

const KEPT_DAYS = 14
const DAY_MS = 24 * 60 * 60_000

/** The folder of the database files from before the last update, inside `DATA_DIR`. */
function copiesFolder({ dataDir }: DistrictSettings): string {
  return path.join(dataDir, 'before')
}

/** The sites whose database this server migrates, with their folders: the office, and the schools. */
function sitesOf(
  { dataDir }: DistrictSettings,
  { schools }: Registry,
): [id: string, folder: string][] {
  const served = [...schools.values()].filter(({ state }) => state === 'open' || state === 'paused')
  return [
    ['office', officeFolder(dataDir)],
    ...served.map(({ id }): [string, string] => [id, schoolFolder(dataDir, id)]),
  ]
}

/**
 * Copies the database of every site, because the next version of the software changes it. It first
 * deletes the copies of an earlier update, which do not have the newer content. Returns the number of
 * copies, and the sites whose database cannot be read.
 */
export async function copyDatabases(
  settings: DistrictSettings,
  registry: Registry,
): Promise<{ copied: number; failed: string[] }> {
  const folder = copiesFolder(settings)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  const failed: string[] = []
  let copied = 0
  for (const [id, site] of sitesOf(settings, registry)) {
    try {
      await copyDatabase(site, path.join(folder, `${id}.sqlite`))
      copied += 1
    } catch (error) {
      failed.push(`${id}: ${(error as Error).message}`)
    }
  }
  await giveToOwner(settings.dataDir, folder)
  return { copied, failed }
}

/** A whole file of the moment, also while others write. It replaces an older copy at the end. */
async function copyDatabase(dataDir: string, target: string): Promise<void> {
  const part = `${target}.part`
  await rm(part, { force: true })
  const database = openDatabase({ dataDir, databaseUrl: undefined }, { mustExist: true })
  try {
    await sql`vacuum into ${part}`.execute(database)
  } finally {
    await database.destroy()
  }
  await rename(part, target)
}

/**
 * Puts the copies back of those sites that have migrated since. The databases that they replace stay
 * beside them as `.replaced`. The server must not run. Returns the sites, whether they were changed
 * since, and those where it failed.
 */
export async function putCopiesBack(
  settings: DistrictSettings,
  registry: Registry,
): Promise<{ back: { id: string; hasChanged: boolean }[]; failed: string[] }> {
  const back: { id: string; hasChanged: boolean }[] = []
  const failed: string[] = []
  for (const [id, folder] of sitesOf(settings, registry)) {
    const copy = path.join(copiesFolder(settings), `${id}.sqlite`)
    if (!existsSync(copy)) continue
    try {
      const hasChanged = await putBack(copy, path.join(folder, SQLITE_FILE_NAME))
      if (hasChanged !== undefined) back.push({ id, hasChanged })
      await giveToOwner(settings.dataDir, folder)
    } catch (error) {
      failed.push(`${id}: ${(error as Error).message}`)
    }
  }
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
    await copyFile(file, path.join(scratch, SQLITE_FILE_NAME))
    if (existsSync(`${file}-wal`)) {
      await copyFile(`${file}-wal`, path.join(scratch, `${SQLITE_FILE_NAME}-wal`))
    }
    const database = openDatabase({ dataDir: scratch, databaseUrl: undefined }, { mustExist: true })
    try {
      const { rows } = await sql<{ version: number }>`select version from content_version`.execute(
        database,
      )
      return { migration: await findLastMigration(database), version: rows[0]?.version }
    } finally {
      await database.destroy()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Runs the missing migrations on a copy of each database. Returns one line for each that fails. */
export async function checkUpdate(
  settings: DistrictSettings,
  registry: Registry,
): Promise<{ checked: number; outdated: number; failed: string[] }> {
  const scratch = await mkdtemp(path.join(settings.dataDir, '.check-update-'))
  const target = path.join(scratch, SQLITE_FILE_NAME)
  const failed: string[] = []
  const sites = sitesOf(settings, registry)
  let outdated = 0
  try {
    for (const [id, folder] of sites) {
      try {
        await copyDatabase(folder, target)
        const copy = { dataDir: scratch, databaseUrl: undefined }
        const before = openDatabase(copy)
        const last = await findLastMigration(before).finally(() => before.destroy())
        if (last !== migrationNames.at(-1)) outdated += 1
        await (await connect(copy)).destroy()
      } catch (error) {
        failed.push(`${id}: ${(error as Error).message}`)
      }
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  return { checked: sites.length, outdated, failed }
}

/** Deletes copies of an update that was long ago. */
export async function deleteOldCopies(settings: DistrictSettings): Promise<void> {
  const folder = copiesFolder(settings)
  if (!existsSync(folder)) return
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    if (nowMs() - (await stat(file)).mtimeMs > KEPT_DAYS * DAY_MS) await rm(file)
  }
}
