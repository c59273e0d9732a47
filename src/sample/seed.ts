import { mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { nowMs } from '../base/clock.ts'
import { newId } from '../base/new-id.ts'
import { FEATURES } from '../features.ts'
import type { SampleFile, SampleStep } from '../features/feature.ts'
import { newFileRow, type PreparedFile } from '../files/files.ts'
import { recognise } from '../files/recognise.ts'
import { makeFolder } from '../base/make-folder.ts'
import type { ReadResult } from '../features/documents/reading/store.ts'
import type { School } from '../request/school.ts'
import { type Day, daysBetween } from '@pathshala/bengali/days'
import { dayAt } from '../words/format.ts'
import { copyPicture, copySampleFile, loadPhotos, type SamplePicture } from './pictures.ts'
import { prepareReadings } from './readings.ts'

export const SAMPLE_FOLDER = path.join(import.meta.dirname, 'files')
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The papers, photos and texts of the sample speak of the school year 2026, so they keep their days,
 * also if the site begins later. The calendar and the routine follow today.
 */
const LAST_DAY = '2026-11-25'

/**
 * Fills a site only if nothing was ever changed on it, so that removed sample content never comes
 * back. It uses the same stores and upload code as a clerk, and marks all rows with `isSample`. A
 * change of an entry removes the mark. While sample content is left, the footer of every page says
 * so, because its telephone numbers are made up. All files are on the disk before the single
 * transaction that writes their rows, so that a site is either empty or complete.
 */
export async function seedSample({ settings, stores, write, files }: School): Promise<void> {
  if ((await stores.findContentVersion()).version > 0) return
  makeFolder(files.incomingFolder)
  const folder = await mkdtemp(path.join(files.incomingFolder, 'sample-'))
  try {
    const { results, pictures } = await prepareReadings(folder)
    const steps = planSteps(nowMs(), settings.timeZone, results)
    const withFile = steps.filter((step) => step.file !== undefined)
    const photos = await loadPhotos()
    const prepared = await Promise.all(
      withFile.map(({ file }) => prepareFile(file!, photos, folder)),
    )
    await files.savePrepared([...prepared, ...pictures], () =>
      write(async (transaction) => {
        // Another process may have seeded the site first; then these files are deleted again.
        // This change itself raises the version to 1.
        if ((await transaction.findContentVersion()).version > 1) throw new AlreadySeeded()
        for (const step of steps) {
          await step.write(transaction, prepared[withFile.indexOf(step)]?.file)
        }
      }),
    )
  } catch (error) {
    if (!(error instanceof AlreadySeeded)) throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Copies a file of the sample into a folder. The photos have their renditions already. */
async function prepareFile(
  { name, fileName, purpose }: SampleFile,
  photos: Record<string, SamplePicture>,
  folder: string,
): Promise<PreparedFile> {
  if (purpose === 'pictures') return copyPicture(fileName, photos[name]!, folder)
  const source = path.join(SAMPLE_FOLDER, name)
  const kind = (await recognise(source, purpose))!
  const copy = `${newId()}.${kind.extensions[0]}`
  const part = { name: copy, path: path.join(folder, copy) }
  await copySampleFile(source, part.path)
  const { size: fileSize } = await stat(source)
  const row = newFileRow(fileName, kind, purpose, copy)
  // A test looks through the files of the sample.
  return { file: { ...row, fileSize, hiddenParts: '[]' }, parts: [part] }
}

class AlreadySeeded extends Error {}

function planSteps(
  now: number,
  timeZone: string,
  readings: Record<string, ReadResult>,
): SampleStep[] {
  const today = dayAt(new Date(now), timeZone)
  const ago = (days: number) => new Date(now - days * DAY_MS).toISOString()
  const moment = { today, ago, at: timesBefore(today), readings }
  return FEATURES.flatMap(({ sampleSteps }) => sampleSteps?.(moment) ?? [])
}

/** On a machine whose clock is behind the sample, all of it is moved back, so that nothing is in the future. */
export function timesBefore(today: Day): (time: string) => string {
  const late = Math.max(0, daysBetween(today, LAST_DAY))
  return (time) => new Date(Date.parse(`${time}+06:00`) - late * DAY_MS).toISOString()
}
