import { withoutFormula } from '../../base/csv.ts'
import { listOfWorkbook } from '../../tables/workbook/list-rows.ts'
import { rowsOfRecords } from '../../tables/record-rows.ts'
import { openWorkbook } from '../../tables/workbook/open.ts'

/** The rows of a file, with tabs, commas or semicolons between the cells. */
export interface TableFile {
  text: string
  /** The sheet from which they are, if a workbook shows several. */
  sheet?: { name: string; count: number }
}

/**
 * The first sheet with text that Excel shows, with tabs between the cells. The number of a line is
 * the number of the row.
 * @throws if the workbook is damaged or too large
 */
export function readWorkbook(bytes: Uint8Array): TableFile {
  const { rows, sheet } = listOfWorkbook(openWorkbook(bytes, { convertsByLook: false }))
  const isOwn = rows.some((cells) => cells.includes('_id'))
  return {
    text: textOfRows(isOwn ? rows : rows.map((cells) => cells.map(inOneLine))),
    ...(sheet && { sheet }),
  }
}

/** The records of a list in JSON; the text itself if it is not such a list. */
export function readRecords(text: string): TableFile {
  const rows = rowsOfRecords(text)
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
