/** A cell that claims to stretch further is broken HTML. */
const MAX_SPAN = 50

/**
 * A copied table as rows of text with tabs; undefined if it is a single text. The lines of a cell
 * are joined by slashes. In plain text, Word writes a cell with two paragraphs as two lines, so its
 * HTML is read.
 */
export function readClipboard(data: DataTransfer): string | undefined {
  const rows = readHtmlTable(data.getData('text/html'))
  if (rows && rows.flat().length > 1) return rows.map((row) => row.join('\t')).join('\n')
  const text = data.getData('text/plain').replace(/\r/g, '').trimEnd()
  return /[\t\n]/.test(text) ? text : undefined
}

/** The table in HTML from Excel, Word or a browser; undefined if it has none. */
function readHtmlTable(html: string): string[][] | undefined {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  if (!table) return undefined
  const rows: string[][] = Array.from(table.rows, () => [])
  Array.from(table.rows).forEach((row, y) => {
    for (const cell of Array.from(row.cells)) fillSpan(rows, y, cell)
  })
  return rows.map((row) => Array.from(row, (cell) => cell ?? ''))
}

/** The text of a cell is in every position over which it stretches. */
function fillSpan(rows: string[][], y: number, cell: HTMLTableCellElement): void {
  const text = textOf(cell)
  const row = rows[y]!
  let x = 0
  while (row[x] !== undefined) x += 1
  for (let down = 0; down < Math.min(cell.rowSpan || 1, MAX_SPAN); down += 1) {
    for (let right = 0; right < Math.min(cell.colSpan, MAX_SPAN); right += 1) {
      const below = rows[y + down]
      if (below) below[x + right] = text
    }
  }
}

/** A paragraph and a line break end a line. Line ends in the HTML itself are spaces. */
function textOf(cell: HTMLElement): string {
  for (const node of Array.from(cell.querySelectorAll('br, p, div, li'))) node.after('\u2028')
  const lines = (cell.textContent ?? '').replace(/[^\S\u2028]+/g, ' ').split('\u2028')
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' / ')
}
