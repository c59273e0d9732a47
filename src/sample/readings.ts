import { copyFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import { newPictureName, partsOf, pictureFile, type PreparedFile } from '../files/files.ts'
import type { ReadResult } from '../reading/store.ts'
import type { PagePicture } from '../files/page-picture.ts'

/** The text of each sample file, by file name. scripts/read-sample.ts makes this file. */
export const READINGS_FILE = path.join(import.meta.dirname, 'readings.json')
/** The pictures of pages, in all renditions. */
export const PAGES_FOLDER = path.join(import.meta.dirname, 'pages')

type SamplePage = Omit<PagePicture, 'files'>

export type SampleReading = Omit<ReadResult, 'pages'> & {
  /** Null for older documents: the site makes their pictures itself. */
  pages: SamplePage[] | null
}

export async function loadReadings(): Promise<Record<string, SampleReading>> {
  return JSON.parse(await readFile(READINGS_FILE, 'utf8')) as Record<string, SampleReading>
}

/**
 * Loads the text of each sample file, by file name. Copies the pictures of the pages into a folder,
 * under names that no other file has.
 */
export async function prepareReadings(folder: string) {
  const readings = await loadReadings()
  const pictures: PreparedFile[] = []
  const results: Record<string, ReadResult> = {}
  for (const [sample, { pages, ...reading }] of Object.entries(readings)) {
    const copies = pages && (await Promise.all(pages.map((page) => copyPage(page, folder))))
    pictures.push(...(copies ?? []))
    results[sample] = { ...reading, pages: copies && copies.map(({ file }) => file) }
  }
  return { results, pictures }
}

async function copyPage({ name, ...page }: SamplePage, folder: string): Promise<PreparedFile> {
  const copy = newPictureName()
  const samples = partsOf({ name, width: page.width })
  const files = partsOf({ name: copy, width: page.width }).map((part) => ({
    name: part.name,
    path: path.join(folder, part.name),
  }))
  for (const [index, file] of files.entries()) {
    await copyFile(path.join(PAGES_FOLDER, samples[index]!.name), file.path)
  }
  return pictureFile('page', copy, { ...page, files })
}
