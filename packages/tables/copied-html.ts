/** A table for a page or a routine has fewer cells, and Word’s HTML of it is shorter. */
const MAX_CELLS = 5000
const MAX_HTML = 5e6
/** HTML with a larger span is broken. */
const MAX_SPAN = 50

interface CellReading {
  /** The text between the lines of a cell. */
  lineEnd: string
  /** Whether the text of a cell with a span is at all of its positions, or only at the first. */
  stretched: 'everywhere' | 'first'
}

/** Parses HTML that Excel, Word or a browser put into the clipboard. It is never shown. */
export function parseCopied(html: string): HTMLElement {
  // The browser reports each style to the console, because the page allows no style in HTML.
  const plain = (html.length > MAX_HTML ? '' : html)
    .replace(/<style\b[\s\S]*?(?:<\/style>|$)/gi, '')
    .replace(/\sstyle=(?:"[^"]*"|'[^']*')/gi, '')
  return new DOMParser().parseFromString(plain, 'text/html').body
}

/** The first table in copied HTML; undefined without a table, and for one that is too large. */
export function findTable(html: string): HTMLTableElement | undefined {
  const table = parseCopied(html).querySelector('table')
  return table && table.querySelectorAll('td, th').length <= MAX_CELLS ? table : undefined
}

export function rowsOf(table: HTMLTableElement, reading: CellReading): string[][] {
  const rows: string[][] = Array.from(table.rows, () => [])
  Array.from(table.rows).forEach((row, y) => {
    for (const cell of Array.from(row.cells)) fillSpan(rows, y, cell, reading)
  })
  return rows.map((row) => Array.from(row, (cell) => cell ?? ''))
}

function fillSpan(
  rows: string[][],
  y: number,
  cell: HTMLTableCellElement,
  { lineEnd, stretched }: CellReading,
): void {
  const text = linesOf(cell).join(lineEnd)
  const row = rows[y]!
  let x = 0
  while (row[x] !== undefined) x += 1
  for (let down = 0; down < Math.min(cell.rowSpan || 1, MAX_SPAN); down += 1) {
    for (let right = 0; right < Math.min(cell.colSpan, MAX_SPAN); right += 1) {
      const isHere = stretched === 'everywhere' || down + right === 0
      const below = rows[y + down]
      if (below) below[x + right] = isHere ? text : ''
    }
  }
}

/** A paragraph and a line break end a line. Line ends in the HTML itself are spaces. */
export function linesOf(element: Element): string[] {
  for (const node of Array.from(element.querySelectorAll('br, p, div, li'))) node.after('\u2028')
  const lines = (element.textContent ?? '').replace(/[^\S\u2028]+/g, ' ').split('\u2028')
  return lines.map((line) => line.trim()).filter(Boolean)
}

/**
 * A copied table as rows of text with tabs; undefined if it is a single text. The lines of a cell
 * are joined by slashes. In plain text, Word writes a cell with two paragraphs as two lines, so its
 * HTML is read.
 */
export function copiedTable(data: DataTransfer): string | undefined {
  const table = findTable(data.getData('text/html'))
  const rows = table && rowsOf(table, { lineEnd: ' / ', stretched: 'everywhere' })
  if (rows && rows.flat().length > 1) return rows.map((row) => row.join('\t')).join('\n')
  const text = data.getData('text/plain').replace(/\r/g, '').trimEnd()
  return text.length <= MAX_HTML && /[\t\n]/.test(text) ? text : undefined
}
