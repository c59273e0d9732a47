import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import sharp, { type Region } from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as made from '../../tests/made-files.ts'
import { excelFile, wordFile, wordParagraph, wordParts } from '../../tests/made-office.ts'
import { pdfOf, scannedPdf, typedPdf } from '../../tests/made-pdf.ts'
import { partsOf } from '../files/files.ts'
import { makePagePicture, MAX_BYTES, widestAvif } from '../files/pictures/page-picture.ts'
import type { PagePicture } from '../files/pictures/task.ts'
import { readDocument } from './read-document.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const PDF = 'application/pdf'
const SAMPLES = path.join(import.meta.dirname, '../sample/files')
const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
)
const NOTICE = `এতদ্বারা সকল শিক্ষার্থী ও অভিভাবকের অবগতির জন্য
জানানো যাচ্ছে যে, বার্ষিক পরীক্ষা আগামী ২৬ নভেম্বর
থেকে শুরু হবে। প্রত্যেক শিক্ষার্থীকে প্রবেশপত্র আনতে হবে।`
const ENGLISH = [
  'The annual examination of all classes begins on Thursday, the twenty-sixth of',
  'November, at ten in the morning. Every student must bring her admit card. Mobile',
  'telephones and calculators are not allowed in the examination hall. Results will be',
  'published in the last week of December on the notice board of the school.',
]

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-reading-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

type Limits = Parameters<typeof readDocument>[2]

async function read(bytes: Uint8Array, mimeType = PDF, limits?: Limits) {
  const file = path.join(folder, 'upload')
  await writeFile(file, bytes)
  return readDocument({ path: file, mimeType }, folder, limits)
}

/** Like `read`, for a file that can be read. */
async function readWell(bytes: Uint8Array, mimeType?: string) {
  const reading = await read(bytes, mimeType)
  if (!reading.isRead) throw new Error(`${reading.problem}: ${reading.cause}`)
  return reading
}

/** A sheet of paper with the notice, as a scanner of 150 dots per inch sees it. */
async function sheet(background = '#fff') {
  const text = { text: NOTICE, font: 'Noto Sans Bengali 12', fontfile: FONT, dpi: 150, spacing: 12 }
  const ink = await sharp({ text }).toColourspace('b-w').negate().png().toBuffer()
  const create = { width: 1240, height: 800, channels: 3, background } as const
  return sharp({ create }).composite([{ input: ink, left: 120, top: 120, blend: 'multiply' }])
}

/** The mean brightness of a part of a page's picture. */
async function brightness(page: PagePicture, part: Region): Promise<number> {
  const { path: file } = widestAvif(page)
  const { channels } = await sharp(await sharp(file).extract(part).toBuffer()).stats()
  return channels[0]!.mean
}

describe('A PDF', () => {
  it('with a correct text layer gives this text, and pictures of its pages', async () => {
    const reading = await readWell(typedPdf([ENGLISH, ['Signed by the head teacher']]))
    expect(reading).toMatchObject({ source: 'file', pageCount: 2, doubts: [] })
    expect(reading.text).toBe(`${ENGLISH.join(' ')}\n\nSigned by the head teacher`)
    expect(reading.pages).toHaveLength(2)
    for (const page of reading.pages) {
      expect(page).toMatchObject({ width: 1280, height: 1811, color: expect.stringMatching(/^#f/) })
      expect(page.files.map(({ name }) => name).sort()).toEqual(
        partsOf(page)
          .map(({ name }) => name)
          .sort(),
      )
      const widest = page.files.find(({ name }) => name === page.name)!
      expect((await stat(widest.path)).size).toBe(page.fileSize)
    }
  })

  it(
    'with a wrong Bengali text layer is recognised, and its picture is small',
    { tags: 'rest' },
    async () => {
      const reading = await readWell(await readFile(path.join(SAMPLES, 'notice-hpv.pdf')))
      expect(reading.source).toBe('machine')
      expect(reading.text).toContain('\n| নবম | ৮ | ৬ | ১৪ | ২৮ অক্টোবর | মিলনায়তন |\n'.normalize())
      expect(reading.text).not.toMatch(/(?<![\p{L}\p{M}])[\u09BE-\u09CC]/u)
      expect((await stat(widestAvif(reading.pages[0]!).path)).size).toBeLessThan(MAX_BYTES)
    },
  )

  it('whose pages have pictures already is only read', { tags: 'rest' }, async () => {
    const upload = path.join(folder, 'upload')
    await writeFile(upload, typedPdf([ENGLISH, ['Signed by the head teacher']]))
    const file = { path: upload, mimeType: PDF, isPictured: true }
    expect(await readDocument(file, folder)).toMatchObject({ pageCount: 2, pages: [] })
    expect(await readdir(folder)).toEqual(['upload'])
  })

  it(
    'that was scanned on its side or upside down is read upright, and its pictures are upright',
    { tags: 'rest', timeout: 120_000 },
    async () => {
      const upright = await (await sheet()).png().toBuffer()
      const turned = (degrees: number) => sharp(upright).rotate(degrees).jpeg().toBuffer()
      const scans = await Promise.all([0, 180, 90, 270].map(turned))
      const { text, pages } = await readWell(await scannedPdf(scans, 150))
      expect(text.match(/বার্ষিক পরীক্ষা আগামী ২৬ নভেম্বর/g)).toHaveLength(4)
      for (const page of pages) {
        expect(page.width).toBeGreaterThan(page.height)
        // The text is in the upper half.
        const half = { left: 0, width: page.width, height: Math.floor(page.height / 2) }
        const below = { ...half, top: Math.ceil(page.height / 2) }
        expect(await brightness(page, { ...half, top: 0 })).toBeLessThan(
          await brightness(page, below),
        )
      }
    },
  )

  it('that says how its scan is turned is not turned again', { tags: 'rest' }, async () => {
    const scan = await sharp(await (await sheet()).png().toBuffer())
      .rotate(180)
      .jpeg()
      .toBuffer()
    const pdf = (await scannedPdf([scan], 150)).toString('latin1')
    // The cross-reference table is repaired by the reader.
    const rotated = Buffer.from(pdf.replace('/Type/Page/', '/Rotate 180/Type/Page/'), 'latin1')
    const { text, pages } = await readWell(rotated)
    expect(text).toContain('বার্ষিক পরীক্ষা আগামী ২৬ নভেম্বর')
    expect(pages[0]!.width).toBeGreaterThan(pages[0]!.height)
  })

  it('that was scanned is recognised, and doubtful words have a position', async () => {
    const scan = await (await sheet('#d8d4cc')).greyscale().jpeg({ quality: 70 }).toBuffer()
    const { text, source, doubts } = await readWell(await scannedPdf([scan], 150))
    expect(source).toBe('machine')
    expect(text).toContain('বার্ষিক পরীক্ষা আগামী ২৬ নভেম্বর থেকে শুরু হবে।'.normalize())
    for (const { from, to, box } of doubts) {
      expect(text.slice(from, to)).toMatch(/^\S+$/)
      expect(Math.max(...box)).toBeLessThanOrEqual(1000)
    }
  })

  it('whose scan is noisy has a small picture too', { tags: 'rest' }, async () => {
    const noise = { type: 'gaussian', mean: 215, sigma: 12 } as const
    const create = { width: 1280, height: 1810, channels: 3, background: '#fff', noise } as const
    const picture = await makePagePicture(sharp({ create }), folder)
    expect((await stat(widestAvif(picture).path)).size).toBeLessThan(MAX_BYTES)
  })

  it('of 2,000 pages is read up to page 30', { tags: 'rest' }, async () => {
    const pages = Array.from({ length: 2000 }, (_, index) => `${index + 3} 0 R`)
    const bytes = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${pages.join(' ')}]/Count ${pages.length}>>`,
      ...pages.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 4 200]>>'),
    ])
    const reading = await readWell(bytes)
    expect(reading).toMatchObject({ pageCount: 2000, text: '', source: null })
    expect(reading.pages).toHaveLength(30)
  })
})

describe('A photo', () => {
  it(
    'that lies on its side is turned upright, and its paper becomes white',
    { tags: 'rest' },
    async () => {
      const { width, height } = { width: 1240, height: 800 }
      const shadow = `<svg width="${width}" height="${height}"><defs><linearGradient id="g"><stop offset=".2" stop-color="#fff"/><stop offset=".8" stop-color="#666"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
      const upright = await (await sheet()).png().toBuffer()
      const lit = await sharp(upright)
        .composite([{ input: Buffer.from(shadow), blend: 'multiply' }])
        .png()
        .toBuffer()
      const photo = await sharp(lit).rotate(90).jpeg({ quality: 85 }).toBuffer()
      const { text, pages, pageCount } = await readWell(photo, 'image/jpeg')
      expect(text).toContain('বার্ষিক পরীক্ষা আগামী ২৬ নভেম্বর'.normalize())
      expect(pageCount).toBe(1)
      expect(pages[0]).toMatchObject({ width: 1240, height: 800 })
      const [left, right] = await Promise.all(
        [0, 1000].map((at) => brightness(pages[0]!, { left: at, top: 0, width: 240, height: 800 })),
      )
      expect(left).toBeGreaterThan(right!)
    },
  )

  it('without text has a picture and no text', { tags: 'rest' }, async () => {
    const reading = await readWell(await made.png(300, 200), 'image/png')
    expect(reading).toMatchObject({ text: '', source: null, doubts: [] })
    expect(reading.pages).toHaveLength(1)
  })
})

it('a Word document has its text and no pages', async () => {
  expect(await read(wordFile(wordParagraph('বার্ষিক পরীক্ষা')), DOCX)).toEqual({
    isRead: true,
    pageCount: null,
    pages: [],
    text: 'বার্ষিক পরীক্ষা',
    source: 'file',
    layout: 'text',
    doubts: [],
  })
})

/** The file, with entities that stand for a text of its own, for a file, and for a hundred million letters. */
function withEntities(file: Buffer, part: string, secret: string): Buffer {
  const parts = unzipSync(file)
  const levels = Array.from('abcdefgh', (name, index) => {
    const value = index === 0 ? 'ককককককককক' : `&${'abcdefgh'[index - 1]};`.repeat(10)
    return `<!ENTITY ${name} "${value}">`
  })
  const types = `<!DOCTYPE x [<!ENTITY own "haha"><!ENTITY file SYSTEM "file://${secret}">${levels.join('')}]>`
  const xml = strFromU8(parts[part]!).replace('?>', `?>${types}`)
  parts[part] = strToU8(xml.replace('ENTITIES', '&own; &file; &h;'))
  return Buffer.from(zipSync(parts))
}

it('an office file with entities of its own gets neither their texts nor a file of the machine', async () => {
  const secret = path.join(folder, 'secret')
  await writeFile(secret, 'root:')
  const word = withEntities(wordFile(wordParagraph('ENTITIES')), 'word/document.xml', secret)
  expect(await read(word, DOCX)).toMatchObject({ isRead: false, problem: 'reading-damaged' })
  const sheet1 = 'xl/worksheets/sheet1.xml'
  const workbook = withEntities(excelFile({ ক: [['ENTITIES']] }), sheet1, secret)
  expect(await readWell(workbook, XLSX)).toMatchObject({ text: '&own; &file; &h;' })
})

/** A PDF that asks for a password, because the empty password fails its check. */
const encryptedPdf = () =>
  pdfOf(
    ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'],
    `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>/ID[<00><00>]`,
  )

/** A page whose content is 400 MB when it is unpacked. */
const bombPdf = () =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
    {
      dictionary: '/Filter[/FlateDecode/FlateDecode]',
      stream: deflateSync(deflateSync(Buffer.alloc(4e8, ' '), { level: 1 })),
    },
  ])

/** A Word document whose directory declares this many bytes of text. */
function declaring(bytes: number): Buffer {
  const file = wordFile(wordParagraph('ক'))
  const entry = file.lastIndexOf('word/document.xml') - 46
  file.writeUInt32LE(bytes, entry + 24)
  return file
}

/** A workbook whose list of sheets is invalid for zlib. */
function damagedWorkbook(): Buffer {
  const file = made.xlsx()
  const name = Buffer.from('xl/workbook.xml')
  // In both of its headers, the entry claims to be compressed.
  file.writeUInt16LE(8, file.indexOf(name) - 30 + 8)
  file.writeUInt16LE(8, file.lastIndexOf(name) - 46 + 10)
  return file
}

function farWorkbook(): Buffer {
  const parts = unzipSync(excelFile({ ক: [['রোল']] }))
  const part = 'xl/worksheets/sheet1.xml'
  parts[part] = strToU8(strFromU8(parts[part]!).replace('"A1"', '"XFD1048576"'))
  return Buffer.from(zipSync(parts))
}

describe('A file that cannot be read', () => {
  it.each([
    ['an encrypted PDF', encryptedPdf, PDF, 'reading-encrypted'],
    ['a broken PDF', () => Buffer.from('%PDF-1.7\nbroken'), PDF, 'reading-damaged'],
    ['half a picture', made.truncatedJpeg, 'image/jpeg', 'reading-damaged'],
    ['half a Word document', () => wordFile('').subarray(0, -40), DOCX, 'reading-damaged'],
    ['a workbook without its parts', () => made.zip(wordParts('')), XLSX, 'reading-damaged'],
    ['a workbook with damaged data', damagedWorkbook, XLSX, 'reading-damaged'],
    ['a workbook with a cell at the end of the sheet', farWorkbook, XLSX, 'reading-too-large'],
    ['a decompression bomb', () => declaring(900e6), DOCX, 'reading-too-large'],
  ])('%s has a reason', async (_what, make, mimeType, problem) => {
    expect(await read(await make(), mimeType)).toMatchObject({ isRead: false, problem })
    expect((await readdir(folder)).filter((name) => name !== 'upload')).toEqual([])
  })

  it(
    'a page that needs more memory than the limit ends its process only',
    { tags: 'rest' },
    async () => {
      const limits = { memoryBytes: 0.8e9 }
      expect(await read(bombPdf(), PDF, limits)).toMatchObject({ problem: 'reading-too-large' })
    },
  )

  it('a file that takes too long is not read', { tags: 'rest' }, async () => {
    const pdf = typedPdf([ENGLISH])
    expect(await read(pdf, PDF, { withinMs: 50 })).toMatchObject({ problem: 'reading-too-long' })
    expect(await read(pdf, PDF, { cpuSeconds: 1 })).toMatchObject({ problem: 'reading-too-long' })
  })

  it(
    'a machine that cannot write is an error, not a problem of the file',
    { tags: 'rest' },
    async () => {
      const file = path.join(folder, 'upload')
      await writeFile(file, await made.png())
      const missing = path.join(folder, 'missing')
      await expect(readDocument({ path: file, mimeType: 'image/png' }, missing)).rejects.toThrow()
      await expect(readDocument({ path: missing, mimeType: PDF }, folder)).rejects.toThrow(/ENOENT/)
    },
  )
})

it.runIf(process.platform === 'linux')(
  'the process gets no secrets, and limits on memory, time and files',
  async () => {
    process.env['READING_TEST_SECRET'] = 'pathshala-secret'
    await mkdir(path.join(folder, 'own'))
    const reading = readDocument(
      { path: import.meta.filename, mimeType: PDF },
      path.join(folder, 'own'),
    )
    const pid = await programPid()
    const [environment, limits, score] = await Promise.all(
      ['environ', 'limits', 'oom_score_adj'].map((file) =>
        readFile(`/proc/${pid}/${file}`, 'utf8'),
      ),
    )
    delete process.env['READING_TEST_SECRET']
    await reading
    expect(environment).toContain('TMPDIR=')
    expect(environment).not.toMatch(/pathshala-secret|PATH=|HOME=/)
    expect(limits).toMatch(/Max data size +1300000000/)
    expect(limits).toMatch(/Max cpu time +360 +365/)
    expect(limits).toMatch(/Max file size +20000000/)
    expect(score?.trim()).toBe('1000')
  },
)

/** The process of the reading, once it has lowered its priority. */
async function programPid(): Promise<string> {
  for (;;) {
    for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      const score = await readFile(`/proc/${pid}/oom_score_adj`, 'utf8').catch(() => '')
      if (command.includes(folder) && score.trim() === '1000') return pid
    }
  }
}
