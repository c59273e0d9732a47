/** The parser makes an array of all cells up to the last row and column, including empty cells. */
const MAX_CELLS = 2e6

interface Sheet {
  data: readonly (readonly unknown[])[]
}

/** The rows of the first sheet with text. Empty rows stay, so that rows can be counted. */
export function rowsOfSheets(sheets: readonly Sheet[]): string[][] {
  const filled = sheets.find(({ data }) =>
    data.some((cells) => cells.some((cell) => cell !== null)),
  )
  return (filled?.data ?? []).map((cells) => cells.map(textOf))
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

/** The size of a sheet whose last cell is so far away that the cells before it need too much memory. */
export function findOversize(sheetXml: string): string | undefined {
  let [rows, columns] = [0, 0]
  for (const [, column = '', row] of sheetXml.matchAll(
    /<(?:row|c)\s(?:[^>]*?\s)?r="([A-Z]{0,3})(\d{1,7})"/g,
  )) {
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnNumber(column))
  }
  return rows * columns > MAX_CELLS ? `${rows} rows of ${columns} cells.` : undefined
}

/** A is 1, AA is 27. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0)
}
