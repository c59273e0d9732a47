import { unzipSync } from 'fflate'
import type { HiddenPart } from '../files/hidden-part.ts'
import { attributesOf, readXml } from '../tables/workbook/xml.ts'

/** The parts of an Office file that describe it, and the one that has the path of a workbook. */
const DESCRIPTIONS = /^(?:docProps\/(?:core|app)|xl\/workbook)\.xml$/i
const MAX_DESCRIPTION = 1e6
const PERSONAL = new Set(['creator', 'lastModifiedBy', 'Company', 'Manager'])
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
      if (token.kind === 'text' && PERSONAL.has(open)) names.push(...token.text.split(';'))
      if (token.kind === 'text' && open === 'title') names.push(...pathOf(token.text))
      if (token.kind === 'open' && token.name === 'absPath') {
        names.push(...pathOf(attributesOf(token)['url'] ?? ''))
      }
    }
    return toParts(names)
  })
}

/** The same of a PDF. Its second description, in XML, is often not compressed. */
export function authorsInPdf(
  { described }: { described: (tag: 'Author' | 'Title') => string },
  bytes: Uint8Array,
): HiddenPart[] {
  const packets = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .matchAll(/<dc:creator>.{0,2000}?<\/dc:creator>/gs)
  const creators = Array.from(packets, ([packet]) =>
    Array.from(readXml(packet), ({ text }) => text.trim()).join(' '),
  )
  return toParts([described('Author'), ...creators, ...pathOf(described('Title'))])
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
