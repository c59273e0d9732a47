import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { nowMs } from '../base/clock.ts'
import { DOCUMENT_KINDS, GALLERY_KINDS } from '../content.ts'
import { newId } from '../base/new-id.ts'
import { describe, type PreparedFile, type Purpose } from '../files/files.ts'
import { recognise } from '../files/recognise.ts'
import type { StoredFile } from '../files/table.ts'
import { makeFolder } from '../base/make-folder.ts'
import type { ReadResult } from '../reading/store.ts'
import type { Stores } from '../school/school.ts'
import type { School } from '../school/school.ts'
import { dayAt } from '../words/format.ts'
import { sampleCalendar } from '../features/calendar/sample.ts'
import * as content from './content.ts'
import { copyPicture, loadPhotos, type SamplePicture } from './pictures.ts'
import { prepareReadings } from './readings.ts'
import { sampleRoutines } from '../features/routine/sample.ts'

export const SAMPLE_FOLDER = path.join(import.meta.dirname, 'files')
const DAY_MS = 24 * 60 * 60 * 1000

interface SampleFile {
  name: string
  fileName: string
  purpose: Purpose
}

/** One row to write, and its file, if any, which must be on the disk first. */
interface Step {
  file?: SampleFile
  write(stores: Stores, file: StoredFile | undefined): Promise<unknown>
}

/**
 * Fills a site only if nothing was ever changed on it. All files are on the disk before the one
 * transaction that writes their rows: a site is either empty or complete.
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
  await copyFile(source, part.path)
  const { size: fileSize } = await stat(source)
  return { file: { ...describe(fileName, kind, purpose, copy), fileSize }, parts: [part] }
}

class AlreadySeeded extends Error {}

function planSteps(now: number, timeZone: string, readings: Record<string, ReadResult>): Step[] {
  const ago = (days: number) => new Date(now - days * DAY_MS).toISOString()
  const photo = (name: string) => ({ name, fileName: name, purpose: 'pictures' as const })
  return [
    ...DOCUMENT_KINDS.flatMap((kind) =>
      // Oldest first, so that the numbers follow the dates.
      content.documents[kind].toReversed().map(({ daysAgo, file, fileName, ...fields }): Step => ({
        file: { name: file, fileName, purpose: 'documents' },
        async write(stores, stored) {
          const date = ago(daysAgo)
          const document = { ...fields, file: stored!, createdAt: date, isSample: true }
          const { _id: id } = await stores[kind].create(document)
          await stores.reading.finish({ id, file: stored! }, readings[file]!)
        },
      })),
    ),
    ...GALLERY_KINDS.flatMap((kind) =>
      content.galleries[kind].map(({ title, daysAgo, ...entry }): Step => ({
        ...('file' in entry && { file: photo(entry.file) }),
        write: (stores, stored) =>
          stores[kind].create({
            title,
            file: stored,
            videoLink: 'videoLink' in entry ? entry.videoLink : undefined,
            createdAt: ago(daysAgo),
            isSample: true,
          }),
      })),
    ),
    ...content.studentCounts.map((count): Step => ({
      write: (stores) => stores.studentCounts.create(count, true),
    })),
    ...content.officers.map(({ photo: portrait, ...details }): Step => ({
      ...(portrait && { file: photo(portrait) }),
      write: (stores, stored) => stores.officers.create(details, stored, true),
    })),
    ...sampleCalendar(dayAt(new Date(now), timeZone)).map((entry): Step => ({
      write: (stores) => stores.calendar.create(entry, true),
    })),
    {
      async write(stores) {
        const today = dayAt(new Date(now), timeZone)
        for (const { key, routine } of sampleRoutines(today, await stores.officers.list())) {
          await stores.routines.create(key, routine, true)
        }
      },
    },
    { write: (stores) => stores.schoolInfo.create(content.schoolInfo, true) },
    { write: (stores) => stores.contact.create(content.contact, true) },
    { write: (stores) => stores.site.update(content.site, { isSample: true }) },
    {
      file: photo(content.headTeacherPhoto),
      write: (stores, stored) =>
        stores.site.update({ headTeacherPhoto: stored }, { isSample: true }),
    },
  ]
}
