/** A table in Markdown. Its cells have no line end, and a bar in a cell is escaped or replaced. */
export function writeTable(rows: string[][], alignments: string[] = []): string {
  const width = Math.max(...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, column) => column)
  const [head, ...body] = rows.map((row) => writeRow(columns.map((column) => row[column] ?? '')))
  return [head, writeRow(columns.map((column) => alignments[column] ?? '---')), ...body].join('\n')
}

export function writeRow(cells: string[]): string {
  return `${cells.map((cell) => (cell ? `| ${cell} ` : '| ')).join('')}|`
}

/** The cells of a row, without the backslash of an escaped bar. */
export function cellsOf(line: string): string[] {
  const bare = line.trim().replace(/^\||(?<!\\)\|$/g, '')
  return bare.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}
