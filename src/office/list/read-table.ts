import { withoutFormula } from '../../base/csv.ts'
import { decodeText } from '../../tables/decode-text.ts'
import { listsOfWorkbook } from '../../tables/workbook/list-rows.ts'
import { rowsOfRecords } from '../../tables/record-rows.ts'
import { openWorkbook } from '../../tables/workbook/open.ts'

/** The rows of a file, with tabs, commas or semicolons between the cells. */
export interface TableFile {
  text: string
  /** The sheet from which they are, if a workbook shows several. */
  sheet?: { name: string; count: number }
}

/**
 * The rows of a CSV file, of a list that was exported as JSON, or of each sheet with text that Excel
 * shows of a workbook. Runs in a worker.
 * @throws Error if the file is not a list, is damaged or too large
 */
export function readTables(bytes: Uint8Array): TableFile[] {
  // A workbook is a ZIP archive.
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  const tables = isWorkbook ? readWorkbook(bytes) : [readText(decodeText(bytes))]
  const withText = tables.filter(({ text }) => text.trim() !== '' && !text.includes('\0'))
  if (withText.length === 0) throw new Error('No text.')
  return withText
}

/** Sheets after these are not looked at. */
const MAX_SHEETS = 20

/**
 * The sheets with text that Excel shows, with tabs between the cells. The number of a line is the
 * number of the row.
 * @throws if the workbook is damaged or too large
 */
function readWorkbook(bytes: Uint8Array): TableFile[] {
  const tables: TableFile[] = []
  for (const { rows, sheet } of listsOfWorkbook(openWorkbook(bytes, { convertsByLook: false }))) {
    const isOwn = rows.some((cells) => cells.includes('_id'))
    tables.push({
      text: textOfRows(isOwn ? rows : rows.map((cells) => cells.map(inOneLine))),
      ...(sheet && { sheet }),
    })
    if (tables.length === MAX_SHEETS) break
  }
  return tables
}

/** The records of an exported list in JSON become rows. */
function readText(text: string): TableFile {
  const rows = /^\uFEFF?\s*\[/.test(text) ? rowsOfRecords(text) : undefined
  return { text: rows ? textOfRows(rows.map((cells) => cells.map(withoutFormula))) : text }
}

/** The rows with tabs between the cells. A cell with several lines has quotation marks. */
function textOfRows(rows: string[][]): string {
  return rows.map((cells) => cells.map(quoted).join('\t').trimEnd()).join('\n')
}

function inOneLine(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim()
}

function quoted(cell: string): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell
}
