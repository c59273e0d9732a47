import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { findOversize } from '../tables/workbook.ts'
import { looksLikeBijoy } from '../words/bijoy.ts'
import { joinRuns } from './convert-bijoy.ts'
import { MAX_TEXT } from '../features/documents/table.ts'
import { Unreadable } from './reading.ts'
import { checkUnzippedSize } from './unzipped-size.ts'

/** The sheets of a workbook, with whole cells. @throws Unreadable if they need too much memory */
export async function readSheets(path: string) {
  await checkUnzippedSize(path)
  checkCells(await readFile(path))
  return readXlsxFile(path, { trim: false })
}

/** The tables of a workbook: a line for each row, ` | ` between cells, sheets under their names. */
export async function readXlsx(path: string): Promise<string> {
  const sheets = await readSheets(path)
  return sheets
    .map(({ sheet, data }) => ({ sheet, table: tableText(data) }))
    .filter(({ table }) => table)
    .map(({ sheet, table }) => (sheets.length > 1 ? `${sheet}\n\n${table}` : table))
    .join('\n\n')
}

/** @throws Unreadable if a cell is so far away that the cells before it need too much memory */
function checkCells(workbook: Uint8Array): void {
  const sheets = unzipSync(workbook, {
    filter: ({ name }) => /\/worksheets\/[^/]+\.xml$/.test(name),
  })
  for (const sheet of Object.values(sheets)) {
    const oversize = findOversize(strFromU8(sheet))
    if (oversize !== undefined) throw new Unreadable('reading-too-large', oversize)
  }
}

function tableText(rows: unknown[][]): string {
  const lines: string[] = []
  let length = 0
  for (const row of rows) {
    const cells = row.map(cellText)
    while (cells.at(-1) === '') cells.pop()
    if (cells.length === 0) continue
    lines.push(cells.join(' | '))
    length += lines.at(-1)!.length
    // Later rows would be cut off.
    if (length > MAX_TEXT) break
  }
  return lines.join('\n')
}

function cellText(value: unknown): string {
  if (value instanceof Date) {
    return `${value.getUTCDate()}/${value.getUTCMonth() + 1}/${value.getUTCFullYear()}`
  }
  // Sums have rounding errors: 0.30000000000000004.
  if (typeof value === 'number') return String(Number(value.toFixed(10)))
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  // Empty cells are null.
  const text = typeof value === 'string' ? value : ''
  return joinRuns([{ text, isBijoy: looksLikeBijoy(text) }])
    .replace(/\s+/g, ' ')
    .trim()
}
