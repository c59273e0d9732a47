import sharp from 'sharp'
import type { Pixels } from '../files/pictures/work.ts'
import { pageOfFile, withFileNumbers } from './file-numbers.ts'
import { isBlank, toGrey, whiten } from './grey-picture.ts'
import { layoutOf } from './layout.ts'
import type { Line, ReadPage } from './lines.ts'
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

type PdfPageRead = ReadPage & PageOfLines & { source: 'file' | 'machine' }

/** Makes pictures of the pages in `folder`, unless it is undefined. */
export async function readPdf(
  bytes: Uint8Array,
  folder: string | undefined,
  recognition: () => Promise<Recognise>,
): Promise<Reading> {
  const file = await openPdf(bytes)
  const readPage = createPageReader(recognition)
  const pages: PagePicture[] = []
  const read: PdfPageRead[] = []
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
  const sources = read
    .filter(({ lines, tables }) => lines.length + tables.length > 0)
    .map(({ source }) => source)
  return {
    isRead: true,
    pageCount: file.pageCount,
    pages,
    ...textOf(read),
    layout: layoutOf(read),
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

  async function recognised(
    page: PdfPage,
    pixels: Pixels,
    lines: Line[] | undefined,
    onBusy: () => void,
  ): Promise<PdfPageRead> {
    const picture = await toGrey(sharp(pixels.data, { raw: pixels.info }))
    const { width, height } = picture
    const empty = { lines: [], tables: [], blanks: 0 }
    if (isBlank(picture)) return { ...empty, width, height, source: 'machine' }
    const recognise = await recognition()
    const seen = await recognise(page.hasImage ? await whiten(picture) : picture, onBusy)
    const sure = lines ? withFileNumbers(seen, lines, width / page.width) : seen
    return { ...sure, width, height, source: 'machine' }
  }

  async function fromFile(page: PdfPage, pixels: Pixels, lines: Line[]): Promise<PdfPageRead> {
    const { width, height } = page
    const picture = await toGrey(sharp(pixels.data, { raw: pixels.info }))
    return { ...pageOfFile(lines, picture, width), width, height, source: 'file' }
  }

  return async function readPage(
    page: PdfPage,
    pixels: Pixels,
    onBusy: () => void,
  ): Promise<PdfPageRead> {
    const lines = page.lines()
    const usable = isTrusted === false || !lines || !isWellFormed(lines) ? undefined : lines
    if (!usable) return recognised(page, pixels, lines, onBusy)
    const words = wordsOf(usable)
    if (words.length < ENOUGH_WORDS) {
      return isTrusted && !page.hasImage
        ? fromFile(page, pixels, usable)
        : recognised(page, pixels, usable, onBusy)
    }
    if (isTrusted === undefined) {
      const seen = await recognised(page, pixels, usable, onBusy)
      isTrusted = agrees(words, wordsOf(linesOf(seen)))
      if (!isTrusted) return seen
    }
    return fromFile(page, pixels, usable)
  }
}

/** All lines of a page. A cell counts as a line. */
function linesOf({ lines, tables }: ReadPage): Line[] {
  const cells = tables.flatMap(({ rows, cells: boxes }) =>
    rows.flatMap((row, y) => row.map((words, x) => ({ words, box: boxes[y]![x]! }))),
  )
  return [...lines, ...cells]
}
