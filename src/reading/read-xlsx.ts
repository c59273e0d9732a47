import { readFile } from 'node:fs/promises'
import { type Budget, createBudget } from '@pathshala/tables/budget'
import { MAX_TEXT } from '../features/documents/table.ts'
import { writeTable } from '@pathshala/tables/markdown-table'
import { openWorkbook, type Sheet } from '@pathshala/tables/workbook/open'
import type { Row } from '@pathshala/tables/workbook/sheet'
import { drawnOn } from './drawn-in-xlsx.ts'
import { alignmentsOf, cleanCell } from './paragraphs.ts'

/**
 * The tables and text boxes of a workbook as Excel shows them, in Markdown; several sheets under
 * their names. Rows beside a table and forms are lines of words.
 * @throws TooLarge
 */
export async function readXlsx(path: string): Promise<string> {
  const budget = createBudget()
  const { sheets } = openWorkbook(await readFile(path), { convertsByLook: true })
  return sheets
    .map((sheet) => ({ name: sheet.name, table: sheetText(sheet, budget) }))
    .filter(({ table }) => table)
    .map(({ name, table }) => (sheets.length > 1 ? `${name}\n\n${table}` : table))
    .join('\n\n')
}

/** A text box that begins above the first cell comes before the table. The others come after it. */
function sheetText(sheet: Sheet, budget: Budget): string {
  const drawn = drawnOn(sheet, budget).filter(({ isHidden }) => !isHidden)
  const firstRow = drawn.length === 0 ? 0 : (sheet.rows().next().value?.index ?? 0)
  const [above = [], beside = []] = [true, false].map((isAbove) =>
    drawn.filter(({ row }) => row < firstRow === isAbove).map(({ text }) => text),
  )
  return [...above, tableText(sheet.rows()), ...beside].filter(Boolean).join('\n\n')
}

/** A sheet with fewer filled cells is a form, whose narrow columns only place its words. */
const MIN_FILLED = 0.4
/** A row with fewer of the widest row's cells is no row of the table: a signature, a class. */
const MIN_OF_WIDEST = 0.5

function tableText(rows: Iterable<Row>): string {
  const lines: string[][] = []
  let length = 0
  for (const { cells } of rows) {
    const texts: (string | undefined)[] = []
    for (const { column, text } of cells) texts[column] = cleanCell(text)
    const line = Array.from(texts, (text = '') => text)
    while (line.at(-1) === '') line.pop()
    lines.push(line)
    length += line.join(' | ').length
    // Later rows would be cut off.
    if (length > MAX_TEXT) break
  }
  const cells = lines.flat()
  if (cells.filter(Boolean).length < MIN_FILLED * cells.length) {
    return lines.map(words).filter(Boolean).join('\n')
  }
  const widest = Math.max(...lines.map(countFilled))
  const isRow = (line: string[]) =>
    countFilled(line) >= Math.max(2, MIN_OF_WIDEST * widest) ||
    // The sum of a column.
    (line.length > 0 && !/\p{L}/u.test(line.join('')))
  const parts: { isTable: boolean; lines: string[][] }[] = []
  for (const line of lines) {
    const isTable = isRow(line)
    const last = parts.at(-1)
    if (last?.isTable === isTable) last.lines.push(line)
    else parts.push({ isTable, lines: [line] })
  }
  return parts
    .map((part) =>
      part.isTable && part.lines.length > 1
        ? markdownTable(part.lines)
        : part.lines.map(words).filter(Boolean).join('\n'),
    )
    .filter(Boolean)
    .join('\n\n')
}

function markdownTable(lines: string[][]): string {
  const width = Math.max(...lines.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    lines.some((line) => line[column]),
  )
  const rows = lines.map((line) => columns.map((column) => line[column] ?? ''))
  return writeTable(rows, alignmentsOf(rows))
}

function words(line: string[]): string {
  return line.filter(Boolean).join(' ')
}

function countFilled(line: string[]): number {
  return line.filter(Boolean).length
}
