import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DOCUMENT_KINDS } from '#src/content.ts'
import { cleanText } from '#src/clean-text.ts'
import { recognise } from '#src/files/recognise.ts'
import { readDocument } from '#src/reading/read-document.ts'
import type { PagePicture } from '#src/files/page-picture.ts'
import { documents } from '#src/sample/content.ts'
import { loadReadings, PAGES_FOLDER, READINGS_FILE } from '#src/sample/readings.ts'
import { SAMPLE_FOLDER } from '#src/sample/seed.ts'

/**
 * Reads the files of the sample documents and writes what a new site starts with: the texts, and the
 * pictures of the pages of the newest documents. Run it after a change of these files.
 */

const TEXTS_FOLDER = path.join(SAMPLE_FOLDER, '../texts')

/** Pictures of all pages would be most of the repository. Those of older documents are made later. */
const PICTURED_OF_KIND = 3

/** The names of the files to read; all of them if none is given. */
const named = process.argv.slice(2)
const readings = named.length > 0 ? await loadReadings() : {}
if (named.length === 0) await rm(PAGES_FOLDER, { recursive: true, force: true })
await mkdir(PAGES_FOLDER, { recursive: true })
const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-sample-'))
for (const kind of DOCUMENT_KINDS) {
  for (const [index, { file }] of documents[kind].entries()) {
    if (named.length > 0 && !named.includes(file)) continue
    const source = path.join(SAMPLE_FOLDER, file)
    const { mimeType } = (await recognise(source, 'documents'))!
    const result = await readDocument({ path: source, mimeType }, folder)
    if (!result.isRead) throw new Error(`${file}: ${result.cause}`)
    const { pages, isRead: _isRead, ...rest } = result
    const isPictured = pages.length === 0 || index < PICTURED_OF_KIND
    const confirmed = await findConfirmedText(file)
    readings[file] = {
      ...rest,
      ...(confirmed && { text: confirmed, source: 'typed', doubts: [] }),
      pages: isPictured ? await keepPages(pages, file) : null,
    }
  }
}
await rm(folder, { recursive: true })
await writeFile(READINGS_FILE, `${JSON.stringify(readings, undefined, 1)}\n`)

/** A text that a person has corrected; undefined if there is none for this file. */
async function findConfirmedText(file: string): Promise<string | undefined> {
  const corrected = path.join(TEXTS_FOLDER, `${path.parse(file).name}.txt`)
  return existsSync(corrected) ? cleanText(await readFile(corrected, 'utf8')) : undefined
}

async function keepPages(pages: PagePicture[], file: string) {
  const kept = []
  for (const [index, { files, ...page }] of pages.entries()) {
    const stem = `${path.parse(file).name}-${index + 1}`
    for (const made of files) {
      const name = made.name.replace(path.parse(page.name).name, stem)
      await copyFile(made.path, path.join(PAGES_FOLDER, name))
    }
    kept.push({ ...page, name: `${stem}.webp` })
  }
  return kept
}
