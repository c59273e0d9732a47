import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PreparedFile } from '../files/files.ts'
import type { ReadResult } from '../features/documents/reading/store.ts'
import { copyPicture, type SamplePicture } from './pictures.ts'

/** The text of each sample file, by file name. scripts/prepare-sample.ts makes this file. */
export const READINGS_FILE = path.join(import.meta.dirname, 'readings.json')

export type SampleReading = Omit<ReadResult, 'pages'> & { pages: SamplePicture[] }

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
    const copies = await Promise.all(pages.map((page) => copyPicture('page', page, folder)))
    pictures.push(...copies)
    results[sample] = { ...reading, pages: copies.map(({ file }) => file) }
  }
  return { results, pictures }
}
