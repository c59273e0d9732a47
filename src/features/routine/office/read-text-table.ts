import papaparse from 'papaparse'

/** Rows of a text with tabs, commas or semicolons between the cells: pasted, or of a CSV file. */
export function readTextTable(text: string): string[][] {
  return papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: text.includes('\t') ? '\t' : '',
  }).data
}
