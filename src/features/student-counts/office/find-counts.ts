import { listedRows } from '../../../office/list/listed-rows.ts'
import { rowsOfText } from '@pathshala/tables/text-rows'
import { readCounts } from '../read-list.ts'

/**
 * The sections of a pasted list; undefined if no row has headings. `year` is the school year of the
 * rows, if they are not the present counts.
 */
export function findCounts(text: string, year?: number) {
  const list = readCounts(rowsOfText(text).rows)
  if (!list || year === undefined) return listedRows(list)
  // The ids of an exported list are those of the present counts.
  const rows = list.rows.map((one) => ({ ...one, id: undefined }))
  return listedRows({ ...list, rows }, ({ cells }) => ({ ...cells, year }))
}
