import { withoutFormula } from '@pathshala/tables/csv'
import { decodeText } from '@pathshala/tables/decode-text'
import { listsOfWorkbook } from '@pathshala/tables/workbook/list-rows'
import { rowsOfRecords } from '@pathshala/tables/record-rows'
import { openWorkbook } from '@pathshala/tables/workbook/open'

/** The rows of a file, with tabs, commas or semicolons between the cells. */
export interface TableFile {
  text: string
  /** The sheet from which they are, if a workbook shows several. */
  sheet?: { name: string; count: number }
}

/**
 * The rows of a CSV file, of a list that was exported as JSON, or of a sheet with text that Excel
 * shows of a workbook: `at` counts these sheets from 0. Undefined after the last one. Runs in a
 * worker.
 * @throws Error if the file is not a list, is damaged or too large
 */
export function readTable(bytes: Uint8Array, at = 0): TableFile | undefined {
  // A workbook is a ZIP archive.
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (at > 0 && !isWorkbook) return undefined
  const table = isWorkbook ? readSheet(bytes, at) : readText(decodeText(bytes))
  if (at === 0 && (!table || table.text.trim() === '' || table.text.includes('\0'))) {
    throw new Error('No text.')
  }
  return table
}

/**
 * A sheet with tabs between the cells. The number of a line is the number of the row.
 * @throws if the workbook is damaged or too large
 */
function readSheet(bytes: Uint8Array, at: number): TableFile | undefined {
  let skipped = 0
  for (const { rows, sheet } of listsOfWorkbook(openWorkbook(bytes, { convertsByLook: false }))) {
    if (skipped < at) {
      skipped += 1
      continue
    }
    const isOwn = rows.some((cells) => cells.includes('_id'))
    return {
      text: textOfRows(isOwn ? rows : rows.map((cells) => cells.map(inOneLine))),
      ...(sheet && { sheet }),
    }
  }
  return undefined
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
