import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { giveToOwner } from '../backup/owner.ts'
import { nowMs } from '../base/clock.ts'
import { connect, openDatabase, SQLITE_FILE_NAME } from '../database/connect.ts'
import { findLastMigration, migrationNames } from '../database/migrate.ts'
import type { DistrictSettings } from '../school/settings.ts'
import { schoolFolder } from './folders.ts'
import type { Registry } from './registry.ts'

const KEPT_DAYS = 14
const DAY_MS = 24 * 60 * 60_000

/** The folder of the database files from before the last update, inside `DATA_DIR`. */
function copiesFolder({ dataDir }: DistrictSettings): string {
  return path.join(dataDir, 'before')
}

/** The schools whose database this server migrates. */
function idsOf({ schools }: Registry): string[] {
  return [...schools.values()]
    .filter(({ state }) => state === 'open' || state === 'paused')
    .map(({ id }) => id)
}

/**
 * Copies the database of every school, because the next version of the software changes it. Returns
 * the number of copies, and the schools whose database cannot be read.
 */
export async function copyDatabases(
  settings: DistrictSettings,
  registry: Registry,
): Promise<{ copied: number; failed: string[] }> {
  const folder = copiesFolder(settings)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const failed: string[] = []
  for (const id of idsOf(registry)) {
    const copied = copyDatabase(
      schoolFolder(settings.dataDir, id),
      path.join(folder, `${id}.sqlite`),
    )
    await copied.catch((error: Error) => failed.push(`${id}: ${error.message}`))
  }
  await giveToOwner(settings.dataDir, folder)
  return { copied: idsOf(registry).length - failed.length, failed }
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
 * Puts the copies back of those schools that have migrated since. What was written to them since
 * then is lost. The server must not run.
 */
export async function putCopiesBack(
  settings: DistrictSettings,
  registry: Registry,
): Promise<{ id: string; hasChanged: boolean }[]> {
  const back: { id: string; hasChanged: boolean }[] = []
  for (const id of idsOf(registry)) {
    const copy = path.join(copiesFolder(settings), `${id}.sqlite`)
    const folder = schoolFolder(settings.dataDir, id)
    if (!existsSync(copy)) continue
    const [before, now] = [
      await readState(copy),
      await readState(path.join(folder, SQLITE_FILE_NAME)),
    ]
    if (before.migration === now.migration) continue
    const file = path.join(folder, SQLITE_FILE_NAME)
    await copyFile(copy, `${file}.part`)
    // SQLite would mix the old log with the new file.
    for (const ending of ['-wal', '-shm']) await rm(`${file}${ending}`, { force: true })
    await rename(`${file}.part`, file)
    await giveToOwner(settings.dataDir, folder)
    back.push({ id, hasChanged: before.version !== now.version })
  }
  return back
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
  let outdated = 0
  try {
    for (const id of idsOf(registry)) {
      try {
        await copyDatabase(schoolFolder(settings.dataDir, id), target)
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
  return { checked: idsOf(registry).length, outdated, failed }
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
