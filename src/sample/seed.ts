import { createReadStream } from 'node:fs'
import path from 'node:path'
import { DOCUMENT_KINDS, GALLERY_KINDS } from '../content.ts'
import type { Purpose } from '../files/files.ts'
import { receive } from '../files/incoming.ts'
import type { StoredFile } from '../files/table.ts'
import type { Stores } from '../stores.ts'
import type { Services } from '../services.ts'
import * as content from './content.ts'

export const SAMPLE_FOLDER = path.join(import.meta.dirname, 'files')
const DAY_MS = 24 * 60 * 60 * 1000

/** One row to write, and its file, if any, which must be on the disk first. */
interface Step {
  file?: { name: string; fileName: string; purpose: Purpose }
  write(stores: Stores, file: StoredFile | undefined): Promise<unknown>
}

/**
 * Fills a site only if nothing was ever changed on it. All files are on the disk before the one
 * transaction that writes their rows: a site is either empty or complete.
 */
export async function seedSample({ stores, write, files }: Services): Promise<void> {
  if ((await stores.findContentVersion()).version > 0) return
  const steps = planSteps(Date.now())
  const withFile = steps.filter((step) => step.file !== undefined)
  const uploads = await Promise.all(
    withFile.map(async ({ file }) => ({
      incoming: await receive(
        createReadStream(path.join(SAMPLE_FOLDER, file!.name)),
        file!.fileName,
        files.incomingFolder,
      ),
      purpose: file!.purpose,
    })),
  )
  await files
    .saveAll(uploads, (stored) =>
      write(async (transaction) => {
        // Another process may have seeded the site first; then these files are deleted again.
        // This change itself raises the version to 1.
        if ((await transaction.findContentVersion()).version > 1) throw new AlreadySeeded()
        for (const step of steps) await step.write(transaction, stored[withFile.indexOf(step)])
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof AlreadySeeded)) throw error
    })
}

class AlreadySeeded extends Error {}

function planSteps(now: number): Step[] {
  const ago = (days: number) => new Date(now - days * DAY_MS).toISOString()
  const photo = (name: string) => ({ name, fileName: name, purpose: 'pictures' as const })
  return [
    ...DOCUMENT_KINDS.flatMap((kind) =>
      // Oldest first, so that the numbers follow the dates.
      content.documents[kind].toReversed().map(({ title, daysAgo, file, fileName }): Step => ({
        file: { name: file, fileName, purpose: 'documents' },
        write: (stores, stored) =>
          stores[kind].create({ title, file: stored!, date: ago(daysAgo), isSample: true }),
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
