import papaparse from 'papaparse'

/** Spreadsheets calculate a cell that begins like this, also after blanks or in wide letters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/

/** Outside quotation marks, a tab would look like the end of a cell. */
const quotes = (cell: unknown) => String(cell).includes('\t')

/**
 * A table as CSV (RFC 4180) for a spreadsheet. The byte order mark tells Excel that it is UTF-8. A
 * cell that a spreadsheet would calculate begins with an apostrophe.
 */
export function formatCsv(
  columns: readonly string[],
  rows: readonly (string | number)[][],
): string {
  return `\uFEFF${papaparse.unparse([[...columns], ...rows], { quotes, escapeFormulae: FORMULA })}\r\n`
}
