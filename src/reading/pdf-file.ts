import { PDFiumModule } from '@hyzyla/pdfium'
import type { HiddenPart } from '../files/hidden-part.ts'
import type { Pixels } from '../files/pictures/work.ts'
import { isBijoyFont } from '@pathshala/bengali/bijoy'
import type { Run } from '@pathshala/bengali/convert-bijoy'
import { joinBijoyRuns } from '@pathshala/bengali/convert-bijoy'
import { signOf, withSigns } from '../words/signs.ts'
import { around, type Box, type Line } from './lines.ts'
import { findConcealed, type ObjectFunctions, type PageToCompare } from './pdf-concealed.ts'
import {
  type Field,
  fieldsOf,
  filesIn,
  type FormFunctions,
  notesOf,
  openForm,
} from './pdf-fields.ts'
import { Unreadable } from './reading.ts'

/** Functions of PDFium that the package has but does not declare. */
interface TextFunctions extends FormFunctions, ObjectFunctions {
  _FPDF_GetPageBoundingBox(page: number, rectangle: number): number
  _FPDFPage_GetRotation(page: number): number
  _FPDF_GetMetaText(document: number, tag: number, buffer: number, bytes: number): number
  _FPDFText_GetUnicode(textPage: number, index: number): number
  _FPDFText_GetFontInfo(
    textPage: number,
    index: number,
    buffer: number,
    bytes: number,
    flags: number,
  ): number
  _FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number
}
type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & TextFunctions

/** Error codes of `FPDF_GetLastError`. */
const PASSWORD = 4
const SECURITY = 5
/** The bitmap format, and its bytes per pixel. In a grey bitmap, PDFium does not draw thin text. */
const BGRA = 4
const CHANNELS = 4
const FLAGS = { annotations: 0x01, redFirst: 0x10 }
const WHITE = 0xffffffff
const IMAGE = 3
const MAX_FONT_NAME = 256
const TAB = 0x09
const SPACE = 0x20
/** Line feed, vertical tab, form feed. */
const LINE_ENDS = new Set([0x0a, 0x0b, 0x0c])
const LAST_CODE = 0x10ffff
const BROKEN = '\uFFFD'
const BOX_BYTES = 32
const SCRATCH_BYTES = 600
const MAX_META = 2000
const RECTANGLE_BYTES = 16

export interface PdfPage {
  /** Points (1/72 inch). */
  width: number
  height: number
  hasImage: boolean
  render(width: number, height: number): Pixels
  /** The lines of the page's text layer; undefined if the page is rotated. */
  lines(): Line[] | undefined
  /** The entries of its form, and texts written on it; none if the page is rotated. */
  fields(): Field[]
  /** Words that the page has and does not show, its notes, files and the names of layers that are off. */
  concealed(): HiddenPart[]
}

interface PdfFile {
  pageCount: number
  /** The names of the files inside. */
  files(): string[]
  /** An entry of the file's description, such as its author. */
  described(tag: 'Author' | 'Title'): string
  usePage<T>(index: number, use: (page: PdfPage) => Promise<T>): Promise<T>
}

/** @throws Unreadable if the file is encrypted or broken */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  const pdfium = (await PDFiumModule({})) as Pdfium
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 })
  const memory = allocate(pdfium, bytes.length)
  pdfium.HEAPU8.set(bytes, memory)
  const document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0)
  if (!document) throw refusalOf(pdfium._FPDF_GetLastError())
  const pageCount = pdfium._FPDF_GetPageCount(document)
  if (pageCount < 1) throw new Unreadable('reading-damaged', 'The file has no pages.')
  const form = openForm(pdfium, document)
  return {
    pageCount,
    files: () => filesIn(pdfium, document),
    described: (tag) => metaText(pdfium, document, tag),
    async usePage(index, use) {
      const page = pdfium._FPDF_LoadPage(document, index)
      if (!page) throw new Unreadable('reading-damaged', `Page ${index} cannot be loaded.`)
      if (form) pdfium._FORM_OnAfterLoadPage(page, form)
      try {
        return await use(pageOf(pdfium, page, form))
      } finally {
        if (form) pdfium._FORM_OnBeforeClosePage(page, form)
        pdfium._FPDF_ClosePage(page)
      }
    },
  }
}

function refusalOf(code: number): Unreadable {
  const isEncrypted = code === PASSWORD || code === SECURITY
  return new Unreadable(
    isEncrypted ? 'reading-encrypted' : 'reading-damaged',
    `PDFium's error ${code}.`,
  )
}

/** @throws Unreadable if the limit on memory is reached */
function allocate(pdfium: Pdfium, bytes: number): number {
  const pointer = pdfium.wasmExports.malloc(bytes)
  if (!pointer) throw new Unreadable('reading-too-large', `No ${bytes} bytes of memory.`)
  return pointer
}

function pageOf(pdfium: Pdfium, page: number, form: number | undefined): PdfPage {
  const objects = Array.from({ length: pdfium._FPDFPage_CountObjects(page) }, (_, index) =>
    pdfium._FPDFPageObj_GetType(pdfium._FPDFPage_GetObject(page, index)),
  )
  const [width, height] = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)]
  const draw = (wide: number, high: number) => render(pdfium, page, form, wide, high)
  const isUpright = pdfium._FPDFPage_GetRotation(page) === 0
  const { left, bottom } = originOf(pdfium, page)
  const toBox: ToBox = (rectangle) => ({
    left: rectangle.left - left,
    right: rectangle.right - left,
    top: height + bottom - rectangle.top,
    bottom: height + bottom - rectangle.bottom,
  })
  return {
    width,
    height,
    hasImage: objects.includes(IMAGE),
    render: draw,
    lines: () => (isUpright ? linesOf(pdfium, page, toBox) : undefined),
    fields: () => (isUpright ? fieldsOf(pdfium, page, form, toBox) : []),
    concealed() {
      const { notes, files } = notesOf(pdfium, page)
      return [
        ...concealedIn(pdfium, page, { width, height, render: draw }),
        ...notes.map((name): HiddenPart => ({ kind: 'comment', name })),
        ...files.map((name): HiddenPart => ({ kind: 'insertedFile', name })),
      ]
    },
  }
}

/** From a rectangle in the page's coordinates, in which `y` grows upwards. */
type ToBox = (rectangle: Box) => Box

/** The corner of the visible part of a page, which need not be zero. */
function originOf(pdfium: Pdfium, page: number): { left: number; bottom: number } {
  const rectangle = allocate(pdfium, RECTANGLE_BYTES)
  try {
    if (!pdfium._FPDF_GetPageBoundingBox(page, rectangle)) return { left: 0, bottom: 0 }
    const memory = new DataView(pdfium.HEAPU8.buffer)
    return {
      left: memory.getFloat32(rectangle, true),
      bottom: memory.getFloat32(rectangle + 12, true),
    }
  } finally {
    pdfium.wasmExports.free(rectangle)
  }
}

function render(
  pdfium: Pdfium,
  page: number,
  form: number | undefined,
  width: number,
  height: number,
): Pixels {
  const bytes = width * height * CHANNELS
  const memory = allocate(pdfium, bytes)
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, BGRA, memory, width * CHANNELS)
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    const flags = FLAGS.annotations | FLAGS.redFirst
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags)
    // Its widgets are not among the annotations.
    if (form) pdfium._FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, FLAGS.redFirst)
    const data = pdfium.HEAPU8.slice(memory, memory + bytes)
    return { data, info: { width, height, channels: CHANNELS } }
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
    pdfium.wasmExports.free(memory)
  }
}

function metaText(pdfium: Pdfium, document: number, tag: string): string {
  const buffer = allocate(pdfium, MAX_META + tag.length + 1)
  try {
    pdfium.HEAPU8.set(Buffer.from(`${tag}\0`), buffer + MAX_META)
    const bytes = pdfium._FPDF_GetMetaText(document, buffer + MAX_META, buffer, MAX_META)
    if (bytes < 2 || bytes > MAX_META) return ''
    return Buffer.from(pdfium.HEAPU8.slice(buffer, buffer + bytes - 2)).toString('utf16le')
  } finally {
    pdfium.wasmExports.free(buffer)
  }
}

interface Character extends Run {
  box: Box
}

function linesOf(pdfium: Pdfium, page: number, toBox: ToBox): Line[] {
  return withText(pdfium, page, ({ lines }) => lines((rectangle) => toBox(rectangle)))
}

/** Without a box, a character is left out. */
type BoxOrNone = (rectangle: Box, index: number) => Box | undefined

interface TextPage {
  textPage: number
  lines: (boxOrNone: BoxOrNone) => Line[]
}

function withText<T>(pdfium: Pdfium, page: number, use: (text: TextPage) => T): T {
  const textPage = pdfium._FPDFText_LoadPage(page)
  const scratch = allocate(pdfium, BOX_BYTES + MAX_FONT_NAME)
  const lines = (boxOrNone: BoxOrNone) => {
    const found: Character[][] = [[]]
    const count = pdfium._FPDFText_CountChars(textPage)
    for (let index = 0; index < count; index += 1) {
      const code = pdfium._FPDFText_GetUnicode(textPage, index)
      if (LINE_ENDS.has(code)) found.push([])
      // PDFium has other control characters of its own, such as that of a hyphen at a line's end.
      const isText = code >= SPACE || code === TAB
      const box = isText && boxOrNone(boxOf(pdfium, textPage, index, scratch), index)
      if (!box) continue
      const font = fontOf(pdfium, textPage, index, scratch + BOX_BYTES)
      const sign = signOf(font, code)
      found.at(-1)!.push({ text: sign ?? characterOf(code), isBijoy: isBijoyFont(font), box })
    }
    return found.flatMap(lineOf)
  }
  try {
    return use({ textPage, lines })
  } finally {
    pdfium.wasmExports.free(scratch)
    pdfium._FPDFText_ClosePage(textPage)
  }
}

function concealedIn(
  pdfium: Pdfium,
  page: number,
  size: Omit<PageToCompare, 'page' | 'textPage'>,
): HiddenPart[] {
  return withText(pdfium, page, ({ textPage, lines }) => {
    const scratch = allocate(pdfium, SCRATCH_BYTES)
    try {
      const at = findConcealed(pdfium, { page, textPage, ...size }, scratch)
      if (!at) return []
      const layers = new Set<string>()
      const covered = lines((box, index) => {
        const concealed = at(index, box)
        const isSpace = pdfium._FPDFText_GetUnicode(textPage, index) <= SPACE
        if (concealed?.layer !== undefined && !isSpace) layers.add(concealed.layer)
        return concealed?.kind === 'coveredText' ? box : undefined
      })
      return [
        ...covered.map(({ words }): HiddenPart => ({
          kind: 'coveredText',
          name: words.map(({ text }) => text).join(' '),
        })),
        ...[...layers].map((name): HiddenPart => ({ kind: 'layer', name })),
      ]
    } finally {
      pdfium.wasmExports.free(scratch)
    }
  })
}

/** The character of one of PDFium's codes. Damaged fonts have codes that no character has. */
export function characterOf(code: number): string {
  return code > LAST_CODE ? BROKEN : String.fromCodePoint(code)
}

function fontOf(pdfium: Pdfium, textPage: number, index: number, buffer: number): string {
  const length = pdfium._FPDFText_GetFontInfo(textPage, index, buffer, MAX_FONT_NAME, 0)
  if (length < 1 || length > MAX_FONT_NAME) return ''
  return Buffer.from(pdfium.HEAPU8.slice(buffer, buffer + length - 1)).toString()
}

function boxOf(pdfium: Pdfium, textPage: number, index: number, buffer: number): Box {
  const at = [0, 8, 16, 24].map((offset) => buffer + offset) as [number, number, number, number]
  pdfium._FPDFText_GetCharBox(textPage, index, ...at)
  const memory = new DataView(pdfium.HEAPU8.buffer)
  const [left, right, bottom, top] = at.map((pointer) =>
    memory.getFloat64(pointer, true),
  ) as typeof at
  return { left, right, top, bottom }
}

function lineOf(characters: Character[]): Line[] {
  const words: Character[][] = [[]]
  for (const character of characters) {
    if (character.text.trim()) words.at(-1)!.push(character)
    else words.push([])
  }
  const visible = words.filter((word) => word.length > 0)
  if (visible.length === 0) return []
  const read = visible.map((word) => ({
    text: withSigns(joinBijoyRuns(word)).replace(/\s+/g, ' ').trim(),
    box: around(word.map(({ box }) => box)),
  }))
  return [{ words: read, box: around(read.map(({ box }) => box)) }]
}
