import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { nowMs } from '../base/clock.ts'
import type { Database } from '../database/database.ts'
import { findCreation } from '../database/migrate.ts'
import { openSnapshot } from '../database/tables.ts'
import { absent } from './disk.ts'
import type { FileStore } from './file-store.ts'
import { AREAS } from './table.ts'
import { mapNamed, type NamedFile, pathOf } from './named.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** More orphans than this, and more orphans than files with a row, do not come from a crash. */
const MAX_ORPHANS = 50

interface Swept {
  files: number
  incoming: number
}

/**
 * Removes unfinished uploads, and files that no row names. A crash between writing a file and
 * writing its row leaves such files. Keeps everything younger than a day, because its row may
 * follow. Keeps files that are older than the database, because they are of an earlier one.
 * @throws if most files have no row: the database may belong to another site, so no file is removed
 */
export async function sweep(
  { database, store, dataDir }: { database: Database; store: FileStore; dataDir: string },
  now = nowMs(),
): Promise<Swept> {
  const { named, orphans } = await findOrphans(database, store, now - DAY_MS)
  if (orphans.length > MAX_ORPHANS && orphans.length > named) {
    throw new Error(
      `${orphans.length} files have no record, and ${named} files have one. No file was removed, because this database may belong to another site.`,
    )
  }
  for (const { area, name } of orphans) await store.remove(area, name)
  const incoming =
    (await removeOld(path.join(dataDir, 'incoming'), () => true, now - DAY_MS)) +
    // Left by a backup that was killed.
    (await removeOld(
      path.join(dataDir, 'backups'),
      (name) => name.includes('.part-'),
      now - DAY_MS,
    ))
  return { files: orphans.length, incoming }
}

/** Reads the rows first, because a file whose row is written later is younger than a day. */
async function findOrphans(
  database: Database,
  store: FileStore,
  before: number,
): Promise<{ named: number; orphans: NamedFile[] }> {
  const snapshot = await openSnapshot(database)
  const named = await mapNamed(snapshot).finally(() => snapshot.rollback().execute())
  // A bucket tells the times of its files in whole seconds.
  const createdAtMs = Math.floor((await findCreation(database)) / 1000) * 1000
  const orphans: NamedFile[] = []
  for (const area of AREAS) {
    for await (const { name, writtenAtMs } of store.list(area)) {
      const isOfThisDatabase = writtenAtMs >= createdAtMs && writtenAtMs < before
      if (isOfThisDatabase && !named.has(pathOf({ area, name }))) orphans.push({ area, name })
    }
  }
  return { named: named.size, orphans }
}

async function removeOld(
  folder: string,
  isMatch: (name: string) => boolean,
  before: number,
): Promise<number> {
  const names = (await readdir(folder).catch(absent)) ?? []
  let removed = 0
  for (const name of names.filter(isMatch)) {
    const file = path.join(folder, name)
    const stats = await stat(file).catch(absent)
    if (!stats || stats.mtimeMs >= before) continue
    await rm(file, { recursive: true, force: true })
    removed += 1
  }
  return removed
}
