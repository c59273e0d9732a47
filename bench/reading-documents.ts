import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { scannedPdf } from '../tests/made-pdf.ts'
import { READING_TEXTS, TABLE_TEXTS } from './reading-texts.ts'

const { resolve } = createRequire(import.meta.url)

export type Form = keyof typeof FORMS
export interface ReadingDocument {
  form: Form
  font: string
  path: string
  mimeType: string
  /** The words that a person reads on the page. */
  words: string[]
  /** The cells of its tables, in order. */
  cells: string[]
}

/** Folder and file of each font. Tiro Bangla has no bold face. */
const FONTS: Record<string, { folder: string; file: string; hasBold: boolean }> = {
  'Noto Sans Bengali': { folder: 'noto-sans-bengali', file: 'NotoSansBengali', hasBold: true },
  'Noto Serif Bengali': { folder: 'noto-serif-bengali', file: 'NotoSerifBengali', hasBold: true },
  'Hind Siliguri': { folder: 'hind-siliguri', file: 'HindSiliguri', hasBold: true },
  'Tiro Bangla': { folder: 'tiro-bangla', file: 'TiroBangla', hasBold: false },
  Mina: { folder: 'mina', file: 'Mina', hasBold: true },
}

/** Width of A4 in pixels at 96 and at 300 dots per inch. */
const CSS_WIDTH = 794
const CSS_HEIGHT = 1123
const SCALE = 300 / 96
const widthAt = (dotsPerInch: number) => Math.round(8.27 * dotsPerInch)

interface Typeset {
  pdf: Buffer
  /** The page as a PNG of 300 dots per inch. */
  picture: Buffer
}

type Made = { bytes: Buffer; mimeType: string }
const pdf = (bytes: Buffer): Made => ({ bytes, mimeType: 'application/pdf' })
const jpeg = (bytes: Buffer): Made => ({ bytes, mimeType: 'image/jpeg' })

/** Each font is used in each form: 40 documents. */
export const FORMS = {
  'PDF, typeset': async (page: Typeset) => pdf(page.pdf),
  'picture, clean, 200 dpi': async ({ picture }: Typeset) => ({
    bytes: await sharp(picture).resize(widthAt(200)).png().toBuffer(),
    mimeType: 'image/png',
  }),
  'scan, 200 dpi, grey': async (page: Typeset) => pdf(await scan(page, 200, 80)),
  'scan, 150 dpi, grey': async (page: Typeset) => pdf(await scan(page, 150, 80)),
  'scan, 200 dpi, noise': async (page: Typeset) => pdf(await scan(page, 200, 75, { noise: 22 })),
  'scan, 200 dpi, turned 2°': async (page: Typeset) =>
    pdf(await scan(page, 200, 80, { degrees: 2 })),
  'scan, 200 dpi, JPEG 35': async (page: Typeset) => pdf(await scan(page, 200, 35)),
  'photo with a shadow': async (page: Typeset) => jpeg(await photo(page)),
} satisfies Record<string, (page: Typeset) => Promise<Made>>

export async function makeDocuments(browser: Browser, folder: string): Promise<ReadingDocument[]> {
  const forms = Object.keys(FORMS) as Form[]
  const documents: ReadingDocument[] = []
  for (const [index, font] of Object.keys(FONTS).entries()) {
    documents.push(...(await make(browser, folder, { font, body: READING_TEXTS[index]!, forms })))
  }
  return documents
}

/** The forms in which tables are read: 30 documents. */
const TABLE_FORMS: Form[] = ['PDF, typeset', 'scan, 200 dpi, grey', 'photo with a shadow']

export async function makeTables(browser: Browser, folder: string): Promise<ReadingDocument[]> {
  const documents: ReadingDocument[] = []
  for (const font of Object.keys(FONTS)) {
    for (const body of TABLE_TEXTS) {
      documents.push(...(await make(browser, folder, { font, body, forms: TABLE_FORMS })))
    }
  }
  return documents
}

async function make(
  browser: Browser,
  folder: string,
  { font, body, forms }: { font: string; body: string; forms: Form[] },
): Promise<ReadingDocument[]> {
  const { words, cells, ...page } = await typeset(browser, font, body)
  const documents: ReadingDocument[] = []
  for (const form of forms) {
    const { bytes, mimeType } = await FORMS[form](page)
    const file = path.join(folder, randomUUID())
    await writeFile(file, bytes)
    documents.push({ form, font, path: file, mimeType, words, cells })
  }
  return documents
}

async function typeset(browser: Browser, font: string, body: string) {
  const page = await browser.newPage({
    viewport: { width: CSS_WIDTH, height: CSS_HEIGHT },
    deviceScaleFactor: SCALE,
  })
  try {
    await page.setContent(`<meta charset="utf-8"><style>
      ${await fontFaces(font)}
      @page { size: A4; margin: 0 }
      body { margin: 0; padding: 20mm; font: 12.5pt/1.6 F; font-synthesis: none }
      h1 { font-size: 18pt; margin: 0 } h2 { font-size: 14pt; text-align: center }
      header, td { text-align: center } td { border: 1px solid; padding: 1mm 3mm }
      table { border-collapse: collapse; width: 100% } .memo { display: flex; justify-content: space-between }
      footer { margin: 15mm 0 0 55%; text-align: center }</style>${body}`)
    await page.evaluate(() => document.fonts.ready)
    const text = await page.evaluate(() => document.body.innerText)
    const cells = await page.locator('td').allInnerTexts()
    return {
      pdf: await page.pdf({ preferCSSPageSize: true }),
      picture: await page.screenshot(),
      words: text.split(/\s+/).filter(Boolean),
      cells,
    }
  } finally {
    await page.close()
  }
}

export async function fontFaces(font: string): Promise<string> {
  const { folder, file, hasBold } = FONTS[font]!
  const faces = await Promise.all(
    (hasBold ? ['400Regular', '700Bold'] : ['400Regular']).map(async (style) => {
      // A family with few styles keeps its files in one folder.
      const name = hasBold ? `${style}/${file}_${style}.ttf` : `${file}_${style}.ttf`
      const bytes = await readFile(resolve(`@expo-google-fonts/${folder}/${name}`))
      return `@font-face { font-family: F; font-weight: ${style.slice(0, 3)};
        src: url(data:font/ttf;base64,${bytes.toString('base64')}) }`
    }),
  )
  return faces.join('')
}

interface Fault {
  /** Standard deviation of the grey values. */
  noise?: number
  degrees?: number
}

async function scan({ picture }: Typeset, dotsPerInch: number, quality: number, fault: Fault = {}) {
  const turned = sharp(picture)
    .rotate(fault.degrees ?? 0, { background: '#fff' })
    .greyscale()
  const paper = await sharp(await turned.png().toBuffer())
    .resize(widthAt(dotsPerInch))
    .blur(0.5)
    // Ink is not black and paper is not white.
    .linear(0.8, 30)
    .png()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = paper
  const noisy = fault.noise ? await withNoise(data, info, fault.noise) : sharp(data)
  return scannedPdf([await noisy.greyscale().jpeg({ quality }).toBuffer()], dotsPerInch)
}

async function withNoise(picture: Buffer, { width, height }: Size, sigma: number) {
  const create = { width, height, channels: 3, background: '#808080' } as const
  const noise = await sharp({
    create: { ...create, noise: { type: 'gaussian', mean: 128, sigma } },
  })
    .png()
    .toBuffer()
  return sharp(
    await sharp(picture)
      .toColourspace('srgb')
      .composite([{ input: noise, blend: 'hard-light' }])
      .png()
      .toBuffer(),
  )
}

interface Size {
  width: number
  height: number
}

/** A phone’s photo of the paper on a desk: turned, lit from one side, with a hand’s shadow. */
async function photo({ picture }: Typeset): Promise<Buffer> {
  const paper = await sharp(picture).resize(1900).linear(0.72, 45).tint('#fff4e0').png().toBuffer()
  const onDesk = await sharp(paper)
    .rotate(1.5, { background: '#5a3c28' })
    .extend({ top: 160, bottom: 180, left: 130, right: 150, background: '#5a3c28' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = onDesk.info
  const light =
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="l" x2="1" y2=".6"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#777"/></linearGradient>
    <filter id="b"><feGaussianBlur stdDeviation="60"/></filter></defs>
    <rect width="100%" height="100%" fill="url(#l)"/>
    <path d="M${width} ${height * 0.1} L${width * 0.4} ${height * 0.3} L${width * 0.5} ${height} L${width} ${height} Z" fill="#000" opacity=".45" filter="url(#b)"/></svg>`)
  const lit = await sharp(onDesk.data)
    .composite([{ input: light, blend: 'multiply' }])
    .png()
    .toBuffer()
  // As from a phone that was held sideways: the orientation is only in the metadata.
  return sharp(await sharp(lit).blur(0.8).rotate(-90).png().toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer()
}
