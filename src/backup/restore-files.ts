import { copyFile, link } from 'node:fs/promises'
import { holdContent } from '../database/content-version.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { listNamed, type NamedFile, pathOf } from '../files/named.ts'
import type { ProvenArchive } from './prove.ts'

const FILES_AT_ONCE = 16
/** Writers wait during a batch: in a bucket, each file takes tens of milliseconds. */
const REMOVED_AT_ONCE = 100

/** Every file that is in the archive and that its rows name, by its path. */
export async function listFiles(proven: ProvenArchive): Promise<Map<string, NamedFile>> {
  const files = new Map<string, NamedFile>()
  const lost = new Set(proven.manifest.missing)
  await proven.database
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      for await (const file of listNamed(transaction)) {
        if (!lost.has(pathOf(file))) files.set(pathOf(file), file)
      }
    })
  return files
}

/** Copies files of the archive into the store. */
export async function placeFiles(
  proven: ProvenArchive,
  store: FileStore,
  byPlace: Map<string, NamedFile>,
): Promise<void> {
  const files = [...byPlace.values()]
  for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
    await Promise.all(
      files.slice(start, start + FILES_AT_ONCE).map(async (file) => {
        const source = proven.fileAt(pathOf(file))
        // The store moves the file that it gets, and `placeAgain` may need the file a second time.
        const second = `${source}.kept`
        await link(source, second).catch(() => copyFile(source, second))
        await store.keep(second, file.area, file.name)
      }),
    )
  }
}

/** Copies those files into the store that are missing there. */
export async function placeAgain(
  proven: ProvenArchive,
  store: FileStore,
  files: Map<string, NamedFile>,
): Promise<void> {
  const present = await listPlaces(store)
  const gone = new Map([...files].filter(([place]) => !present.has(place)))
  await placeFiles(proven, store, gone)
}

/** The paths of all files in the store. */
export async function listPlaces(store: FileStore): Promise<Set<string>> {
  const places = new Set<string>()
  for (const area of ['uploads', 'gallery-uploads'] as const) {
    for await (const { name } of store.list(area)) places.add(pathOf({ area, name }))
  }
  return places
}

/**
 * Removes the files that a failed restore has added. Keeps files that a row names: a commit may
 * have succeeded although its answer was lost.
 */
export async function withdrawFiles(
  database: Database,
  store: FileStore,
  files: Map<string, NamedFile>,
  present: Set<string>,
): Promise<void> {
  const added = new Map([...files].filter(([place]) => !present.has(place)))
  await database
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      for await (const file of listNamed(transaction)) added.delete(pathOf(file))
    })
  for (const { area, name } of added.values()) await store.remove(area, name)
}

/**
 * Removes files that only the replaced rows named. Compares each batch with the current rows while
 * writes are blocked: another restore may have added rows that name these files.
 */
export async function removeOld(
  database: Database,
  store: FileStore,
  old: NamedFile[],
): Promise<void> {
  for (let start = 0; start < old.length; start += REMOVED_AT_ONCE) {
    await holdContent(database, async (transaction) => {
      const named = new Set<string>()
      for await (const file of listNamed(transaction)) named.add(pathOf(file))
      for (const file of old.slice(start, start + REMOVED_AT_ONCE)) {
        if (!named.has(pathOf(file))) await store.remove(file.area, file.name)
      }
    })
  }
}
