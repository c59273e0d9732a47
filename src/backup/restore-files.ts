import { copyFile, link } from 'node:fs/promises'
import { withLockedContent } from '../database/content-version.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { mapNamed, type NamedFile, pathOf } from '../files/named.ts'
import { AREAS } from '../files/table.ts'
import type { VerifiedArchive } from './verify-archive.ts'

const FILES_AT_ONCE = 16
/** Writers wait during a batch. In a bucket, each file takes tens of milliseconds. */
const REMOVED_AT_ONCE = 100

/** Every file that is in the archive and that its rows name, by its path. */
export async function listFiles(verified: VerifiedArchive): Promise<Map<string, NamedFile>> {
  const files = await readNamed(verified.database)
  for (const file of verified.manifest.missing) files.delete(file)
  return files
}

function readNamed(database: Database): Promise<Map<string, NamedFile>> {
  return database.transaction().setAccessMode('read only').execute(mapNamed)
}

export async function copyFiles(
  verified: VerifiedArchive,
  store: FileStore,
  byPath: Map<string, NamedFile>,
): Promise<void> {
  const files = [...byPath.values()]
  for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
    await Promise.all(
      files.slice(start, start + FILES_AT_ONCE).map(async (file) => {
        const source = verified.fileAt(pathOf(file))
        // The store moves the file that it gets, and `copyMissingFiles` may need it again.
        const copy = `${source}.copy`
        await link(source, copy).catch(() => copyFile(source, copy))
        await store.keep(copy, file.area, file.name)
      }),
    )
  }
}

export async function copyMissingFiles(
  verified: VerifiedArchive,
  store: FileStore,
  files: Map<string, NamedFile>,
): Promise<void> {
  const present = await listPaths(store)
  const missing = new Map([...files].filter(([file]) => !present.has(file)))
  await copyFiles(verified, store, missing)
}

export async function listPaths(store: FileStore): Promise<Set<string>> {
  const paths = new Set<string>()
  for (const area of AREAS) {
    for await (const { name } of store.list(area)) paths.add(pathOf({ area, name }))
  }
  return paths
}

/**
 * Removes the files that a failed restore has added. Keeps files that a row names, because a commit
 * may have succeeded although its answer was lost.
 */
export async function removeAddedFiles(
  database: Database,
  store: FileStore,
  files: Map<string, NamedFile>,
  present: Set<string>,
): Promise<void> {
  const named = await readNamed(database)
  for (const [file, { area, name }] of files) {
    if (!present.has(file) && !named.has(file)) await store.remove(area, name)
  }
}

/**
 * Removes files that only the replaced rows named. Compares each batch with the current rows while
 * writes are blocked, because another restore may have added rows that name these files.
 */
export async function removeReplacedFiles(
  database: Database,
  store: FileStore,
  old: NamedFile[],
): Promise<void> {
  for (let start = 0; start < old.length; start += REMOVED_AT_ONCE) {
    await withLockedContent(database, async (transaction) => {
      const named = await mapNamed(transaction)
      for (const file of old.slice(start, start + REMOVED_AT_ONCE)) {
        if (!named.has(pathOf(file))) await store.remove(file.area, file.name)
      }
    })
  }
}
