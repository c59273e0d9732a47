import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { joinPieces } from '../../base/xlsx.ts'
import { readSheets } from '../../reading/read-xlsx.ts'
import { Unreadable } from '../../reading/reading.ts'
import { decodeText } from '../../tables/decode-text.ts'
import { rowsOfFile } from '../../tables/text-rows.ts'
import { rowsOfSheets } from '../../tables/workbook.ts'

/** The extensions of files with a list. */
export const LIST_FILES = ['.csv', '.txt', '.tsv', '.xlsx', '.json']

/**
 * The rows of the first sheet with text, of a text, or of the records in JSON. Empty rows stay, so
 * that rows can be counted. Undefined for a list in JSON without records, which has no headings.
 * @throws Error if the file has no rows
 */
export async function readRows(file: string): Promise<string[][] | undefined> {
  const extension = path.extname(file).toLowerCase()
  if (extension === '.xlsx') return readWorkbook(file)
  const text = decodeText(await readFile(file))
  return extension === '.json' ? rowsOfRecords(file, text) : rowsOfFile(text)
}

async function readWorkbook(file: string): Promise<string[][]> {
  const sheets = await readSheets(file).catch((error: unknown) => {
    if (!(error instanceof Unreadable)) throw error
    const reason = error.problem === 'reading-too-large' ? 'is too large' : 'is damaged'
    throw new Error(`${file} ${reason}. Save the list as CSV, and move that in.`, { cause: error })
  })
  return joinPieces(rowsOfSheets(sheets))
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
