import { existsSync } from 'node:fs'
import { mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeBackup } from '../backup/make-backup.ts'
import { giveToOwner } from '../backup/owner.ts'
import { restoreBackup } from '../backup/restore.ts'
import { nowIso, nowMs } from '../base/clock.ts'
import { SQLITE_FILE_NAME } from '../database/connect.ts'
import { indexOutdated } from '../features/documents/search.ts'
import { createDiskStore } from '../files/disk.ts'
import { openSchool } from '../school/open.ts'
import { lockFolder } from '../school/folder-lock.ts'
import type { DistrictSettings, SchoolSettings } from '../school/settings.ts'
import type { SchoolState, SchoolTable } from './database.ts'
import { firstHost, schoolFolder, siteSettings } from './folders.ts'
import { noteSchool, refuseNew, SHELL } from './make.ts'
import type { DistrictAction, Registry } from './registry.ts'

/**
 * Each process of the server reads the registry once a second, and then waits up to ten seconds for
 * the users of the school. What they write must be in the archive.
 */
const CLOSED_AFTER_MS = 12_000
const ARCHIVE_DAYS = 90
const DAY_MS = 24 * 60 * 60_000

/** @throws Error if there is no such school, or if it has another state than these */
export function findSchoolRow(
  { schools }: Registry,
  id: string,
  ...states: SchoolState[]
): SchoolTable {
  const school = schools.get(id)
  if (!school) throw new Error(`${id}: there is no school with this id.`)
  if (states.length > 0 && !states.includes(school.state)) {
    throw new Error(`${id}: it is ${school.state}, and must be ${states.join(' or ')} for this.`)
  }
  return school
}

interface NewState {
  state: SchoolState
  action: DistrictAction
  reason?: string | undefined
  target?: string | undefined
  operator?: string
}

export async function setState(
  registry: Registry,
  id: string,
  { state, action, reason, target, operator = SHELL }: NewState,
): Promise<void> {
  const detail = reason ?? target
  await registry.change({ operator, action, school: id, detail }, (transaction) =>
    transaction
      .updateTable('school')
      .set({ state, since: nowIso(), reason: reason ?? null, target: target ?? null })
      .where('id', '=', id)
      .execute(),
  )
}

/** Closes the school to visitors and in every process of the server, and opens it again if the work fails. */
async function whileClosed<T>(
  registry: Registry,
  { id, state, reason, target }: SchoolTable,
  work: () => Promise<T>,
  closedAfterMs = CLOSED_AFTER_MS,
): Promise<T> {
  const kept = { reason: reason ?? undefined, target: target ?? undefined }
  await setState(registry, id, { state: 'paused', action: 'paused', ...kept })
  try {
    await setTimeout(closedAfterMs)
    return await work()
  } catch (error) {
    await setState(registry, id, { state, action: 'resumed', ...kept })
    throw error
  }
}

/**
 * Moves the folder of a school that ran alone into the district.
 * @throws Error with one line if it is not possible; then nothing was changed
 */
export async function adoptSchool(
  settings: DistrictSettings,
  registry: Registry,
  { id, folder, host }: { id: string; folder: string; host?: string | undefined },
): Promise<void> {
  refuseNew(settings, registry, { id, host })
  const target = schoolFolder(settings.dataDir, id)
  // `/var/lib/pathshala` is a link on many machines.
  const source = existsSync(folder) ? await realpath(folder) : target
  const home = await realpath(settings.dataDir)
  if (source !== path.join(home, 'schools', id) && `${source}/`.startsWith(`${home}/`)) {
    throw new Error(`${folder}: this folder belongs to the district.`)
  }
  // A call that was killed has moved the folder, and the registry does not know it yet.
  const isMoved = existsSync(target) && (await realpath(target)) === source
  if (!existsSync(path.join(source, SQLITE_FILE_NAME))) {
    throw new Error(`${source}: this is not the folder of a school: it has no ${SQLITE_FILE_NAME}.`)
  }
  if (existsSync(target) && !isMoved) throw new Error(`${target} exists already.`)
  const unlock = lockFolder(source)
  try {
    if (!isMoved) {
      await rename(source, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error
        throw new Error(
          `${source} is on another disk than ${settings.dataDir}. Copy it to that disk first, and give the path of the copy.`,
        )
      })
    }
    await giveToOwner(settings.dataDir, target)
    await noteSchool(settings, registry, { id, host, action: 'adopted' })
  } finally {
    unlock()
  }
}

/** Makes a verified archive of the whole school, which from then on is at another address. */
export async function moveSchoolOut(
  settings: DistrictSettings,
  registry: Registry,
  {
    id,
    file,
    target,
    closedAfterMs,
  }: { id: string; file: string; target?: string | undefined; closedAfterMs?: number },
): Promise<void> {
  const school = findSchoolRow(registry, id, 'open', 'paused')
  await whileClosed(registry, school, () => archiveSchool(settings, id, file), closedAfterMs)
  await setState(registry, id, { state: 'moved', action: 'movedOut', target })
}

async function archiveSchool(settings: DistrictSettings, id: string, file: string): Promise<void> {
  const site = settingsOf(settings, id)
  if (!existsSync(site.dataDir)) throw new Error(`${id}: its folder is missing.`)
  await makeBackup(site, createDiskStore(site.dataDir), file).finally(() =>
    giveToOwner(settings.dataDir, site.dataDir),
  )
}

/** The school's folder stays, and may be served by its own server. */
export async function detachSchool(
  registry: Registry,
  id: string,
  closedAfterMs?: number,
): Promise<void> {
  const school = findSchoolRow(registry, id, 'open', 'paused')
  await whileClosed(registry, school, async () => undefined, closedAfterMs)
  await setState(registry, id, { state: 'detached', action: 'detached' })
}

export async function attachSchool(
  settings: DistrictSettings,
  registry: Registry,
  id: string,
): Promise<void> {
  findSchoolRow(registry, id, 'detached', 'moved')
  const folder = schoolFolder(settings.dataDir, id)
  if (!existsSync(folder)) throw new Error(`${id}: its folder is missing.`)
  lockFolder(folder)()
  await setState(registry, id, { state: 'open', action: 'attached' })
}

/**
 * Removes a school after a verified archive of it. A call that was killed can be repeated. Returns
 * the path of the archive.
 */
export async function removeSchool(
  settings: DistrictSettings,
  registry: Registry,
  id: string,
  closedAfterMs?: number,
): Promise<string> {
  const school = findSchoolRow(registry, id)
  const folder = schoolFolder(settings.dataDir, id)
  const archives = path.join(settings.dataDir, 'removed')
  const archive = path.join(archives, `${id}-${nowIso().slice(0, 10)}.tar.gz`)
  if (school.state === 'removed') {
    if (!existsSync(folder)) throw new Error(`${id}: it is removed already.`)
  } else {
    await mkdir(archives, { recursive: true, mode: 0o700 })
    if (!existsSync(folder)) throw new Error(`${id}: its folder is missing.`)
    const archiveAll = async () => {
      lockFolder(folder)()
      await rm(archive, { force: true })
      await archiveSchool(settings, id, archive)
    }
    await whileClosed(registry, school, archiveAll, closedAfterMs)
    await setState(registry, id, { state: 'removed', action: 'removed' })
    await giveToOwner(settings.dataDir, archives)
  }
  await rm(folder, { recursive: true })
  return archive
}

/** Deletes the archives of schools that were removed long ago. */
export async function deleteOldArchives({ dataDir }: DistrictSettings): Promise<void> {
  const folder = path.join(dataDir, 'removed')
  if (!existsSync(folder)) return
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (nowMs() - mtimeMs > ARCHIVE_DAYS * DAY_MS) await rm(file)
  }
}

/** Replaces the content of a school, also while it is visited. */
export async function restoreSchool(
  settings: DistrictSettings,
  registry: Registry,
  { id, file }: { id: string; file: string },
) {
  findSchoolRow(registry, id, 'open', 'paused')
  const site = settingsOf(settings, id)
  const restored = await restoreContent(file, site).finally(() =>
    giveToOwner(settings.dataDir, site.dataDir),
  )
  await registry.change({ operator: SHELL, action: 'restored', school: id }, async () => undefined)
  return restored
}

async function restoreContent(file: string, site: SchoolSettings) {
  const restored = await restoreBackup(file, site, createDiskStore(site.dataDir), true)
  const school = await openSchool(site)
  await indexOutdated(school.database).finally(() => school.close())
  return restored
}

export function settingsOf(settings: DistrictSettings, id: string): SchoolSettings {
  return siteSettings(schoolFolder(settings.dataDir, id), firstHost(settings, id), 'school')
}
