import { Unzlib } from 'fflate'

/** The objects of a PDF file, for the first page of a paper. It has no code for rare forms of files. */

export class PdfName {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
export class PdfReference {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}
/** An operator of a content stream, or a keyword of the file. */
export class PdfWord {
  readonly word: string
  constructor(word: string) {
    this.word = word
  }
}
export type PdfDictionary = Map<string, PdfValue>
/** A string is in bytes, one character each. */
export type PdfValue =
  | number
  | string
  | null
  | PdfName
  | PdfReference
  | PdfWord
  | PdfDictionary
  | PdfValue[]

/** Of all streams together. A small file can unpack to gigabytes. */
const MAX_UNPACKED = 40e6
const PACKED_CHUNK = 16_384
class TooLarge extends Error {}
const BLANK = /[\0\t\n\f\r ]/
const DELIMITER = /[\0\t\n\f\r ()<>[\]{}/%]/
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Reads values one after the other. The end of the text, of an array or of a dictionary is undefined. */
export class PdfReader {
  at: number
  readonly text: string

  constructor(text: string, at = 0) {
    this.text = text
    this.at = at
  }

  next(): PdfValue | undefined {
    this.skipBlanks()
    const { text, at } = this
    const sign = text[at]
    if (sign === undefined) return undefined
    if (sign === '/') return this.name()
    if (sign === '(') return this.literal()
    if (sign === '[') return this.list()
    if (text.startsWith('<<', at)) return this.dictionary()
    if (sign === '<') return this.hex()
    if (sign === ']' || sign === '>') {
      this.at += text.startsWith('>>', at) ? 2 : 1
      return undefined
    }
    return this.numberOrWord()
  }

  private skipBlanks(): void {
    const { text } = this
    for (;;) {
      const sign = text[this.at]
      if (sign === '%') {
        while (this.at < text.length && !/[\r\n]/.test(text[this.at]!)) this.at += 1
      } else if (sign !== undefined && BLANK.test(sign)) this.at += 1
      else return
    }
  }

  private regular(): string {
    const start = this.at
    while (this.at < this.text.length && !DELIMITER.test(this.text[this.at]!)) this.at += 1
    return this.text.slice(start, this.at)
  }

  private name(): PdfName {
    this.at += 1
    const written = this.regular()
    return new PdfName(
      written.replace(/#([\da-f]{2})/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    )
  }

  private numberOrWord(): PdfValue {
    const word = this.regular()
    if (word === '') {
      this.at += 1
      return new PdfWord('')
    }
    if (!/^[+-]*(?:\d+\.?\d*|\.\d+)/.test(word)) return word === 'null' ? null : new PdfWord(word)
    const reference = /^\s+\d+\s+R(?![^\s()<>[\]{}/%])/.exec(this.text.slice(this.at, this.at + 20))
    if (reference && /^\d+$/.test(word)) {
      this.at += reference[0].length
      return new PdfReference(Number(word))
    }
    return Number.parseFloat(word.replace(/^[+-]*-/, '-').replace(/^\+/, ''))
  }

  private literal(): string {
    let written = ''
    let depth = 0
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const sign = this.text[this.at]!
      if (sign === '\\') {
        const code = /^[0-7]{1,3}/.exec(this.text.slice(this.at + 1, this.at + 4))?.[0]
        if (code !== undefined) {
          written += String.fromCharCode(Number.parseInt(code, 8) & 255)
          this.at += code.length
          continue
        }
        this.at += 1
        const escaped = this.text[this.at] ?? ''
        if (escaped === '\r' && this.text[this.at + 1] === '\n') this.at += 1
        if (escaped !== '\r' && escaped !== '\n') written += ESCAPES[escaped] ?? escaped
        continue
      }
      if (sign === '(') depth += 1
      if (sign === ')') {
        depth -= 1
        if (depth < 0) break
      }
      written += sign
    }
    this.at += 1
    return written
  }

  private hex(): string {
    const end = this.text.indexOf('>', this.at)
    const digits = this.text
      .slice(this.at + 1, end === -1 ? undefined : end)
      .replace(/[^\da-f]/gi, '')
    this.at = end === -1 ? this.text.length : end + 1
    return (digits.length % 2 ? `${digits}0` : digits).replace(/../g, (code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }

  private list(): PdfValue[] {
    this.at += 1
    const values: PdfValue[] = []
    for (let value = this.next(); value !== undefined; value = this.next()) values.push(value)
    return values
  }

  private dictionary(): PdfDictionary {
    this.at += 2
    const values: PdfDictionary = new Map()
    for (let key = this.next(); key !== undefined; key = this.next()) {
      const value = this.next()
      if (value === undefined) break
      if (key instanceof PdfName) values.set(key.name, value)
    }
    return values
  }
}

export type PdfFile = ReturnType<typeof openPdfFile>

/** It and its functions throw if the file is encrypted, or unpacks to too many bytes. */
export function openPdfFile(bytes: Uint8Array) {
  const text = latin1(bytes)
  let unpackedBytes = 0
  if (/\/Encrypt\s/.test(text)) throw new Error('The file is encrypted.')
  /** Where each object begins. The last one of a number is the valid one. */
  const places = new Map<number, { text: string; at: number }>()
  for (const { 0: head, 1: number, index } of text.matchAll(
    /(?<!\d)(\d{1,9})\s+\d+\s+obj(?![a-z])/g,
  ))
    places.set(Number(number), { text, at: index + head.length })
  for (const { at } of Array.from(places.values())) {
    if (!text.slice(at, at + 300).includes('/ObjStm')) continue
    const packed = streamAt(at)
    if (!packed) continue
    const { values, content } = packed
    const [first, count] = [values.get('First'), values.get('N')]
    if (typeof first !== 'number' || typeof count !== 'number') continue
    const reader = new PdfReader(content)
    for (let index = 0; index < count; index += 1) {
      const [number, offset] = [reader.next(), reader.next()]
      if (typeof number !== 'number' || typeof offset !== 'number') break
      if (!places.has(number)) places.set(number, { text: content, at: first + offset })
    }
  }

  function resolve(value: PdfValue | undefined): PdfValue | undefined {
    let found = value
    for (let depth = 0; found instanceof PdfReference && depth < 20; depth += 1) {
      const place = places.get(found.number)
      found = place && new PdfReader(place.text, place.at).next()
    }
    return found
  }

  function dictionary(value: PdfValue | undefined): PdfDictionary | undefined {
    const found = resolve(value)
    return found instanceof Map ? found : undefined
  }

  function list(value: PdfValue | undefined): PdfValue[] {
    const found = resolve(value)
    return Array.isArray(found) ? found : found === undefined || found === null ? [] : [found]
  }

  function streamAt(at: number): { values: PdfDictionary; content: string } | undefined {
    const reader = new PdfReader(text, at)
    const values = reader.next()
    const keyword = /^\s*stream(?:\r\n|\n|\r)/.exec(text.slice(reader.at, reader.at + 40))
    if (!(values instanceof Map) || !keyword) return undefined
    const start = reader.at + keyword[0].length
    const length = resolve(values.get('Length'))
    const isExact =
      typeof length === 'number' &&
      /^\s*endstream/.test(text.slice(start + length, start + length + 20))
    const end = isExact ? start + length : text.indexOf('endstream', start)
    const filters = list(values.get('Filter'))
    const isPlain = filters.length === 0
    const isFlate =
      filters.length === 1 &&
      filters[0] instanceof PdfName &&
      /^(?:FlateDecode|Fl)$/.test(filters[0].name)
    const predictor = resolve(dictionary(values.get('DecodeParms'))?.get('Predictor'))
    if (end === -1 || !(isPlain || isFlate) || (predictor !== undefined && predictor !== 1))
      return undefined
    const packed = bytes.subarray(start, end)
    const parts: string[] = []
    const add = (part: Uint8Array) => {
      unpackedBytes += part.length
      if (unpackedBytes > MAX_UNPACKED) throw new TooLarge('The file unpacks to too many bytes.')
      parts.push(latin1(part))
    }
    try {
      if (isPlain) add(packed)
      else unpack(packed, add)
    } catch (error) {
      if (error instanceof TooLarge) throw error
      return undefined
    }
    return { values, content: parts.join('') }
  }

  return {
    resolve,
    dictionary,
    list,
    /** The unpacked content of a stream; undefined if it is damaged or packed in a rare way. */
    stream(value: PdfValue | undefined): string | undefined {
      const place = value instanceof PdfReference ? places.get(value.number) : undefined
      return place && streamAt(place.at)?.content
    },
    /** The first page, with what it inherits. */
    firstPage(): PdfDictionary | undefined {
      const roots = [...text.matchAll(/\/Root\s+(\d+)\s+\d+\s+R/g)]
      const root = roots.map(([, number]) => dictionary(new PdfReference(Number(number))))
      const catalog = root.reverse().find((one) => one?.has('Pages'))
      let node = dictionary(catalog?.get('Pages'))
      const inherited: PdfDictionary = new Map()
      for (let depth = 0; node && depth < 50; depth += 1) {
        for (const key of ['Resources', 'MediaBox']) {
          const value = node.get(key)
          if (value !== undefined) inherited.set(key, value)
        }
        const kids = list(node.get('Kids'))
        if (kids.length === 0) return new Map([...node, ...inherited])
        node = dictionary(kids[0])
      }
      return undefined
    },
  }
}

/** In chunks, so that `add` can stop it. */
function unpack(packed: Uint8Array, add: (part: Uint8Array) => void): void {
  const stream = new Unzlib(add)
  for (let at = 0; at < packed.length; at += PACKED_CHUNK)
    stream.push(packed.subarray(at, at + PACKED_CHUNK), at + PACKED_CHUNK >= packed.length)
}

function latin1(bytes: Uint8Array): string {
  const PART = 8192
  let text = ''
  for (let at = 0; at < bytes.length; at += PART)
    text += String.fromCharCode(...bytes.subarray(at, at + PART))
  return text
}
