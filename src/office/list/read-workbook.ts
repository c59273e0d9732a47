import { listOfWorkbook } from '../../tables/workbook/list-rows.ts'
import { openWorkbook } from '../../tables/workbook/open.ts'
import { convertBijoy } from '../form/convert-bijoy.ts'

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
  const { rows, sheet } = listOfWorkbook(
    openWorkbook(bytes, { convert: convertBijoy, convertsByLook: false }),
  )
  return {
    text: rows.map((cells) => cells.map(cellText).join('\t').trimEnd()).join('\n'),
    ...(sheet && { sheet }),
  }
}

function cellText(cell: string): string {
  const line = cell.replace(/\s+/g, ' ').trim()
  return line.includes('"') ? `"${line.replace(/"/g, '""')}"` : line
}
