import papaparse from 'papaparse'
import { TooLarge } from './budget.ts'
import { textOfCell } from './csv.ts'

/** Longer cells are cut. No field of the site takes more than this from a table. */
export const MAX_CELL = 2000
/** A list of a school has fewer columns. The time to read headings grows with their square. */
export const MAX_COLUMNS = 1000
/** Of a file. They are in memory at the same time. */
export const MAX_CELLS = 2e6
/** A cell of a CSV file in quotation marks. */
const QUOTED = /(^|[,;\n])"[^"]*(?:""[^"]*)*"(?=[,;\r\n]|$)/g

/** In a CSV file, some programs write `="01700000001"`, so that Excel keeps the first 0. */
const WRAPPED = /^=\s*"([^"]*(?:""[^"]*)*)"$/

/** Other programs write Excel's own mark of a text: `'01700000001`. */
const MARKED = /^'(?=\+?[\d০-৯][\d০-৯ -]+$)/

/** The text that Excel shows for a formula that is only a text, or for a number that is marked as one. */
export function unwrapFormula(cell: string): string {
  const [, text] = WRAPPED.exec(cell) ?? []
  return text === undefined ? cell.replace(MARKED, '') : text.replace(/""/g, '"')
}

interface TextTable {
  /** Includes rows without any text, so that a message can name the number of a row. */
  rows: string[][]
  /**
   * False if the text can be prose. Then it has no tabs outside quotation marks, and its rows do
   * not all have the same number of commas or semicolons.
   */
  isCertain: boolean
}

/** The heading of the ids, which only lists have that this software exported. */
const OWN_LIST = /(?:^|[\t,;"\n\uFEFF])_id(?:["\t,;\r\n]|$)/

/** Whether this software exported the list. Its cells are as the site has them, with every blank. */
export function isOwnList(text: string): boolean {
  return OWN_LIST.test(text)
}

/** Rows of a text with tabs, commas or semicolons between the cells: pasted, or of a CSV file. */
export function rowsOfText(text: string): TextTable {
  const { data, errors, isTabbed } = parse(isOwnList(text) ? text : text.replace(/ {2,}/g, ' '))
  const filled = data.filter(hasText)
  const width = filled[0]?.length ?? 0
  const isEven = filled.length > 1 && width > 1 && filled.every((cells) => cells.length === width)
  return {
    rows: data.map((cells) =>
      cells.slice(0, MAX_COLUMNS).map((cell) => textOfCell(unwrapFormula(cell.slice(0, MAX_CELL)))),
    ),
    isCertain: isTabbed || (isEven && errors.length === 0),
  }
}

/**
 * The same rows, with whole cells: a file can have long texts, in which blanks matter.
 * @throws TooLarge
 */
export function rowsOfFile(text: string): string[][] {
  const count = text.replace(QUOTED, '$1').match(/[\t,;\n]/g)?.length ?? 0
  if (count > MAX_CELLS) throw new TooLarge(`${count} cells.`)
  const { data } = parse(text)
  const wide = data.find(({ length }) => length > MAX_COLUMNS)
  if (wide) throw new TooLarge(`${wide.length} columns.`)
  return data.map((cells) => cells.map((cell) => textOfCell(unwrapFormula(cell))))
}

/** The line with which a CSV file tells Excel what separates its cells. */
const SEPARATOR = /^sep=([,;\t])(?=\r?\n)/i
/** Blanks before a cell in quotation marks, in the line of the headings. */
const SPACED = /^[^\n]*", +"/

function parse(text: string) {
  const marked = text.replace(/^\uFEFF+/, '')
  const separator = SEPARATOR.exec(marked)?.[1]
  const whole = marked.replace(SEPARATOR, '')
  const plain = SPACED.test(whole) ? whole.replace(/", +"/g, '","') : whole
  const isTabbed = plain.includes('\t') && plain.replace(QUOTED, '$1').includes('\t')
  const { data, errors } = papaparse.parse<string[]>(plain, {
    delimiter: separator ?? (isTabbed ? '\t' : ''),
    delimitersToGuess: [',', ';'],
  })
  return { data, errors, isTabbed }
}

export function hasText(cells: string[]): boolean {
  return cells.some((cell) => cell.trim() !== '')
}

export function transpose(rows: string[][]): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ''))
}

/** Without the empty rows and columns around the table; all rows get the same length. */
export function withoutEdges(rows: string[][]): string[][] {
  return transpose(trimRows(transpose(trimRows(rows))))
}

function trimRows(rows: string[][]): string[][] {
  const filled = rows.flatMap((row, index) => (hasText(row) ? [index] : []))
  return rows.slice(filled[0] ?? 0, (filled[filled.length - 1] ?? -1) + 1)
}
