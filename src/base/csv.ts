import papaparse from 'papaparse'
import { withoutFormula } from './formula.ts'

/**
 * A table as CSV (RFC 4180) for a spreadsheet. The byte order mark tells Excel that it is UTF-8.
 * Every cell has quotation marks, and none is a formula, wherever a spreadsheet splits the lines.
 */
export function formatCsv(
  columns: readonly string[],
  rows: readonly (string | number)[][],
): string {
  const cells = [[...columns], ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'string' ? withoutFormula(cell) : cell)),
  )
  return `\uFEFF${papaparse.unparse(cells, { quotes: true })}\r\n`
}
