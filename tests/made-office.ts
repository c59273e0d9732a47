import { zip } from './made-files.ts'

const XML = '<?xml version="1.0"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const relations = (...entries: [id: string, type: string, target: string][]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${entries
    .map(
      ([id, type, to]) =>
        `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${to}"/>`,
    )
    .join('')}</Relationships>`

const contentTypes = (...parts: [name: string, type: string][]) =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`)
    .join('')}</Types>`

/** A Word document with this XML as its body. */
export function wordFile(body: string): Buffer {
  return zip(wordParts(body))
}

export function wordParts(body: string): Record<string, string> {
  return {
    '[Content_Types].xml': contentTypes([
      'word/document.xml',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    ]),
    '_rels/.rels': relations(['r1', 'officeDocument', 'word/document.xml']),
    'word/document.xml': `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
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
