import papaparse from 'papaparse'

/**
 * Spreadsheets calculate a cell that begins like this, even after blanks or full-width. A text that
 * has an apostrophe there gets another one, so that it can be read again.
 */
const FORMULA = String.raw`'*[^\S\t\r\n]*[=+\-@＝＋－＠]`

/**
 * In many countries, Excel splits a CSV file at semicolons, even inside quoted cells. A cell whose
 * quotation marks are lost, as after pasting, is split at line breaks too.
 */
const BEGINS_FORMULA = new RegExp(`(^|[;\\t\\r\\n])(?=${FORMULA})`, 'g')
const HAS_APOSTROPHE = new RegExp(`(^|[;\\t\\r\\n])'(?=${FORMULA})`, 'g')

/** A cell of a CSV file, with an apostrophe before each text that a spreadsheet would calculate. */
export function withoutFormula(cell: string): string {
  return cell.replace(BEGINS_FORMULA, "$1'")
}

/** The text of a cell that `withoutFormula` made. */
export function textOfCell(cell: string): string {
  return cell.replace(HAS_APOSTROPHE, '$1')
}

type Cell = string | number

/**
 * A table as CSV (RFC 4180) for a spreadsheet. The byte order mark tells Excel that it is UTF-8.
 * Every cell has quotation marks. No cell becomes a formula, wherever a program splits the lines.
 */
export function formatCsv(columns: readonly string[], rows: readonly Cell[][]): string {
  return `\uFEFF${formatLines([[...columns], ...rows])}`
}

/** The same, of rows that arrive in batches. */
export async function* formatCsvBatches(
  columns: readonly string[],
  batches: AsyncIterable<Cell[][]>,
): AsyncGenerator<string> {
  yield formatCsv(columns, [])
  for await (const rows of batches) yield formatLines(rows)
}

/** Lines of a table that has its beginning already. */
export function formatLines(rows: readonly Cell[][]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? withoutFormula(cell) : cell)),
  )
  return `${papaparse.unparse(cells, { quotes: true })}\r\n`
}
