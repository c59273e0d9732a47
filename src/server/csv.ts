import papaparse from 'papaparse'

/** Spreadsheets calculate a cell that begins like this, also after blanks or in wide letters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/

/**
 * A table as CSV (RFC 4180) for a spreadsheet. The byte order mark tells Excel that it is UTF-8. A
 * cell that a spreadsheet would calculate begins with an apostrophe.
 */
export function formatCsv(
  columns: readonly string[],
  rows: readonly (string | number)[][],
): string {
  return `\uFEFF${papaparse.unparse([[...columns], ...rows], { escapeFormulae: FORMULA })}\r\n`
}
