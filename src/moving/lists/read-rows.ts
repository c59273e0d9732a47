import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readSheets } from '../../reading/read-xlsx.ts'
import { decodeText } from '../../tables/decode-text.ts'
import { rowsOfText } from '../../tables/text-rows.ts'
import { rowsOfSheets } from '../../tables/workbook.ts'

/** The extensions of files with a list. */
export const LIST_FILES = ['.csv', '.txt', '.tsv', '.xlsx']

/** The rows of the first sheet with text, or of a text. Empty rows stay, so that rows can be counted. */
export async function readRows(file: string): Promise<string[][]> {
  if (path.extname(file).toLowerCase() === '.xlsx') return rowsOfSheets(await readSheets(file))
  return rowsOfText(decodeText(await readFile(file))).rows
}
