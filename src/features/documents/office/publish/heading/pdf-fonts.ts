import { isBijoyFont } from '../../../../../words/bijoy.ts'
import {
  type PdfDictionary,
  type PdfFile,
  PdfName,
  PdfReader,
  type PdfValue,
  PdfWord,
} from './pdf-objects.ts'

/** In place of a glyph whose letters the file does not say. */
export const UNKNOWN = '\uFFFD'

export interface PdfFont {
  /** The letters and the widths (in thousandths of the size) of the codes in a string. */
  read: (codes: string) => { text: string; width: number }
}

/** Windows-1252 differs from Latin-1 here. */
const WINDOWS = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ'

/** A code has two bytes in most fonts, and four at most. A font names each code about once. */
const MAX_CODES = 500_000
const LARGEST_CODE = 0xffff_ffff

/**
 * Counts the codes of all ranges of a font, because a small file can repeat a long range thousands
 * of times. The returned function throws if they are too many.
 */
function codeCounter(): (from: number, to: number) => void {
  let count = 0
  return (from, to) => {
    count += Math.max(0, to - from)
    if (count > MAX_CODES || !(to <= LARGEST_CODE))
      throw new Error('The font names too many codes.')
  }
}

/** The letters of the codes that a stream `ToUnicode` names. */
function readMapping(content: string): { bytes: number; texts: Map<number, string> } {
  const texts = new Map<number, string>()
  let bytes = 1
  const reader = new PdfReader(content)
  const count = codeCounter()
  let operands: PdfValue[] = []
  for (let value = reader.next(); value !== undefined; value = reader.next()) {
    if (!(value instanceof PdfWord)) {
      operands.push(value)
      continue
    }
    const { word } = value
    const [first] = operands
    if (word === 'endcodespacerange' && typeof first === 'string') bytes = first.length || 1
    if (word === 'endbfchar') {
      for (let index = 0; index + 1 < operands.length; index += 2) {
        const [code, letters] = [operands[index], operands[index + 1]]
        if (typeof code === 'string' && typeof letters === 'string')
          texts.set(codeOf(code), utf16(letters))
      }
    }
    if (word === 'endbfrange') {
      for (let index = 0; index + 2 < operands.length; index += 3) {
        const [from, to, letters] = operands.slice(index, index + 3)
        if (typeof from !== 'string' || typeof to !== 'string') continue
        count(codeOf(from), codeOf(to))
        addRange(texts, [codeOf(from), codeOf(to)], letters!)
      }
    }
    operands = []
  }
  return { bytes, texts }
}

function addRange(
  texts: Map<number, string>,
  [from, to]: [number, number],
  letters: PdfValue,
): void {
  for (let code = from; code <= to; code += 1) {
    if (Array.isArray(letters)) {
      const one = letters[code - from]
      if (typeof one === 'string') texts.set(code, utf16(one))
    } else if (typeof letters === 'string') {
      const first = utf16(letters)
      const last = first.charCodeAt(first.length - 1) + code - from
      texts.set(code, first.slice(0, -1) + String.fromCharCode(last))
    }
  }
}

function codeOf(bytes: string): number {
  return Array.from(bytes).reduce((code, byte) => code * 256 + byte.charCodeAt(0), 0)
}

/** UTF-16 in bytes, the higher one first. */
export function utf16(bytes: string): string {
  const marked = bytes.startsWith('\u00FE\u00FF') ? bytes.slice(2) : bytes
  return marked.replace(/([^])([^])/g, (_, high: string, low: string) =>
    String.fromCharCode(high.charCodeAt(0) * 256 + low.charCodeAt(0)),
  )
}

function windowsLetter(code: number): string {
  if (code >= 0x80 && code < 0xa0) return WINDOWS[code - 0x80] ?? UNKNOWN
  return code < 0x20 ? UNKNOWN : String.fromCharCode(code)
}

/** A font of the page. Letters that are certain neither from the file nor from a standard are unknown. */
export function readFont(file: PdfFile, font: PdfDictionary): PdfFont {
  const nameOf = (value: PdfValue | undefined) => {
    const found = file.resolve(value)
    return found instanceof PdfName ? found.name : ''
  }
  const descendant = file.dictionary(file.list(font.get('DescendantFonts'))[0])
  const mapped = file.stream(font.get('ToUnicode'))
  const mapping = mapped === undefined ? undefined : readMapping(mapped)
  const isBijoy = isBijoyFont(nameOf(font.get('BaseFont')))
  const encoding = file.resolve(font.get('Encoding'))
  // Other encodings, and fonts of signs, have other letters at these codes.
  const isWindows =
    (encoding instanceof PdfName && encoding.name === 'WinAnsiEncoding') ||
    (encoding === undefined && /Helvetica|Times|Arial|Courier/.test(nameOf(font.get('BaseFont'))))
  const letters = (code: number): string => {
    if (isBijoy) return UNKNOWN
    const known = mapping?.texts.get(code)
    if (known !== undefined) return known.replaceAll('\0', '') || UNKNOWN
    return !descendant && !mapping && isWindows ? windowsLetter(code) : UNKNOWN
  }
  const bytes = descendant ? (mapping?.bytes ?? 2) : 1
  const widthOf = descendant ? widthsOfCodes(file, descendant) : widthsFrom(file, font)
  return {
    read(codes) {
      let text = ''
      let width = 0
      for (let at = 0; at < codes.length; at += bytes) {
        const code = codeOf(codes.slice(at, at + bytes))
        text += letters(code)
        width += widthOf(code)
      }
      return { text, width }
    },
  }
}

const USUAL_WIDTH = 500

function widthsFrom(file: PdfFile, font: PdfDictionary): (code: number) => number {
  const first = file.resolve(font.get('FirstChar'))
  const widths = file.list(font.get('Widths'))
  return (code) => {
    const width = file.resolve(widths[code - (typeof first === 'number' ? first : 0)])
    return typeof width === 'number' ? width : USUAL_WIDTH
  }
}

/** `/W [ 3 [250 333] 10 20 600 ]` */
function widthsOfCodes(file: PdfFile, font: PdfDictionary): (code: number) => number {
  const widths = new Map<number, number>()
  const list = file.list(font.get('W'))
  const count = codeCounter()
  for (let index = 0; index < list.length;) {
    const [from, next, last] = [0, 1, 2].map((offset) => file.resolve(list[index + offset]))
    if (typeof from !== 'number') break
    if (Array.isArray(next)) {
      next.forEach((width, offset) => typeof width === 'number' && widths.set(from + offset, width))
      index += 2
    } else if (typeof next === 'number' && typeof last === 'number') {
      count(from, next)
      for (let code = from; code <= next; code += 1) widths.set(code, last)
      index += 3
    } else break
  }
  const usual = file.resolve(font.get('DW'))
  return (code) => widths.get(code) ?? (typeof usual === 'number' ? usual : 1000)
}
