import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { joinPieces } from '../../base/xlsx.ts'
import { fromBijoy } from '../../reading/convert-bijoy.ts'
import { decodeText } from '../../tables/decode-text.ts'
import { rowsOfFile } from '../../tables/text-rows.ts'
import { type ListSheet, listOfWorkbook } from '../../tables/workbook/list-rows.ts'
import { openWorkbook, WorkbookTooLarge } from '../../tables/workbook/open.ts'

/** The extensions of files with a list. */
export const LIST_FILES = ['.csv', '.txt', '.tsv', '.xlsx', '.json']

/**
 * The rows of the first sheet with text that Excel shows, of a text, or of the records in JSON.
 * Empty rows stay, so that rows can be counted. Undefined for a list in JSON without records, which
 * has no headings.
 * @throws Error if the file has no rows
 */
export async function readRows(file: string): Promise<ListSheet | undefined> {
  const extension = path.extname(file).toLowerCase()
  if (extension === '.xlsx') return readWorkbook(file)
  const text = decodeText(await readFile(file))
  const rows = extension === '.json' ? rowsOfRecords(file, text) : rowsOfFile(text)
  return rows && { rows, is1904: false }
}

async function readWorkbook(file: string): Promise<ListSheet> {
  const bytes = await readFile(file)
  try {
    const list = listOfWorkbook(openWorkbook(bytes, { convert: fromBijoy, convertsByLook: false }))
    return { ...list, rows: joinPieces(list.rows) }
  } catch (error) {
    const reason = error instanceof WorkbookTooLarge ? 'is too large' : 'is damaged'
    throw new Error(`${file} ${reason}. Save the list as CSV, and move that in.`, { cause: error })
  }
}

/** The records as the rows that the same list has as a table. */
function rowsOfRecords(file: string, text: string): string[][] | undefined {
  const records = parseRecords(text)
  if (!records) throw new Error(`${file} is not a list in JSON. Export the list again.`)
  if (records.length === 0) return undefined
  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))]
  return [fields, ...records.map((record) => fields.map((field) => textOfValue(record[field])))]
}

function parseRecords(text: string): Record<string, unknown>[] | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return Array.isArray(value) && value.every(isObject) ? value : undefined
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}

/** A line for each value inside, and the address and the name of a file in one line. */
function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOfValue).join('\n')
  if (typeof value === 'string') return value
  if (!isObject(value)) return value === null || value === undefined ? '' : JSON.stringify(value)
  const { filePath, fileName } = value
  if (typeof filePath === 'string') return `${filePath} ${textOfValue(fileName)}`
  return Object.values(value).map(textOfValue).join('\n')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
