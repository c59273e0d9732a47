import papaparse from 'papaparse'

/** Rows of a text with tabs, commas or semicolons between the cells: pasted, or of a CSV file. */
export function readTextTable(text: string): string[][] {
  const { data } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: text.includes('\t') ? '\t' : '',
  })
  // The site's own CSV has an apostrophe before what a spreadsheet would calculate.
  return data.map((cells) => cells.map((cell) => cell.replace(/^'(?=[=+@-])/, '')))
}
