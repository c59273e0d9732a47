import type { ListedRows } from '../../../office/list/listed-rows.ts'
import { rowsOfText } from '../../../tables/text-rows.ts'
import { repairBijoy } from '@pathshala/bengali/convert-bijoy'
import { readQuestions } from '../read-list.ts'

/** The questions of a pasted list; undefined if no row has the headings of such a list. */
export function findQuestions(text: string): ListedRows | undefined {
  const list = readQuestions(rowsOfText(text).rows)
  if (!list) return undefined
  return {
    rows: list.questions.map(({ row, cells }) => {
      const title = repairBijoy(cells.question ?? '')
      return {
        row,
        key: `${row} ${title}`,
        title,
        about: repairBijoy(cells.answer ?? ''),
        body: cells,
      }
    }),
    sums: 0,
    unknown: list.unknown,
    notTaken: list.notTaken,
  }
}
