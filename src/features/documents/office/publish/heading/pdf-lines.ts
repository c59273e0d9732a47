import { type PdfFont, readFont, utf16 } from './pdf-fonts.ts'
import {
  openPdfFile,
  type PdfDictionary,
  type PdfFile,
  PdfName,
  PdfReader,
  type PdfValue,
  PdfWord,
} from './pdf-objects.ts'

/** A line of a page. Sizes and places are in points, from the lower left corner. */
export interface PrintedLine {
  text: string
  size: number
  left: number
  right: number
  y: number
}

type Matrix = [number, number, number, number, number, number]

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
/** Shares of the font's size. A smaller step is no blank, and a smaller difference is the same line. */
const BLANK_STEP = 0.18
const SAME_LINE = 0.4
const FARTHEST_STEP = 0.6

interface Piece {
  text: string
  size: number
  left: number
  right: number
  y: number
}

/**
 * The lines of the first page in their text layer, from the top.
 * @throws if the file is damaged or encrypted
 */
export function linesOfFirstPage(bytes: Uint8Array): PrintedLine[] {
  const file = openPdfFile(bytes)
  const page = file.firstPage()
  if (!page) return []
  const contents = page.get('Contents')
  const resolved = file.resolve(contents)
  const streams = Array.isArray(resolved) ? resolved : [contents]
  const content = streams.map((one) => file.stream(one) ?? '').join('\n')
  const fonts = fontsOf(file, file.dictionary(page.get('Resources')))
  return inLines(readPieces(content, fonts))
}

function fontsOf(file: PdfFile, resources: PdfDictionary | undefined): Map<string, PdfFont> {
  const fonts = new Map<string, PdfFont>()
  for (const [name, value] of file.dictionary(resources?.get('Font')) ?? []) {
    const font = file.dictionary(value)
    if (font) fonts.set(name, readFont(file, font))
  }
  return fonts
}

/** The texts that the page paints, each with its place. */
function readPieces(content: string, fonts: Map<string, PdfFont>): Piece[] {
  const pieces: Piece[] = []
  const stack: Matrix[] = []
  let page = IDENTITY
  let [line, text] = [IDENTITY, IDENTITY]
  let [size, leading, stretch, letterStep, wordStep] = [0, 0, 1, 0, 0]
  let font: PdfFont | undefined
  /** The recognition of a scan, which can be in the wrong language. */
  let isInvisible = false
  /**
   * The open marks. `text` has the letters of what is painted between the beginning and the end of a
   * mark. A mark without letters has those of the mark around it.
   */
  const marks: ({ text: string; piece?: Piece } | undefined)[] = []

  const move = (x: number, y: number) => {
    line = multiply([1, 0, 0, 1, x, y], line)
    text = line
  }
  const paint = (codes: string) => {
    if (!font) return
    const read = font.read(codes)
    const blanks = read.text.split(' ').length - 1
    const width =
      ((read.width / 1000) * size + codes.length * letterStep + blanks * wordStep) * stretch
    const start = multiply(text, page)
    const scale = Math.hypot(start[2], start[3])
    text = multiply([1, 0, 0, 1, width, 0], text)
    const end = multiply(text, page)
    const mark = marks.at(-1)
    if (mark?.piece) {
      // A sign below its letter ends before the letter does.
      mark.piece.right = Math.max(mark.piece.right, end[4])
      return
    }
    // Text that is turned is a stamp or a watermark.
    if (isInvisible || Math.abs(start[1]) > Math.abs(start[0]) * 0.1) return
    const piece = {
      text: mark ? mark.text : read.text,
      size: size * scale,
      left: start[4],
      right: end[4],
      y: start[5],
    }
    const joined = joinedTo(pieces.at(-1), piece)
    if (joined) pieces[pieces.length - 1] = joined
    else pieces.push(piece)
    if (mark) mark.piece = pieces.at(-1)!
  }
  const paintAll = (values: PdfValue[]) => {
    for (const value of values) {
      if (typeof value === 'string') paint(value)
      if (typeof value === 'number')
        text = multiply([1, 0, 0, 1, (-value / 1000) * size * stretch, 0], text)
    }
  }

  const reader = new PdfReader(content)
  let operands: PdfValue[] = []
  while (reader.at < content.length) {
    const value = reader.next()
    if (value === undefined) continue
    if (!(value instanceof PdfWord)) {
      operands.push(value)
      continue
    }
    const numbers = operands.map((one) => (typeof one === 'number' ? one : 0))
    const [a = 0, b = 0] = numbers
    const [first, second] = operands
    switch (value.word) {
      case 'q':
        stack.push(page)
        break
      case 'Q':
        page = stack.pop() ?? IDENTITY
        break
      case 'cm':
        if (numbers.length === 6) page = multiply(numbers as Matrix, page)
        break
      case 'BT':
        line = text = IDENTITY
        break
      case 'Tf':
        font = first instanceof PdfName ? fonts.get(first.name) : undefined
        size = b
        break
      case 'Tr':
        isInvisible = a === 3 || a === 7
        break
      case 'Tc':
        letterStep = a
        break
      case 'Tw':
        wordStep = a
        break
      case 'Tz':
        stretch = a / 100
        break
      case 'TL':
        leading = a
        break
      case 'Td':
        move(a, b)
        break
      case 'TD':
        leading = -b
        move(a, b)
        break
      case 'Tm':
        if (numbers.length === 6) line = text = numbers as Matrix
        break
      case 'T*':
        move(0, -leading)
        break
      case 'Tj':
        paintAll(operands)
        break
      case 'TJ':
        if (Array.isArray(first)) paintAll(first)
        break
      case "'":
        move(0, -leading)
        paintAll(operands)
        break
      case '"':
        move(0, -leading)
        paintAll(operands.slice(2))
        break
      case 'BDC': {
        const said = second instanceof Map ? second.get('ActualText') : undefined
        marks.push(typeof said === 'string' ? { text: textOf(said) } : marks.at(-1))
        break
      }
      case 'BMC':
        marks.push(marks.at(-1))
        break
      case 'EMC':
        marks.pop()
        break
      case 'ID':
        // A picture in the content: its bytes are no operators.
        reader.at = Math.max(reader.at, content.indexOf('EI', reader.at))
        break
    }
    operands = []
  }
  return pieces
}

/** Both pieces as one, if the second one follows the first. A sign can begin a little before the end. */
function joinedTo(before: Piece | undefined, piece: Piece): Piece | undefined {
  if (!before || Math.abs(before.y - piece.y) > SAME_LINE * piece.size) return undefined
  const step = (piece.left - before.right) / piece.size
  if (before.size !== piece.size || step < -FARTHEST_STEP || step > FARTHEST_STEP) return undefined
  const blank = step > BLANK_STEP ? ' ' : ''
  return {
    ...before,
    text: before.text + blank + piece.text,
    right: Math.max(before.right, piece.right),
  }
}

/** A text of the file's own words, in UTF-16 or in Latin letters. */
function textOf(bytes: string): string {
  return bytes.startsWith('\u00FE\u00FF') ? utf16(bytes) : bytes
}

function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[1] * b[2],
    a[0] * b[1] + a[1] * b[3],
    a[2] * b[0] + a[3] * b[2],
    a[2] * b[1] + a[3] * b[3],
    a[4] * b[0] + a[5] * b[2] + b[4],
    a[4] * b[1] + a[5] * b[3] + b[5],
  ]
}

function inLines(pieces: Piece[]): PrintedLine[] {
  const rows: Piece[][] = []
  for (const piece of pieces.filter(({ text }) => text !== '').sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1)
    if (row && row[0]!.y - piece.y < SAME_LINE * Math.max(piece.size, row[0]!.size)) row.push(piece)
    else rows.push([piece])
  }
  return rows
    .map((row) => {
      const sorted = [...row].sort((a, b) => a.left - b.left)
      let text = ''
      let right = sorted[0]!.left
      for (const piece of sorted) {
        const isApart = piece.left - right > BLANK_STEP * piece.size
        text += (isApart ? ' ' : '') + piece.text
        right = Math.max(right, piece.right)
      }
      return {
        text: text.normalize('NFC').replace(/\s+/g, ' ').trim(),
        size: Math.max(...sorted.map(({ size }) => size)),
        left: sorted[0]!.left,
        right,
        y: sorted[0]!.y,
      }
    })
    .filter(({ text }) => text !== '')
}
