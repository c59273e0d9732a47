/** Spreadsheets calculate a cell that begins like this, also after blanks or in wide letters. */
const FORMULA = String.raw`\s*[=+\-@＝＋－＠]`

/** Excel splits a CSV file at semicolons in many countries, also inside quotation marks of others. */
const BEGINS_FORMULA = new RegExp(`(^|[;\\t])(?=${FORMULA})`, 'g')
const HAS_APOSTROPHE = new RegExp(`(^|[;\\t])'(?=${FORMULA})`, 'g')

/** A cell of a CSV file, with an apostrophe before what a spreadsheet would calculate. */
export function withoutFormula(cell: string): string {
  return cell.replace(BEGINS_FORMULA, "$1'")
}

/** The text of a cell that `withoutFormula` made. */
export function textOfCell(cell: string): string {
  return cell.replace(HAS_APOSTROPHE, '$1')
}
