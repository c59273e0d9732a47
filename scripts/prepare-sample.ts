import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { DOCUMENT_KINDS } from '#src/content.ts'
import { cleanText } from '@pathshala/bengali/clean-text'
import { makeRenditions } from '#src/files/pictures/picture.ts'
import { recognise } from '#src/files/recognise.ts'
import { readDocument } from '#src/reading/read-document.ts'
import type { PagePicture } from '#src/files/pictures/task.ts'
import { FEATURES } from '#src/features.ts'
import { sampleDocuments } from '#src/features/documents/sample.ts'
import { PHOTOS_FILE, PICTURES_FOLDER, type SamplePicture } from '#src/sample/pictures.ts'
import { loadReadings, READINGS_FILE, type SampleReading } from '#src/sample/readings.ts'
import { SAMPLE_FOLDER } from '#src/sample/seed.ts'
import { findHeadlessShell } from './chromium.mjs'

/**
 * Prepares the sample's files, so that a new site shows all of them at once. Prints the papers that
 * are stored as HTML, reads the documents, and makes the renditions of the photos and of the pages
 * of the documents. Run it after a change of these files. After a change of the reader, `--texts`
 * only reads the files again.
 */

const TEXTS_FOLDER = path.join(SAMPLE_FOLDER, '../texts')
const PAPERS_FOLDER = path.join(SAMPLE_FOLDER, '../papers')

/** The names of the documents to read. Without names, all documents and photos are prepared. */
const named = process.argv.slice(2).filter((word) => word !== '--texts')
const hasPictures = process.argv.includes('--texts')
const isWhole = named.length === 0
if (isWhole && !hasPictures) await rm(PICTURES_FOLDER, { recursive: true, force: true })
await mkdir(PICTURES_FOLDER, { recursive: true })
const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-sample-'))
if (!hasPictures) await printPapers()
await writeJson(READINGS_FILE, await readDocuments())
if (isWhole && !hasPictures) await writeJson(PHOTOS_FILE, await preparePhotos())
await rm(folder, { recursive: true })

/** Prints the papers with the letterhead of the school. */
async function printPapers(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findHeadlessShell() })
  const page = await browser.newPage()
  const style = await readFile(path.join(PAPERS_FOLDER, 'paper.css'), 'utf8')
  const head = await readFile(path.join(PAPERS_FOLDER, 'letterhead.html'), 'utf8')
  const signature = await readFile(path.join(PAPERS_FOLDER, 'signature.html'), 'utf8')
  const logo = await readFile(path.join(import.meta.dirname, '../public/monogram.svg'), 'utf8')
  for (const { file } of DOCUMENT_KINDS.flatMap((kind) => sampleDocuments[kind])) {
    const paper = path.join(PAPERS_FOLDER, `${path.parse(file).name}.html`)
    if (!(isWhole || named.includes(file)) || !existsSync(paper)) continue
    const html = `${head}${await readFile(paper, 'utf8')}`
      .replace('<logo></logo>', logo)
      .replace('<signature></signature>', signature)
    await page.setContent(`<html lang="bn"><style>${style}</style>${html}`)
    await page.pdf({
      path: path.join(SAMPLE_FOLDER, file),
      preferCSSPageSize: true,
      printBackground: true,
    })
  }
  await browser.close()
}

async function readDocuments(): Promise<Record<string, SampleReading>> {
  const before = await loadReadings()
  const readings = isWhole ? {} : before
  for (const kind of DOCUMENT_KINDS) {
    for (const { file } of sampleDocuments[kind]) {
      if (isWhole || named.includes(file)) readings[file] = await readSample(file, before[file])
    }
  }
  return readings
}

async function readSample(file: string, before?: SampleReading): Promise<SampleReading> {
  const source = path.join(SAMPLE_FOLDER, file)
  const { mimeType } = (await recognise(source, 'documents'))!
  const kept = hasPictures ? before?.pages : undefined
  const result = await readDocument({ path: source, mimeType, isPictured: !!kept }, folder)
  if (!result.isRead) throw new Error(`${file}: ${result.cause}`)
  const { pages, isRead: _isRead, ...rest } = result
  const confirmed = await findConfirmedText(file)
  return {
    ...rest,
    ...(confirmed && { text: confirmed, source: 'typed', doubts: [] }),
    pages: kept ?? (await keepPages(pages, file)),
  }
}

async function preparePhotos(): Promise<Record<string, SamplePicture>> {
  const moment = { today: '2026-01-01', ago: () => '', at: () => '', readings: {} }
  const steps = FEATURES.flatMap(({ sampleSteps }) => sampleSteps?.(moment) ?? [])
  const pictures = steps.flatMap(({ file }) => (file?.purpose === 'pictures' ? file.name : []))
  const photos: Record<string, SamplePicture> = {}
  for (const photo of new Set(pictures)) {
    const source = path.join(folder, photo)
    await copyFile(path.join(SAMPLE_FOLDER, photo), source)
    const name = `${path.parse(photo).name}.webp`
    photos[photo] = await keep({ name, ...(await makeRenditions(source, name)) }, name)
  }
  return photos
}

/** A text that a person has corrected; undefined if this file has no such text. */
async function findConfirmedText(file: string): Promise<string | undefined> {
  const corrected = path.join(TEXTS_FOLDER, `${path.parse(file).name}.txt`)
  return existsSync(corrected) ? cleanText(await readFile(corrected, 'utf8')) : undefined
}

async function keepPages(pages: PagePicture[], file: string): Promise<SamplePicture[]> {
  const stored = []
  for (const [index, page] of pages.entries()) {
    stored.push(await keep(page, `${path.parse(file).name}-${index + 1}.webp`))
  }
  return stored
}

/** Stores all renditions of a picture, named after their file of the sample. */
async function keep({ files, ...picture }: PagePicture, name: string): Promise<SamplePicture> {
  for (const file of files) {
    const stored = file.name.replace(path.parse(picture.name).name, path.parse(name).name)
    await copyFile(file.path, path.join(PICTURES_FOLDER, stored))
  }
  return { ...picture, name }
}

async function writeJson(file: string, content: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, undefined, 1)}\n`)
}
