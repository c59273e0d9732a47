import { unzipSync, zipSync } from 'fflate'
import { TooLarge } from '@pathshala/tables/budget'
import type { HiddenPart } from '../files/hidden-part.ts'
import { attributesOf, readXml } from '@pathshala/tables/workbook/xml'

/** The parts of an Office file that describe it, and the one that has the path of a workbook. */
const DESCRIPTIONS = /^(?:docProps\/(?:core|app)|xl\/workbook)\.xml$/i
const MAX_DESCRIPTION = 1e6
/** The pictures of a file are stored as they are. */
const MAX_UNPACKED = 300e6
const PERSONAL = ['creator', 'lastModifiedBy', 'Company', 'Manager']
/** Names that every computer or program gives, by their words. */
const NO_PERSON =
  /^(?:(?:windows|microsoft office|office|ms|default|registered)? ?user|admin(?:istrator)?|owner|pc|hp|dell|lenovo|acer|asus|hewlett-packard(?: company)?|microsoft(?: corporation)?|un-?named|unknown|anonymous|unspecified|untitled|home|test|python-docx|openpyxl|xlsxwriter|apache poi|sheetjs|libreoffice|canon.*|epson.*|camscanner|intsig.*|adobe.*|pdf.*|wps.*|chromium|mozilla.*)$/i
/** The folder of a person: `C:\Users\…`, `/home/…`, `\\computer\…`. */
const PATH = /^(?:[a-z]:[\\/]|\\\\\w|\/(?:home|users)\/|file:\/\/)/i

/** The people, the computers and the folders that an Office file names in its description. */
export function authorsIn(bytes: Uint8Array): HiddenPart[] {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => DESCRIPTIONS.test(name) && originalSize < MAX_DESCRIPTION,
  })
  return Object.values(files).flatMap((file) => {
    const names: string[] = []
    let open = ''
    for (const token of readXml(new TextDecoder().decode(file))) {
      if (token.kind === 'open') open = token.name
      if (token.kind === 'close') open = ''
      if (token.kind === 'text' && PERSONAL.includes(open)) names.push(...token.text.split(';'))
      if (token.kind === 'text' && open === 'title') names.push(...pathOf(token.text))
      if (token.kind === 'open' && token.name === 'absPath') {
        names.push(...pathOf(attributesOf(token)['url'] ?? ''))
      }
    }
    return toParts(names)
  })
}

const inTags = (names: string[]) =>
  new RegExp(`(<((?:[\\w.-]+:)?(?:${names.join('|')}))(?:\\s[^>]*)?>)([^<]*)(</\\2>)`, 'g')
const NAMES = inTags(PERSONAL)
const TITLES = inTags(['title'])
const FOLDERS = /<(?:[\w.-]+:)?absPath\b[^>]*\/>/g

/** The same file without what `authorsIn` names. A signature would not fit it any more, so it fails. */
export function withoutAuthors(bytes: Uint8Array): Uint8Array {
  let size = 0
  const files = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize
      if (size > MAX_UNPACKED) throw new TooLarge(`More than ${MAX_UNPACKED} bytes.`)
      return true
    },
  })
  for (const [name, file] of Object.entries(files)) {
    if (name.startsWith('_xmlsignatures/')) throw new Error('The file is signed.')
    if (!DESCRIPTIONS.test(name) || file.length >= MAX_DESCRIPTION) continue
    const xml = new TextDecoder()
      .decode(file)
      .replace(NAMES, '$1$4')
      .replace(TITLES, (title: string, open: string, _name, text: string, close: string) =>
        pathOf(text).length > 0 ? open + close : title,
      )
      .replace(FOLDERS, '')
    files[name] = new TextEncoder().encode(xml)
  }
  return zipSync(files)
}

/** What PDFium says of a PDF. */
interface Described {
  described: (tag: 'Author' | 'Title') => string
}

/** A name or a title in the second description of a PDF, in XML, which is often not compressed. */
const IN_XMP = /<dc:(creator|title)>.{0,6000}?<\/dc:\1>/gs

/** The people and the folders that a PDF names in its descriptions. */
export function authorsInPdf({ described }: Described, bytes: Uint8Array): HiddenPart[] {
  const packets = bufferOf(bytes).toString('utf8').matchAll(IN_XMP)
  const inXmp = Array.from(packets, ([packet, name]) => {
    const text = Array.from(readXml(packet), (token) => token.text.trim()).join(' ')
    return name === 'creator' ? [text] : pathOf(text)
  })
  return toParts([described('Author'), ...inXmp.flat(), ...pathOf(described('Title'))])
}

/** The text of a PDF cannot move: its tables have the offsets of all objects. */
const SIGNED_OR_ENCRYPTED = /\/(?:ByteRange|Encrypt)\b/
/** A string in parentheses, with at most one pair in it, or in hexadecimal digits. */
const INNER = String.raw`[^()\\]|\\[\s\S]`
const PDF_STRING = String.raw`\((?:${INNER}|\((?:${INNER}){0,2000}\)){0,2000}\)|<[\da-fA-F\s]{0,8000}>`

/** Each version of a file has one. */
const MAX_REFERENCES = 50

/**
 * The same PDF with spaces in place of what `authorsInPdf` names, as many bytes as before. A name
 * that stands anywhere else, for example in a compressed object, stays.
 */
export function withoutAuthorsInPdf({ described }: Described, bytes: Uint8Array): Uint8Array {
  let text = bufferOf(bytes).toString('latin1')
  if (SIGNED_OR_ENCRYPTED.test(text)) return bytes
  for (const tag of ['Author', 'Title'] as const) {
    const value = described(tag)
    if (value === '' || (tag === 'Title' && pathOf(value).length === 0)) continue
    // Some programs write each string into an object of its own.
    const references = text.matchAll(new RegExp(`/${tag}\\s+(\\d{1,9} \\d{1,5}) R`, 'g'))
    const objects = Array.from(references, ([, object]) => `\\b${object} obj`).slice(
      0,
      MAX_REFERENCES,
    )
    text = text.replace(
      new RegExp(`((?:${[`/${tag}`, ...objects].join('|')})\\s*)(${PDF_STRING})`, 'g'),
      (entry: string, key: string, written: string) =>
        textOf(written) === value ? key + blank(written) : entry,
    )
  }
  text = text.replace(IN_XMP, (packet: string, name: string) =>
    name === 'creator' || pathOf(packet.replace(/<[^>]*>/g, '')).length > 0
      ? packet.replace(/>[^<]+/g, (words) => words.replace(/[^\s>]/g, ' '))
      : packet,
  )
  return Buffer.from(text, 'latin1')
}

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' }

/** The text of a string as it is written in a PDF. Each character of `written` is one byte. */
function textOf(written: string): string {
  const inside = written.slice(1, -1)
  const bytes = written.startsWith('<')
    ? Buffer.from(`${inside.replace(/\s/g, '')}0`, 'hex')
    : Buffer.from(
        inside
          .replace(/\r\n?/g, '\n')
          .replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
            /[0-7]/.test(code)
              ? String.fromCharCode(parseInt(code, 8) & 0xff)
              : (ESCAPED[code] ?? code),
          ),
        'latin1',
      )
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return new TextDecoder('utf-16be').decode(bytes.subarray(0, bytes.length & ~1))
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.toString('utf8', 3)
  // The other codes of a PDF are those of Latin-1 for letters.
  return bytes.toString('latin1')
}

/** A string of spaces with as many bytes. */
function blank(written: string): string {
  const length = written.length - 2
  return written.startsWith('<')
    ? `<${'20'.repeat(length).slice(0, length)}>`
    : `(${' '.repeat(length)})`
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

function pathOf(text: string): string[] {
  return PATH.test(text.trim()) ? [text] : []
}

function toParts(names: string[]): HiddenPart[] {
  return names
    .map((name) => name.trim())
    .filter((name) => name.length > 1 && !NO_PERSON.test(name.replace(/^\(|\)$/g, '')))
    .map((name) => ({ kind: 'author', name }))
}
