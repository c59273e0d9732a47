import { link, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { nowMs } from '../base/clock.ts'
import { changeContent } from '../database/content-version.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../base/new-id.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '../content.ts'
import { cleanFileName } from '../files/file-name.ts'
import { recognise } from '../files/recognise.ts'
import type { StoredFile } from '../files/table.ts'
import type { SchoolSettings } from '../base/settings.ts'
import { formatNumber } from '../words/format.ts'
import { type SampleDocument, sampleDocuments } from '../features/documents/sample.ts'
import { sampleGalleries, type SamplePhoto } from '../features/galleries/sample.ts'
import type { DocumentRow } from '../features/documents/record.ts'
import { indexDocuments, indexOutdated } from '../features/documents/search.ts'
import { copySampleFile, loadPhotos, renditionsAs, type SamplePicture } from './pictures.ts'
import { loadReadings, type SampleReading } from './readings.ts'
import { SAMPLE_FOLDER } from './seed.ts'

const ROWS_AT_ONCE = 500
/** File systems allow about 65,000 hard links for one file; make a new copy before that. */
const NAMES_PER_COPY = 20_000
const HOUR_MS = 60 * 60 * 1000

/** The lists that can be filled with any number of entries. */
export const FILLED_KINDS = [...DOCUMENT_KINDS, 'photos'] as const

export type Amounts = Record<(typeof FILLED_KINDS)[number], number>

/** A file that is published under many names: the data of its rows, and its parts. */
interface Template<Columns> {
  title: string
  /** Other columns of the entry. */
  columns: Columns
  file: Omit<StoredFile, 'name' | 'createdAt'>
  /** The names of the stored parts, made from the file's id, and the paths of their bytes. */
  parts(id: string): { name: string; source: string }[]
  name(id: string): string
}

/**
 * Fills an empty site with sample content, to test it with large amounts. The files are hard links
 * to the same bytes, so that each can be deleted alone.
 */
export async function fillWithSample(
  { database, settings }: { database: Database; settings: Pick<SchoolSettings, 'dataDir'> },
  amounts: Amounts,
): Promise<void> {
  const readings = await loadReadings()
  await changeContent(database, async (transaction) => {
    for (const kind of DOCUMENT_KINDS) {
      if (amounts[kind] === 0) continue
      const templates = await Promise.all(
        sampleDocuments[kind].map((sample) => documentTemplate(sample, readings[sample.file]!)),
      )
      const before = await lastNumber(transaction, kind)
      await fill(transaction, settings.dataDir, templates, amounts[kind], async (rows) => {
        await transaction
          .insertInto('document')
          .values(
            rows.map(({ at, serial, ...row }) => ({
              ...row,
              kind,
              number: before + serial,
              date: at,
              createdAt: at,
              updatedAt: at,
              publishedAt: at,
              version: 1,
            })),
          )
          .execute()
        await indexDocuments(
          transaction,
          rows.map(({ id }) => id),
        )
      })
      const last = before + amounts[kind]
      await transaction
        .insertInto('documentNumber')
        .values({ kind, last })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet({ last }))
        .execute()
    }
    if (amounts.photos > 0) {
      const photos = await loadPhotos()
      const templates = sampleGalleries.photos.map((photo) =>
        photoTemplate(photo, photos[photo.file]!),
      )
      await fill(transaction, settings.dataDir, templates, amounts.photos, (rows) =>
        transaction
          .insertInto('galleryEntry')
          .values(
            rows.map(({ at, serial: _serial, ...row }) => ({
              ...row,
              gallery: 'photos' as const,
              videoLink: null,
              createdAt: at,
              updatedAt: at,
              sortAt: at,
              sortId: row.id,
            })),
          )
          .execute(),
      )
    }
  })
  await indexOutdated(database)
}

async function lastNumber(database: Database, kind: DocumentKind): Promise<number> {
  const counter = await database
    .selectFrom('documentNumber')
    .select('last')
    .where('kind', '=', kind)
    .executeTakeFirst()
  return counter?.last ?? 0
}

interface Row {
  id: string
  title: string
  file: string
  at: string
  /** The oldest entry has 1. */
  serial: number
  isSample: number
}

type ReadColumns = Pick<DocumentRow, 'topic' | 'text' | 'textSource' | 'pageCount' | 'reading'>

/** The time between two entries is one hour, newest first. */
async function fill<Columns>(
  database: Database,
  dataDir: string,
  templates: Template<Columns>[],
  amount: number,
  insert: (rows: (Row & Columns)[]) => Promise<unknown>,
): Promise<void> {
  const folder = path.join(dataDir, templates[0]!.file.area)
  await mkdir(folder, { recursive: true })
  const share = createSharing()
  const now = nowMs()
  for (let start = 0; start < amount; start += ROWS_AT_ONCE) {
    const files: StoredFile[] = []
    const rows: (Row & Columns)[] = []
    for (let index = start; index < Math.min(start + ROWS_AT_ONCE, amount); index += 1) {
      const template = templates[index % templates.length]!
      const id = newId()
      const at = new Date(now - index * HOUR_MS).toISOString()
      for (const { name, source } of template.parts(id))
        await share(source, path.join(folder, name))
      files.push({ ...template.file, name: template.name(id), createdAt: at })
      const serial = amount - index
      const title = `${template.title} (${formatNumber(serial, 'bn')})`
      rows.push({
        ...template.columns,
        id: newId(),
        title,
        file: template.name(id),
        at,
        serial,
        isSample: 1,
      })
    }
    await database.insertInto('storedFile').values(files).execute()
    await insert(rows)
  }
}

async function documentTemplate(
  sample: SampleDocument,
  { text, source: textSource, pageCount }: SampleReading,
) {
  const source = path.join(SAMPLE_FOLDER, sample.file)
  const kind = (await recognise(source, 'documents'))!
  const name = (id: string) => `${id}.${kind.extensions[0]}`
  const template: Template<ReadColumns> = {
    title: sample.title,
    // No pictures of pages: they would be most of the files.
    columns: { topic: sample.topic, text, textSource, pageCount, reading: 'done' },
    file: {
      area: 'uploads',
      fileName: cleanFileName(sample.fileName, kind),
      fileSize: (await stat(source)).size,
      mimeType: kind.mimeType,
      width: null,
      height: null,
      color: null,
      hiddenParts: '[]',
    },
    parts: (id) => [{ name: name(id), source }],
    name,
  }
  return template
}

function photoTemplate(sample: SamplePhoto, picture: SamplePicture): Template<object> {
  const { fileSize, width, height, color } = picture
  const name = (id: string) => `${id}.webp`
  return {
    title: sample.title,
    columns: {},
    file: {
      area: 'gallery-uploads',
      fileName: sample.file,
      fileSize,
      mimeType: 'image/webp',
      width,
      height,
      color,
      hiddenParts: '[]',
    },
    parts: (id) => renditionsAs(name(id), picture),
    name,
  }
}

/** Gives a file another name: a hard link to a copy if the file system supports it. */
function createSharing(): (source: string, target: string) => Promise<void> {
  const copies = new Map<string, { path: string; names: number }>()
  return async (source, target) => {
    const copy = copies.get(source)
    if (copy && copy.names < NAMES_PER_COPY) {
      copy.names += 1
      try {
        await link(copy.path, target)
        return
      } catch (error) {
        // Some file systems (for example on USB sticks) have no hard links.
        if (!['EPERM', 'ENOTSUP', 'EMLINK'].includes((error as NodeJS.ErrnoException).code ?? '')) {
          throw error
        }
      }
    }
    await copySampleFile(source, target)
    copies.set(source, { path: target, names: 1 })
  }
}
