import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { TooLarge } from '@pathshala/tables/budget'
import { joinPieces } from '../../base/xlsx.ts'
import { decodeText } from '@pathshala/tables/decode-text'
import { rowsOfRecords } from '@pathshala/tables/record-rows'
import { rowsOfFile } from '@pathshala/tables/text-rows'
import { type ListSheet, listOfWorkbook } from '@pathshala/tables/workbook/list-rows'
import { openWorkbook } from '@pathshala/tables/workbook/open'

type IsList = (list: ListSheet) => boolean

/** The extensions of files with a list. */
export const LIST_FILES = ['.csv', '.txt', '.tsv', '.xlsx', '.json']

/**
 * The rows of the first sheet that is such a list, of a text, or of the records in JSON. Empty rows
 * stay, so that rows can be counted. Undefined for a list in JSON without records, which has no
 * headings.
 * @throws Error if the file has no rows, or too many
 */
export async function readRows(file: string, isList: IsList): Promise<ListSheet | undefined> {
  const bytes = await readFile(file)
  try {
    return rowsIn(file, bytes, isList)
  } catch (error) {
    // A pattern that meets millions of quotation marks has no stack left.
    if (!(error instanceof TooLarge || error instanceof RangeError)) throw error
    throw new Error(
      `${file} is too large. Save only the columns and rows of the list as CSV, if need be in several files, and move these in.`,
      { cause: error },
    )
  }
}

function rowsIn(file: string, bytes: Uint8Array, isList: IsList): ListSheet | undefined {
  const extension = path.extname(file).toLowerCase()
  if (extension === '.xlsx') return readWorkbook(file, bytes, isList)
  const text = decodeText(bytes)
  const rows = extension === '.json' ? rowsOfJson(file, text) : rowsOfFile(text)
  return extension === '.json' && rows.length === 0 ? undefined : { rows, is1904: false }
}

function readWorkbook(file: string, bytes: Uint8Array, isList: IsList): ListSheet {
  try {
    const list = listOfWorkbook(openWorkbook(bytes, { convertsByLook: false }), isList)
    return { ...list, rows: joinPieces(list.rows) }
  } catch (error) {
    if (error instanceof TooLarge) throw error
    throw new Error(`${file} is damaged. Save the list as CSV, and move that in.`, { cause: error })
  }
}

function rowsOfJson(file: string, text: string): string[][] {
  const rows = rowsOfRecords(text)
  if (!rows) throw new Error(`${file} is not a list in JSON. Export the list again.`)
  return rows
}
