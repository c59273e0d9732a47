import { decodeText } from '../../tables/decode-text.ts'
import type { TableFile } from './read-workbook.ts'
import { fetchPart } from '../shell/screen-code.ts'

/** A list needs less, and a larger file would stop the page for a long time. */
const MAX_BYTES = 10e6

/** The file is not a table, or is damaged. */
export class UnreadableTable extends Error {}

/**
 * The rows of a CSV file, of a list that was exported as JSON, or of the first sheet with text that
 * Excel shows of a workbook. The file itself is not sent.
 * @throws UnreadableTable, CodeReplaced
 */
export async function readTableFile(file: File): Promise<TableFile> {
  if (file.size > MAX_BYTES) throw new UnreadableTable(`${file.size} bytes.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A workbook is a ZIP archive.
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  const table = isWorkbook ? await readSheet(bytes) : await readText(decodeText(bytes))
  if (table.text.trim() === '' || /[\0\uFFFD]/.test(table.text)) {
    throw new UnreadableTable('No text.')
  }
  return table
}

/** The records of an exported list in JSON become rows. */
async function readText(text: string): Promise<TableFile> {
  if (!/^\uFEFF?\s*\[/.test(text)) return { text }
  const { readRecords } = await fetchPart(() => import('./read-workbook.ts'))
  return readRecords(text)
}

async function readSheet(bytes: Uint8Array): Promise<TableFile> {
  // Loaded later, because it contains the parsers.
  const { readWorkbook } = await fetchPart(() => import('./read-workbook.ts'))
  try {
    return readWorkbook(bytes)
  } catch (error) {
    throw new UnreadableTable('The workbook cannot be read.', { cause: error })
  }
}
