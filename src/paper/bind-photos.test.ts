import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as made from '../../tests/made-files.ts'
import { photoOfSheet, sheet } from '../../tests/made-photos.ts'
import { FileRejected } from '../errors/classes.ts'
import { bindPhotos } from './bind-photos.ts'
import { fixture } from '../../tests/build-app.ts'
import { IncomingFile } from '../files/incoming.ts'
import { partsOf } from '../files/files.ts'

const A4_RATIO = 841.89 / 595.28
const MAX_PAGE_BYTES = 150_000

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bind-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function uploadOf(bytes: Uint8Array, name = 'photo.jpg'): Promise<IncomingFile> {
  const own = await mkdtemp(path.join(folder, 'upload-'))
  await writeFile(path.join(own, 'upload'), bytes)
  return new IncomingFile(path.join(own, 'upload'), name, bytes.length)
}

async function bind(...photos: Uint8Array[]) {
  const uploads = await Promise.all(photos.map((photo) => uploadOf(photo)))
  const { document, pages } = await bindPhotos(uploads as [IncomingFile, ...IncomingFile[]])
  const pdf = await readFile(document.parts[0]!.path)
  const jpegs = await Promise.all(uploads.map(({ path: upload }) => readFile(`${upload}.jpg`)))
  return { document: document.file, pages, pdf, jpegs }
}

/** The share of pixels for which the test of red, green and blue holds. */
async function shareOf(
  picture: Uint8Array,
  test: (red: number, green: number, blue: number) => boolean,
): Promise<number> {
  const data = await sharp(picture).removeAlpha().raw().toBuffer()
  let count = 0
  for (let at = 0; at < data.length; at += 3) {
    if (test(data[at]!, data[at + 1]!, data[at + 2]!)) count += 1
  }
  return (3 * count) / data.length
}

const isWhite = (...colour: number[]) => Math.min(...colour) > 235
const isBrown = (red: number, _green: number, blue: number) => red - blue > 40

/** The mean difference of two pictures, 0 to 255. */
async function differenceOf(a: Uint8Array, b: Uint8Array): Promise<number> {
  const size = { width: 300, height: 400, fit: 'fill' } as const
  const [first, second] = await Promise.all(
    [a, b].map((picture) => sharp(picture).resize(size).removeAlpha().raw().toBuffer()),
  )
  return first!.reduce((sum, value, at) => sum + Math.abs(value - second![at]!), 0) / first!.length
}

describe('Photos of papers', () => {
  let isBound: Promise<{ photo: Uint8Array; jpeg: Buffer }> | undefined
  /** The photo of a level sheet, and its page. Made once, because it takes over a second. */
  const levelPage = () =>
    (isBound ??= (async () => {
      const photo = await photoOfSheet(await sheet())
      const { jpegs } = await bind(photo)
      return { photo, jpeg: jpegs[0]! }
    })())

  it('become pages of A4 in one PDF, in order, with pictures of the pages', async () => {
    const photos = [
      await sharp(await sheet('১'))
        .rotate(90)
        .jpeg()
        .toBuffer(),
      await photoOfSheet(await sheet('২')),
      await made.png(600, 400),
    ]
    const { document, pages, pdf } = await bind(...photos)
    expect(document).toMatchObject({ mimeType: 'application/pdf', fileName: 'photo.pdf' })
    expect(document.fileSize).toBe(pdf.length)
    const sizes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 (\S+) (\S+)\]/g)]
    const [wide, upright] = [
      ['841.89', '595.28'],
      ['595.28', '841.89'],
    ]
    expect(sizes.map(([, width, height]) => [width, height])).toEqual([wide, upright, wide])
    expect(pages).toHaveLength(3)
    for (const { file, parts } of pages) {
      expect(parts.map(({ name }) => name).sort()).toEqual(
        partsOf(file)
          .map(({ name }) => name)
          .sort(),
      )
      const ratio = Math.max(file.width! / file.height!, file.height! / file.width!)
      expect(ratio).toBeCloseTo(A4_RATIO, 2)
    }
    const blue = await readFile(pages[2]!.parts.find(({ name }) => name.endsWith('.webp'))!.path)
    expect(await shareOf(blue, (red, _, blueness) => blueness - red > 200)).toBeGreaterThan(0.4)
  })

  it(
    'lose shadow and desk, and keep the colours of logo, seal and signature',
    { tags: 'rest' },
    async () => {
      const { jpeg } = await levelPage()
      expect(await shareOf(jpeg, isWhite)).toBeGreaterThan(0.9)
      expect(await shareOf(jpeg, isBrown)).toBeLessThan(0.0005)
      const isPurple = (red: number, green: number, blue: number) =>
        blue - green > 60 && red - green > 30
      const isGreen = (red: number, green: number, blue: number) => green - Math.max(red, blue) > 50
      expect(await shareOf(jpeg, isGreen)).toBeGreaterThan(0.009)
      const isBlue = (red: number, green: number, blue: number) => blue - Math.max(red, green) > 100
      expect(await shareOf(jpeg, isPurple)).toBeGreaterThan(0.001)
      expect(await shareOf(jpeg, isBlue)).toBeGreaterThan(0.0003)
    },
  )

  it('that are turned by two degrees become level', { tags: 'rest' }, async () => {
    const paper = await sheet()
    const { jpegs } = await bind(await photoOfSheet(paper, 2), await photoOfSheet(paper, -2))
    const turned = await sharp(jpegs[0]).rotate(2, { background: '#fff' }).toBuffer()
    expect(await differenceOf(jpegs[0]!, turned)).toBeGreaterThan(6)
    expect(await differenceOf(jpegs[0]!, jpegs[1]!)).toBeLessThan(4)
  })

  it(
    'are turned upright by their orientation, and lose location and camera maker',
    { tags: 'rest' },
    async () => {
      const upright = await levelPage()
      const phone = await sharp(upright.photo)
        .rotate(270)
        .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitude: '23/1 48/1 37/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer()
      const { jpegs, pages, pdf } = await bind(phone)
      expect(await differenceOf(upright.jpeg, jpegs[0]!)).toBeLessThan(4)
      const files = await Promise.all(
        pages.flatMap(({ parts }) => parts.map(({ path: part }) => readFile(part))),
      )
      for (const file of [pdf, ...files]) expect(file.includes('SecretPhone')).toBe(false)
      expect((await sharp(jpegs[0]).metadata()).exif).toBeUndefined()
    },
  )

  it('have at most 150 kB a page, even with much noise', { tags: 'rest' }, async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const
    const create = { width: 1200, height: 1600, channels: 3, background: '#fff', noise } as const
    const noisy = await sharp({ create }).jpeg().toBuffer()
    const { document } = await bind(noisy)
    expect(document.fileSize).toBeLessThan(MAX_PAGE_BYTES)
  })
})

describe('A picture that is not a photo of a paper', { tags: 'rest' }, () => {
  const screenshot = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1280"><rect width="720" height="1280" fill="#e9edf1"/><rect width="720" height="120" fill="#075e54"/><rect x="40" y="200" width="500" height="160" rx="20" fill="#fff"/><rect x="200" y="420" width="480" height="200" rx="20" fill="#d9fdd3"/><rect x="60" y="700" width="600" height="400" fill="#888"/></svg>`
  const dark = screenshot.replace('#e9edf1', '#111b21').replace('#d9fdd3', '#005c4b')

  it.each([
    ['a screenshot', async () => sharp(Buffer.from(screenshot)).png().toBuffer()],
    ['a dark screenshot', async () => sharp(Buffer.from(dark)).png().toBuffer()],
    ['a scan', () => sheet()],
    ['a picture in colour', () => made.jpeg(900, 1273)],
  ])('stays unchanged: %s', async (_what, make) => {
    const picture = await make()
    const { jpegs } = await bind(picture)
    const { width, height } = await sharp(jpegs[0]).metadata()
    const onA4 = await sharp(picture)
      .resize({ width, height, fit: 'contain', background: '#fff' })
      .toBuffer()
    expect(await differenceOf(jpegs[0]!, onA4)).toBeLessThan(2)
  })
})

describe('Binding', () => {
  it('takes the photos of an iPhone', { tags: 'rest' }, async () => {
    const { pages } = await bind(await fixture('phone.heic'), await made.webp())
    expect(pages).toHaveLength(2)
  })

  it.each([
    ['a damaged photo', made.truncatedJpeg, 400],
    ['an empty file', async () => Buffer.alloc(0), 400],
    ['a PDF', async () => made.pdf(), 415],
  ])('refuses %s', async (_what, make, status) => {
    const bound = bind(await made.jpeg(), await make())
    await expect(bound).rejects.toThrow(FileRejected)
    await expect(bound).rejects.toMatchObject({ status })
  })

  it('writes all files beside the photos, where they are discarded', { tags: 'rest' }, async () => {
    const { pages } = await bind(await made.jpeg())
    const [own] = await readdir(folder)
    for (const { path: part } of pages[0]!.parts) {
      expect(path.dirname(part)).toBe(path.join(folder, own!))
    }
  })
})
