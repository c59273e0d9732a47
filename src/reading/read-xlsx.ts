import { readFile } from 'node:fs/promises'
import { MAX_TEXT } from '../features/documents/table.ts'
import { openWorkbook, WorkbookTooLarge } from '../tables/workbook/open.ts'
import type { Row } from '../tables/workbook/sheet.ts'
import { fromBijoy } from './convert-bijoy.ts'
import { Unreadable } from './reading.ts'

/** The tables of a workbook as Excel shows them. @throws Unreadable if it needs too much memory */
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

function tableText(rows: Iterable<Row>): string {
  const lines: string[] = []
  let length = 0
  for (const { cells } of rows) {
    const texts: (string | undefined)[] = []
    for (const { column, text } of cells) texts[column] = text.replace(/\s+/g, ' ').trim()
    const line = Array.from(texts, (text = '') => text)
    while (line.at(-1) === '') line.pop()
    if (line.length === 0) continue
    lines.push(line.join(' | '))
    length += lines.at(-1)!.length
    // Later rows would be cut off.
    if (length > MAX_TEXT) break
  }
  return lines.join('\n')
}
