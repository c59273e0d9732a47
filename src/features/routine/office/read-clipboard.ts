import { findTable, rowsOf } from '../../../tables/copied-html.ts'

/**
 * A copied table as rows of text with tabs; undefined if it is a single text. The lines of a cell
 * are joined by slashes. In plain text, Word writes a cell with two paragraphs as two lines, so its
 * HTML is read.
 */
export function readClipboard(data: DataTransfer): string | undefined {
  const table = findTable(data.getData('text/html'))
  const rows = table && rowsOf(table, { lineEnd: ' / ', stretched: 'everywhere' })
  if (rows && rows.flat().length > 1) return rows.map((row) => row.join('\t')).join('\n')
  const text = data.getData('text/plain').replace(/\r/g, '').trimEnd()
  return /[\t\n]/.test(text) ? text : undefined
}
