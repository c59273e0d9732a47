import { readFile } from 'node:fs/promises'
import { MAX_TEXT } from '../features/documents/table.ts'
import { openWorkbook, WorkbookTooLarge } from '../tables/workbook/open.ts'
import type { Row } from '../tables/workbook/sheet.ts'
import { fromBijoy } from './convert-bijoy.ts'
import { Unreadable } from './reading.ts'

const SEPARATOR = ' | '

/**
 * The tables of a workbook as Excel shows them: a line for each row, ` | ` between cells, several
 * sheets under their names.
 * @throws Unreadable if it needs too much memory
 */
export async function readXlsx(path: string): Promise<string> {
  try {
    const { sheets } = openWorkbook(await readFile(path), {
      convert: fromBijoy,
      convertsByLook: true,
    })
    return sheets
      .map(({ name, rows }) => ({ name, table: tableText(rows()) }))
      .filter(({ table }) => table)
      .map(({ name, table }) => (sheets.length > 1 ? `${name}\n\n${table}` : table))
      .join('\n\n')
  } catch (error) {
    if (!(error instanceof WorkbookTooLarge)) throw error
    throw new Unreadable('reading-too-large', error.message)
  }
}

/** A sheet with fewer filled cells is a form, whose narrow columns only place its words. */
const MIN_FILLED = 0.4

function tableText(rows: Iterable<Row>): string {
  const lines: string[][] = []
  let length = 0
  for (const { cells } of rows) {
    const texts: (string | undefined)[] = []
    for (const { column, text } of cells) texts[column] = text.replace(/\s+/g, ' ').trim()
    const line = Array.from(texts, (text = '') => text)
    while (line.at(-1) === '') line.pop()
    if (line.length === 0) continue
    lines.push(line)
    length += line.join(SEPARATOR).length
    // Later rows would be cut off.
    if (length > MAX_TEXT) break
  }
  const filled = lines.flat().filter((text) => text !== '').length
  const isForm = filled < MIN_FILLED * lines.flat().length
  return lines.map((line) => lineText(line, isForm)).join('\n')
}

function lineText(line: string[], isForm: boolean): string {
  const filled = line.filter((text) => text !== '')
  if (isForm) return filled.join(' ')
  // A heading in the middle of the sheet has empty cells before it; a number belongs to its column.
  const isHeading = filled.length === 1 && /\p{L}/u.test(filled[0]!)
  return isHeading ? filled[0]! : line.join(SEPARATOR)
}
