import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readSheets } from '../../reading/read-xlsx.ts'
import { rowsOfText } from '../../tables/text-rows.ts'

/** The extensions of files with a list. */
export const LIST_FILES = ['.csv', '.txt', '.tsv', '.xlsx']

/** The rows of the first sheet with text, or of a text. Empty rows stay, so that rows can be counted. */
export async function readRows(file: string): Promise<string[][]> {
  if (path.extname(file).toLowerCase() === '.xlsx') {
    const sheets = await readSheets(file)
    const rows = sheets.find(({ data }) =>
      data.some((cells) => cells.some((cell) => cell !== null)),
    )
    return (rows?.data ?? []).map((cells) => cells.map(textOf))
  }
  return rowsOfText(decode(await readFile(file))).rows
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

/** Excel saves “Unicode text” as UTF-16. */
function decode(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}
