import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import type { Doubt } from '#src/features/documents/table.ts'
import { readNext } from '#src/features/documents/reading/queue.ts'
import type { Reading } from '#src/reading/reading.ts'
import { copyRenditions, loadPhotos } from '#src/sample/pictures.ts'
import { openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { expect, type Site } from './site.ts'
import { PDF_FILE, signIn } from './staff.ts'

/** A text with its doubtful words in brackets, and the pages that have them. */
export interface MadeText {
  text: string
  pages?: number[]
  source?: 'machine' | 'file'
}

/** Later than the claims of `CLAIM_AT_ONCE`. */
const LATEST = '9999-12-31T00:00:00.000Z'
/** Claims each waiting document at once, so that the site itself does not read it. */
const CLAIM_AT_ONCE = ['insert', 'update of reading'].map(
  (change) => `create trigger "claim after ${change}" after ${change} on document
    when new.reading = 'waiting' begin
      update document set reading_until = '9000-01-01T00:00:00.000Z' where id = new.id;
    end`,
)

/** Writes results to the documents of a site, like a reading process, but without reading. */
export async function openReader(site: Site) {
  const services = await openSchool(readSchoolSettings({ DATA_DIR: site.dataDir }))
  for (const trigger of CLAIM_AT_ONCE) await sql.raw(trigger).execute(services.database)
  const { reading } = services.stores
  const stores = { reading: { ...reading, claim: () => reading.claim(LATEST, LATEST) } }
  const next = (make: (folder: string) => Promise<Reading>) =>
    readNext({ ...services, stores }, (_, folder) => make(folder), new AbortController().signal)
  return {
    database: services.database,
    /** Gives the newest waiting document this text; a recognised text also gets pictures of two pages. */
    finish: (made: MadeText) =>
      next(async (folder) => ({
        isRead: true,
        layout: 'text',
        pageCount: made.source === 'file' ? null : 2,
        pages: made.source === 'file' ? [] : [await pageIn(folder), await pageIn(folder)],
        ...parse(made),
      })),
    fail: (problem: 'reading-encrypted') =>
      next(async () => ({ isRead: false, problem, cause: '' })),
    close: () => services.close(),
  }
}

/** A photo of the sample instead of a page: its renditions are made already. */
async function pageIn(folder: string) {
  return copyRenditions((await loadPhotos())['photo-pond.webp']!, folder)
}

function parse({ text, pages = [], source = 'machine' }: MadeText) {
  const doubts: Doubt[] = []
  const plain = text.split(/\[(.*?)\]/).reduce((before, piece, index) => {
    const number = doubts.length
    if (index % 2 === 1)
      doubts.push({
        from: before.length,
        to: before.length + piece.length,
        page: pages[number] ?? 0,
        box: [100 + 50 * number, 200 + 50 * number, 120, 30],
      })
    return before + piece
  }, '')
  return { text: plain, doubts, source }
}

/** Signs in and publishes a notice, which waits to be read. */
export async function publish(
  page: Page,
  site: Site,
  title: string,
  fields: Record<string, string> = {},
): Promise<DocumentRecord> {
  await signIn(page, site)
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: await readFile(PDF_FILE) }
  const multipart = { title, ...fields, file }
  const answer = await page.request.post(`${site.url}/api/notices`, { multipart })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as DocumentRecord
}
