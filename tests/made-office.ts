import { zip } from './made-files.ts'

export const XML = '<?xml version="1.0"?>'
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

export const relations = (...entries: [id: string, type: string, target: string][]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${entries
    .map(
      ([id, type, to]) =>
        `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${to}"/>`,
    )
    .join('')}</Relationships>`

export const contentTypes = (...parts: [name: string, type: string][]) =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`)
    .join('')}</Types>`

type WordPart = 'styles' | 'numbering' | 'footnotes' | 'endnotes' | 'settings' | 'header' | 'footer'

/** The content of other parts, the names of the theme's fonts, and the addresses of links. */
export interface WordExtras extends Partial<Record<WordPart, string>> {
  theme?: { major: string; minor: string }
  links?: Record<string, string>
}

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${RELATIONSHIPS}"`,
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
].join(' ')
const ROOTS: Record<WordPart, string> = {
  styles: 'styles',
  numbering: 'numbering',
  footnotes: 'footnotes',
  endnotes: 'endnotes',
  settings: 'settings',
  header: 'hdr',
  footer: 'ftr',
}

/** A Word document with this XML as its body. The ids of its header and footer are their names. */
export function wordFile(body: string, extras: WordExtras = {}): Buffer {
  return zip(wordParts(body, extras))
}

export function wordParts(
  body: string,
  { theme, links = {}, ...parts }: WordExtras = {},
): Record<string, string> {
  const names = Object.keys(parts) as WordPart[]
  const type = (name: string) =>
    `application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml`
  const font = (kind: string, name: string) =>
    `<a:${kind}Font><a:latin typeface="${name}"/><a:ea typeface=""/><a:cs typeface=""/></a:${kind}Font>`
  const external = Object.entries(links).map(
    ([id, address]) =>
      `<Relationship Id="${id}" Type="${RELATIONSHIPS}/hyperlink" Target="${address}" TargetMode="External"/>`,
  )
  const internal = relations(
    ...names.map((name): [string, string, string] => [name, name, `${name}.xml`]),
    ...(theme ? [['theme', 'theme', 'theme.xml'] as [string, string, string]] : []),
  )
  return {
    '[Content_Types].xml': contentTypes(
      ['word/document.xml', type('document.main')],
      ...names.map((name): [string, string] => [`word/${name}.xml`, type(name)]),
    ),
    '_rels/.rels': relations(['r1', 'officeDocument', 'word/document.xml']),
    'word/_rels/document.xml.rels': internal.replace('</Rel', `${external.join('')}</Rel`),
    'word/document.xml': `${XML}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ...Object.fromEntries(
      names.map((name) => [
        `word/${name}.xml`,
        `${XML}<w:${ROOTS[name]} ${NAMESPACES}>${parts[name]}</w:${ROOTS[name]}>`,
      ]),
    ),
    ...(theme && {
      'word/theme.xml': `${XML}<a:theme ${NAMESPACES}><a:themeElements><a:fontScheme name="x">${font('major', theme.major)}${font('minor', theme.minor)}</a:fontScheme></a:themeElements></a:theme>`,
    }),
  }
}

/** A paragraph of runs, each in its font. */
export function wordParagraph(...runs: (string | [text: string, font: string])[]): string {
  const xml = runs.map((run) => {
    const [text, font] = typeof run === 'string' ? [run] : run
    const fonts = font ? `<w:rPr><w:rFonts w:ascii="${font}"/></w:rPr>` : ''
    return `<w:r>${fonts}<w:t xml:space="preserve">${text}</w:t></w:r>`
  })
  return `<w:p>${xml.join('')}</w:p>`
}

/** A notice with these names in its description. */
export function namedWordFile(
  creator: string,
  lastModifiedBy = creator,
  more: Record<string, string | Buffer> = {},
): Buffer {
  return zip({
    ...wordParts(wordParagraph('নোটিশ')),
    'docProps/core.xml': `${XML}<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:creator>${creator}</dc:creator><cp:lastModifiedBy>${lastModifiedBy}</cp:lastModifiedBy></cp:coreProperties>`,
    ...more,
  })
}

export function wordTable(rows: string[][]): string {
  const cells = (row: string[]) => row.map((cell) => `<w:tc>${wordParagraph(cell)}</w:tc>`).join('')
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`
}

/** A workbook of sheets with texts and numbers. */
export function excelFile(sheets: Record<string, (string | number | null)[][]>): Buffer {
  const names = Object.keys(sheets)
  const sheetXml = (rows: (string | number | null)[][]) =>
    `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows
      .map(
        (row, index) =>
          `<row r="${index + 1}">${row.map((cell, at) => cellXml(cell, at, index)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`
  return zip({
    '[Content_Types].xml': contentTypes([
      'xl/workbook.xml',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    ]),
    '_rels/.rels': relations(['r1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="s${index}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...names.map((_, index): [string, string, string] => [
        `s${index}`,
        'worksheet',
        `worksheets/sheet${index + 1}.xml`,
      ]),
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        sheetXml(rows),
      ]),
    ),
  })
}

function cellXml(cell: string | number | null, column: number, row: number): string {
  const place = `r="${String.fromCharCode(65 + column)}${row + 1}"`
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`
  return `<c ${place} t="inlineStr"><is><t>${cell}</t></is></c>`
}
