import sharp from 'sharp'
import type { Pixels } from '../files/pictures/work.ts'
import { pageOfFile, scaled, withFileNumbers } from './file-numbers.ts'
import { type GreyPicture, isBlank, toGrey, whiten } from './grey-picture.ts'
import { layoutOf } from './layout.ts'
import { withoutBrowserMargins } from './browser-margins.ts'
import type { Line, ReadPage } from './lines.ts'
import { makePagePicture } from '../files/pictures/page-picture.ts'
import type { PagePicture } from '../files/pictures/task.ts'
import { type PageOfLines, textOf } from './paragraphs.ts'
import type { Field } from './pdf-fields.ts'
import { openPdf, type PdfPage } from './pdf-file.ts'
import { MAX_PAGES, type Reading } from './reading.ts'
import type { Recognise } from './recognition.ts'
import { agrees, ENOUGH_WORDS, isWellFormed, wordsOf } from './trusted-text.ts'
import { CONFIDENT, readUpright, sizeAfter, turnPage, turnsOf } from './upright.ts'
import { visibleLines } from './visible-words.ts'
import { withFields, withoutFields } from './with-fields.ts'

/** Recognition needs 200 dots per inch, whatever size the page claims to have. */
const DOTS_PER_INCH = 200
const SHORTEST = 2000
const LONGEST = 3000

const EMPTY: ReadPage = { lines: [], tables: [], blanks: 0 }

/** Pages that recognition cannot read in any turn. They take twice the time of others. */
const MAX_ILLEGIBLE = 3

interface PdfPageRead extends ReadPage, PageOfLines {
  source: 'file' | 'machine'
  /** The clockwise turn that makes the page upright; absent if it is. */
  degrees?: number
}

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
      if (picture && folder && text.degrees) {
        const upright = sharp(pixels.data, { raw: pixels.info }).rotate(text.degrees)
        pages.push(await makePagePicture(upright, folder))
      } else if (picture) pages.push(picture)
      read.push(withoutBrowserMargins(text))
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

/** A page, its picture, and the entries of its form in the picture's coordinates. */
interface Seeing {
  page: PdfPage
  picture: GreyPicture
  fields: Field[]
  onBusy: () => void
}

/** Trusts the file's text layer once recognition of a page has shown that it is right. */
function createPageReader(recognition: () => Promise<Recognise>) {
  let isTrusted: boolean | undefined
  let illegible = 0

  async function recognised(
    { page, picture, fields, onBusy }: Seeing,
    lines: Line[] | undefined,
  ): Promise<PdfPageRead> {
    const { width, height } = picture
    if (isBlank(picture)) return { ...EMPTY, width, height, source: 'machine' }
    const recognise = await recognition()
    const paper = page.hasImage ? await whiten(picture) : picture
    const turns = page.hasImage && illegible < MAX_ILLEGIBLE ? turnsOf(paper) : [0]
    const { degrees, recognised: seen } = await readUpright(turns, async (angle) =>
      recognise(await turnPage(paper, angle), onBusy),
    )
    // What the file says has its place on the page as it lies.
    if (degrees !== 0) {
      return { ...seen, ...sizeAfter(picture, degrees), source: 'machine', degrees }
    }
    if (seen.confidence < CONFIDENT) illegible += 1
    const sure = lines ? withFileNumbers(seen, lines, width / page.width) : seen
    return { ...withFields(sure, fields), width, height, source: 'machine' }
  }

  function fromFile({ page, picture }: Seeing, lines: Line[]): PdfPageRead {
    const { width, height } = page
    const read = withFields(pageOfFile(lines, picture, width), page.fields())
    return { ...read, width, height, source: 'file' }
  }

  return async function readPage(
    page: PdfPage,
    pixels: Pixels,
    onBusy: () => void,
  ): Promise<PdfPageRead> {
    const picture = await toGrey(sharp(pixels.data, { raw: pixels.info }))
    const toPicture = scaled(picture.width / page.width)
    const fields = page.fields().map((field) => ({ ...field, box: toPicture(field.box) }))
    const seeing = { page, picture, fields, onBusy }
    const written = page.lines()
    const lines = written && visibleLines(written, picture, page.width)
    const usable = isTrusted === false || !lines || !isWellFormed(lines) ? undefined : lines
    if (!usable) return recognised(seeing, lines)
    const words = wordsOf(usable)
    if (words.length < ENOUGH_WORDS) {
      return isTrusted && !page.hasImage ? fromFile(seeing, usable) : recognised(seeing, usable)
    }
    if (isTrusted === undefined) {
      const seen = await recognised(seeing, usable)
      // Entries of a form are the same in both.
      isTrusted = agrees(words, wordsOf(linesOf(withoutFields(seen, fields))))
      if (!isTrusted) return seen
    }
    return fromFile(seeing, usable)
  }
}

/** All lines of a page. A cell counts as a line. */
function linesOf({ lines, tables }: ReadPage): Line[] {
  const cells = tables.flatMap(({ rows, cells: boxes }) =>
    rows.flatMap((row, y) => row.map((words, x) => ({ words, box: boxes[y]![x]! }))),
  )
  return [...lines, ...cells]
}
