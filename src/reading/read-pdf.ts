import sharp from 'sharp'
import type { Pixels } from '../files/pictures/work.ts'
import { isBlank, toGrey, whiten } from './grey-picture.ts'
import { makePagePicture } from '../files/pictures/page-picture.ts'
import type { PagePicture } from '../files/pictures/task.ts'
import { type PageOfLines, textOf } from './paragraphs.ts'
import { openPdf, type PdfPage } from './pdf-file.ts'
import { MAX_PAGES, type Reading } from './reading.ts'
import type { Recognise } from './recognition.ts'
import { agrees, ENOUGH_WORDS, isWellFormed, wordsOf } from './trusted-text.ts'

/** Recognition needs 200 dots per inch, whatever size the page claims to have. */
const DOTS_PER_INCH = 200
const SHORTEST = 2000
const LONGEST = 3000

type ReadPage = PageOfLines & { source: 'file' | 'machine' }

/** Makes pictures of the pages in `folder`, unless it is undefined. */
export async function readPdf(
  bytes: Uint8Array,
  folder: string | undefined,
  recognition: () => Promise<Recognise>,
): Promise<Reading> {
  const file = await openPdf(bytes)
  const readPage = createPageReader(recognition)
  const pages: PagePicture[] = []
  const read: ReadPage[] = []
  for (let index = 0; index < Math.min(file.pageCount, MAX_PAGES); index += 1) {
    await file.usePage(index, async (page) => {
      const pixels = render(page)
      // Encoders and recognition run at the same time, each on its own processor.
      const busy = Promise.withResolvers<void>()
      const [picture, text] = await Promise.all([
        folder && makePagePicture(sharp(pixels.data, { raw: pixels.info }), folder, busy.promise),
        readPage(page, pixels, busy.resolve).finally(busy.resolve),
      ])
      if (picture) pages.push(picture)
      read.push(text)
    })
  }
  const sources = read.filter(({ lines }) => lines.length > 0).map(({ source }) => source)
  return {
    isRead: true,
    pageCount: file.pageCount,
    pages,
    ...textOf(read),
    source: sources.includes('machine') ? 'machine' : (sources[0] ?? null),
  }
}

function render(page: PdfPage): Pixels {
  const longer = Math.max(page.width, page.height)
  const pixels = Math.min(LONGEST, Math.max(SHORTEST, (longer * DOTS_PER_INCH) / 72))
  const size = (points: number) => Math.max(1, Math.round((points * pixels) / longer))
  return page.render(size(page.width), size(page.height))
}

/** Trusts the file's text layer once recognition of a page has shown that it is right. */
function createPageReader(recognition: () => Promise<Recognise>) {
  let isTrusted: boolean | undefined

  async function recognised(page: PdfPage, pixels: Pixels, onBusy: () => void): Promise<ReadPage> {
    const picture = await toGrey(sharp(pixels.data, { raw: pixels.info }))
    const { width, height } = picture
    if (isBlank(picture)) return { lines: [], width, height, source: 'machine' }
    const recognise = await recognition()
    const { lines } = await recognise(page.hasImage ? await whiten(picture) : picture, onBusy)
    return { lines, width, height, source: 'machine' }
  }

  return async function readPage(
    page: PdfPage,
    pixels: Pixels,
    onBusy: () => void,
  ): Promise<ReadPage> {
    const lines = isTrusted === false ? undefined : page.lines()
    if (!lines || !isWellFormed(lines)) return recognised(page, pixels, onBusy)
    const fromFile: ReadPage = { lines, width: page.width, height: page.height, source: 'file' }
    const words = wordsOf(lines)
    if (words.length < ENOUGH_WORDS) {
      return isTrusted && !page.hasImage ? fromFile : recognised(page, pixels, onBusy)
    }
    if (isTrusted === undefined) {
      const seen = await recognised(page, pixels, onBusy)
      isTrusted = agrees(words, wordsOf(seen.lines))
      if (!isTrusted) return seen
    }
    return fromFile
  }
}
