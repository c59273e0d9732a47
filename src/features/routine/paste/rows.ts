import { parseWeekday } from './weekday-names.ts'

/** Joins rows cell by cell. A cell that stretches over the rows counts once. */
export function joinRows(rows: { cells: string[] }[]): string[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, column) => {
    const texts = rows.map(({ cells }) => cells[column] ?? '').filter(Boolean)
    return [...new Set(texts)].join('\n')
  })
}

/**
 * Without empty rows and columns around it, in NFC, with rows of equal length. A slash between
 * spaces stands for the end of a line.
 */
export function clean(table: string[][]): string[][] {
  const plain = table.map((row) =>
    row.map((cell) =>
      cell
        .normalize('NFC')
        .replace(/[ \u00A0]+/g, ' ')
        .replaceAll(' / ', '\n')
        .trim(),
    ),
  )
  return transpose(withoutEdges(transpose(withoutEdges(plain))))
}

/** Without the empty rows at the beginning and at the end. */
function withoutEdges(rows: string[][]): string[][] {
  const filled = rows.flatMap((row, index) => (row.some(Boolean) ? [index] : []))
  return rows.slice(filled[0] ?? 0, (filled[filled.length - 1] ?? -1) + 1)
}

export function transpose(table: string[][]): string[][] {
  const width = Math.max(0, ...table.map((row) => row.length))
  return Array.from({ length: width }, (_, column) => table.map((row) => row[column] ?? ''))
}

/** The column with the most names of days, and how many different days it has. */
export function mostDays(table: string[][]): [column: number, days: number] {
  const counts = transpose(table).map(
    (column) => new Set(column.map(parseWeekday).filter((day) => day !== undefined)).size,
  )
  const most = Math.max(0, ...counts)
  return [counts.indexOf(most), most]
}
