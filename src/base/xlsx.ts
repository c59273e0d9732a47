import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { escapeXml } from './xml.ts'

/** Excel reports a longer cell as a damaged file. */
const MAX_CELL = 32_767
/** Rows that are written before the next chunk, unless their texts are long. */
const CHUNK_CHARACTERS = 64 * 1024
const OFFICE = 'http://schemas.openxmlformats.org'
const SHEET = `${OFFICE}/spreadsheetml/2006/main`
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`
const PACKAGE = `${OFFICE}/package/2006`
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The parts of a workbook with one sheet, besides the rows. */
const PARTS = {
  '[Content_Types].xml':
    `<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${SHEET}" xmlns:r="${RELATIONS}">` +
    '<sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="r2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  // Excel demands the first font, the first two fills and the first border. Style 1 is bold.
  'xl/styles.xml':
    `<styleSheet xmlns="${SHEET}"><fonts count="2"><font/><font><b/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    '<cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>',
}

/** The heading stays visible while the rows scroll. */
const BEFORE_ROWS =
  `<worksheet xmlns="${SHEET}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>'
const AFTER_ROWS = '</sheetData></worksheet>'

/**
 * A table as an Excel workbook, in chunks. All texts are cells of text, so that none becomes a
 * formula and no number loses its first 0. The rest of a text that is longer than a cell can be
 * follows in cells after the last column.
 */
export async function* formatXlsx(
  columns: readonly string[],
  batches: AsyncIterable<(string | number)[][]>,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const part = (name: string) => {
    const file = new ZipDeflate(name, { level: 3 })
    zip.add(file)
    return file
  }
  for (const [name, xml] of Object.entries(PARTS)) part(name).push(strToU8(HEAD + xml), true)

  const sheet = part('xl/worksheets/sheet1.xml')
  let number = 1
  let xml = HEAD + BEFORE_ROWS + rowXml(columns, number, ' s="1"')
  for await (const rows of batches) {
    for (const row of rows) {
      number += 1
      xml += rowXml(row, number)
      if (xml.length < CHUNK_CHARACTERS) continue
      sheet.push(strToU8(xml))
      xml = ''
      yield* chunks.splice(0)
      // Compression is synchronous. Without this, one list would block the event loop.
      await setImmediate()
    }
  }
  sheet.push(strToU8(xml + AFTER_ROWS), true)
  zip.end()
  yield* chunks
}

function rowXml(row: readonly (string | number)[], number: number, style = ''): string {
  const cells = row.map((cell) => (typeof cell === 'string' ? inPieces(cell) : [cell]))
  const whole = [...cells.map(([first]) => first!), ...cells.flatMap(([, ...rest]) => rest)]
  const xml = whole.map((cell, index) => cellXml(cell, `r="${columnName(index)}${number}"${style}`))
  return `<row r="${number}">${xml.join('')}</row>`
}

function cellXml(cell: string | number, attributes: string): string {
  if (cell === '') return ''
  if (typeof cell === 'number') return `<c ${attributes}><v>${cell}</v></c>`
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}

/** 0 → `A`, 26 → `AA`. */
function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/**
 * The rows that `formatXlsx` wrote, with whole texts. Each cell that is full continues in the cells
 * after the last column, which is the last one of the first row.
 */
export function joinPieces(rows: string[][]): string[][] {
  const heading = rows.find((cells) => cells.some((cell) => cell !== '')) ?? []
  const width = heading.findLastIndex((cell) => cell !== '') + 1
  return rows.map((cells) => {
    // In another list, a title above the headings can be narrower than its rows.
    if (!cells.some(isFull)) return cells
    const further = cells.slice(width)
    return cells.slice(0, width).map((cell) => {
      let [text, piece] = [cell, cell]
      while (isFull(piece) && further.length > 0) {
        piece = further.shift()!
        text += piece
      }
      return text
    })
  })
}

function isFull(piece: string): boolean {
  return piece.length >= MAX_CELL - 1
}

function inPieces(text: string): string[] {
  const pieces: string[] = []
  let from = 0
  do {
    let to = from + MAX_CELL
    // A piece does not end inside a pair of surrogates.
    if (/^[\uDC00-\uDFFF]/.test(text.charAt(to))) to -= 1
    pieces.push(text.slice(from, to))
    from = to
  } while (from < text.length)
  return pieces
}
