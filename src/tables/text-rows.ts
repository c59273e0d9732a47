import papaparse from 'papaparse'
import { textOfCell } from '#src/base/formula.ts'

/** Rows of a text with tabs, commas or semicolons between the cells: pasted, or of a CSV file. */
export function readTextTable(text: string): string[][] {
  const { data } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: text.includes('\t') ? '\t' : '',
  })
  return data.map((cells) => cells.map(textOfCell))
}
