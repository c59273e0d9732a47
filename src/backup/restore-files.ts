import { copyFile, link } from 'node:fs/promises'
import type { FileStore } from '../files/file-store.ts'
import { listNamed, type NamedFile, placeOf } from '../files/named.ts'
import type { ProvenArchive } from './prove.ts'

const FILES_AT_ONCE = 16

/** Puts every file that the archive's rows name into the store; returns them by their places. */
export async function placeFiles(
  proven: ProvenArchive,
  store: FileStore,
): Promise<Map<string, NamedFile>> {
  const files = new Map<string, NamedFile>()
  const lost = new Set(proven.manifest.missing)
  await proven.database.transaction().execute(async (transaction) => {
    for await (const file of listNamed(transaction)) {
      if (!lost.has(placeOf(file))) files.set(placeOf(file), file)
    }
  })
  await keepAll(proven, store, [...files.values()])
  return files
}

async function keepAll(proven: ProvenArchive, store: FileStore, files: NamedFile[]): Promise<void> {
  for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
    await Promise.all(
      files.slice(start, start + FILES_AT_ONCE).map(async (file) => {
        const source = proven.fileAt(placeOf(file))
        // The store takes what it keeps away, and it may have to be kept a second time.
        const second = `${source}.kept`
        await link(source, second).catch(() => copyFile(source, second))
        await store.keep(second, file.area, file.name)
      }),
    )
  }
}

/** Puts those in that are there no more. */
export async function placeAgain(
  proven: ProvenArchive,
  store: FileStore,
  files: Map<string, NamedFile>,
): Promise<void> {
  const gone = new Map(files)
  for (const area of ['uploads', 'gallery-uploads'] as const) {
    for await (const { name } of store.list(area)) gone.delete(placeOf({ area, name }))
  }
  await keepAll(proven, store, [...gone.values()])
}

/** Removes what only the rows before named. */
export async function removeOld(
  store: FileStore,
  old: NamedFile[],
  files: Map<string, NamedFile>,
): Promise<void> {
  for (const file of old) {
    if (!files.has(placeOf(file))) await store.remove(file.area, file.name)
  }
}
