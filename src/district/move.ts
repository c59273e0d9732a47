import { existsSync } from 'node:fs'
import { mkdir, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeBackup } from '../backup/make-backup.ts'
import { giveToOwner } from '../backup/owner.ts'
import { restoreBackup } from '../backup/restore.ts'
import { nowIso } from '../base/clock.ts'
import { SQLITE_FILE_NAME } from '../database/connect.ts'
import { indexOutdated } from '../features/documents/search.ts'
import { createDiskStore } from '../files/disk.ts'
import { openSchool } from '../school/open.ts'
import { lockFolder } from '../school/folder-lock.ts'
import type { SchoolTable } from './database.ts'
import { archivesFolder, schoolFolder, settingsOf } from './folders.ts'
import { noteSchool, refuseNew } from './make.ts'
import { findSchoolRow, type Registry, setState } from './registry.ts'

/**
 * Each process of the server reads the registry once a second, and then waits up to ten seconds for
 * the users of the school. What they write must be in the archive.
 */
const CLOSED_AFTER_MS = 12_000

/** Closes the school in every process of the server. If the work fails, it opens it again. */
async function whileClosed<T>(
  registry: Registry,
  { id, state, reason, target }: SchoolTable,
  work: () => Promise<T>,
  closedAfterMs = CLOSED_AFTER_MS,
): Promise<T> {
  await setState(registry, id, { state: 'paused', action: 'paused', reason, target })
  try {
    await setTimeout(closedAfterMs)
    return await work()
  } catch (error) {
    await setState(registry, id, { state, action: 'resumed', reason, target })
    throw error
  }
}

/**
 * Moves the folder of a school that ran alone into the district.
 * @throws Error with one line if it is not possible; then nothing was changed
 */
export async function adoptSchool(
  registry: Registry,
  { id, folder, host }: { id: string; folder: string; host?: string | undefined },
): Promise<void> {
  const { dataDir } = registry.settings
  refuseNew(registry, { id, host })
  const target = schoolFolder(dataDir, id)
  // `/var/lib/pathshala` is a link on many machines.
  const source = existsSync(folder) ? await realpath(folder) : target
  const home = await realpath(dataDir)
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
          `${source} is on another disk than ${dataDir}. Copy it to that disk first, and give the path of the copy.`,
        )
      })
    }
    await giveToOwner(dataDir, target)
    await noteSchool(registry, { id, host, action: 'adopted' })
  } finally {
    unlock()
  }
}

/** Makes a verified archive of the whole school, which from then on is at another address. */
export async function moveSchoolOut(
  registry: Registry,
  { id, file, target }: { id: string; file: string; target?: string | undefined },
  closedAfterMs?: number,
): Promise<void> {
  const school = findSchoolRow(registry, id, 'open', 'paused')
  await whileClosed(registry, school, () => archiveSchool(registry, id, file), closedAfterMs)
  await setState(registry, id, { state: 'moved', action: 'movedOut', target })
}

async function archiveSchool(registry: Registry, id: string, file: string): Promise<void> {
  const site = settingsOf(registry, id)
  requireFolder(id, site.dataDir)
  await makeBackup(site, createDiskStore(site.dataDir), file).finally(() =>
    giveToOwner(registry.settings.dataDir, site.dataDir),
  )
}

function requireFolder(id: string, folder: string): void {
  if (!existsSync(folder)) throw new Error(`${id}: its folder is missing.`)
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

export async function attachSchool(registry: Registry, id: string): Promise<void> {
  findSchoolRow(registry, id, 'detached', 'moved')
  const folder = schoolFolder(registry.settings.dataDir, id)
  requireFolder(id, folder)
  lockFolder(folder)()
  await setState(registry, id, { state: 'open', action: 'attached' })
}

/**
 * Removes a school after a verified archive of it. A call that was killed can be repeated. Returns
 * the path of the archive.
 */
export async function removeSchool(
  registry: Registry,
  id: string,
  closedAfterMs?: number,
): Promise<string> {
  const { dataDir } = registry.settings
  const school = findSchoolRow(registry, id)
  const folder = schoolFolder(dataDir, id)
  const archives = archivesFolder(dataDir)
  const archive = path.join(archives, `${id}-${nowIso().slice(0, 10)}.tar.gz`)
  if (school.state === 'removed') {
    if (!existsSync(folder)) throw new Error(`${id}: it is removed already.`)
  } else {
    await mkdir(archives, { recursive: true, mode: 0o700 })
    requireFolder(id, folder)
    const archiveAll = async () => {
      lockFolder(folder)()
      await rm(archive, { force: true })
      await archiveSchool(registry, id, archive)
    }
    await whileClosed(registry, school, archiveAll, closedAfterMs)
    await setState(registry, id, { state: 'removed', action: 'removed' })
    await giveToOwner(dataDir, archives)
  }
  await rm(folder, { recursive: true })
  return archive
}

/** Replaces the content of a school, also while it is visited. */
export async function restoreSchool(
  registry: Registry,
  { id, file }: { id: string; file: string },
) {
  findSchoolRow(registry, id, 'open', 'paused')
  const site = settingsOf(registry, id)
  try {
    const restored = await restoreBackup(file, site, createDiskStore(site.dataDir), true)
    const school = await openSchool(site)
    await indexOutdated(school.database).finally(() => school.close())
    await registry.change({ action: 'restored', school: id })
    return restored
  } finally {
    await giveToOwner(registry.settings.dataDir, site.dataDir)
  }
}
