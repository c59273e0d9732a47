import { contentTypes, MAIN, relations, RELATIONSHIPS, XML } from './made-office.ts'
import { zip } from './made-files.ts'
import { escapeXml } from '../src/base/xml.ts'

/** A text or a number with its number format and its font. */
interface StyledCell {
  value: string | number
  format?: string
  font?: string
  /** The type in the file, if it is not that of the value: `str`, `b`, `e`, `d`. */
  type?: string
  /** The parts of a text, each in its font. */
  runs?: [text: string, font: string][]
}

type Cell = string | number | null | StyledCell

export interface MadeSheet {
  name?: string
  state?: 'hidden' | 'veryHidden'
  /** What is ahead of the rows, such as hidden columns. */
  before?: string
  /** What is below the rows, such as merged cells. */
  after?: string
  rows: (Cell[] | { attributes: string; cells: Cell[] })[]
}

/** A workbook with styles and hidden parts. The first style is the plain one, in Calibri. */
export function madeWorkbook(
  sheets: MadeSheet[],
  { workbookPr = '', change = {} }: { workbookPr?: string; change?: Record<string, string> } = {},
): Buffer {
  const styles = new Styles()
  const sheetXml = sheets.map(({ rows, before = '', after = '' }) => {
    const lines = rows.map((row, index) => rowXml(row, index, styles))
    return `${XML}<worksheet xmlns="${MAIN}">${before}<sheetData>${lines.join('')}</sheetData>${after}</worksheet>`
  })
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return zip({
    '[Content_Types].xml': contentTypes(
      ['xl/workbook.xml', `${type}.sheet.main+xml`],
      ['xl/styles.xml', `${type}.styles+xml`],
      ...sheets.map((_, index): [string, string] => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `${type}.worksheet+xml`,
      ]),
    ),
    '_rels/.rels': relations(['r1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}">${workbookPr}<sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${escapeXml(name ?? `Sheet${index + 1}`)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="s${index}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((_, index): [string, string, string] => [
        `s${index}`,
        'worksheet',
        `worksheets/sheet${index + 1}.xml`,
      ]),
      ['styles', 'styles', 'styles.xml'],
    ),
    'xl/styles.xml': styles.xml(),
    ...Object.fromEntries(
      sheetXml.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml]),
    ),
    ...change,
  })
}

/** The styles that the cells need, with the elements that Excel demands. */
class Styles {
  readonly #formats = ['General']
  readonly #fonts = ['Calibri']
  readonly #styles = ['0:0']

  indexOf({ format = 'General', font = 'Calibri' }: StyledCell): number {
    const [formatAt, fontAt] = [at(this.#formats, format), at(this.#fonts, font)]
    return at(this.#styles, `${formatAt}:${fontAt}`)
  }

  xml(): string {
    const formats = this.#formats
      .slice(1)
      .map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${escapeXml(code)}"/>`)
    const fonts = this.#fonts.map((name) => `<font><sz val="11"/><name val="${name}"/></font>`)
    const styles = this.#styles.map((style) => {
      const [format, font] = style.split(':').map(Number) as [number, number]
      return `<xf numFmtId="${format === 0 ? 0 : 169 + format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`
    })
    const list = (name: string, entries: string[]) =>
      entries.length === 0 ? '' : `<${name} count="${entries.length}">${entries.join('')}</${name}>`
    return `${XML}<styleSheet xmlns="${MAIN}">${list('numFmts', formats)}${list('fonts', fonts)}<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>${list('cellXfs', styles)}</styleSheet>`
  }
}

function at(list: string[], entry: string): number {
  const found = list.indexOf(entry)
  return found === -1 ? list.push(entry) - 1 : found
}

function rowXml(row: MadeSheet['rows'][number], index: number, styles: Styles): string {
  const { attributes, cells } = Array.isArray(row) ? { attributes: '', cells: row } : row
  const xml = cells.map((cell, column) => {
    if (cell === null) return ''
    const styled = typeof cell === 'object' ? cell : { value: cell }
    return cellXml(styled, `r="${columnName(column)}${index + 1}" s="${styles.indexOf(styled)}"`)
  })
  return `<row r="${index + 1}" ${attributes}>${xml.join('')}</row>`
}

function cellXml({ value, type, runs }: StyledCell, attributes: string): string {
  const textXml = (text: string) => `<t xml:space="preserve">${escapeXml(text)}</t>`
  if (runs) {
    const parts = runs.map(
      ([text, font]) => `<r><rPr><rFont val="${font}"/></rPr>${textXml(text)}</r>`,
    )
    return `<c ${attributes} t="inlineStr"><is>${parts.join('')}</is></c>`
  }
  if (type === undefined && typeof value === 'string') {
    return `<c ${attributes} t="inlineStr"><is>${textXml(value)}</is></c>`
  }
  return `<c ${attributes}${type ? ` t="${type}"` : ''}><v>${escapeXml(String(value))}</v></c>`
}

function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}
