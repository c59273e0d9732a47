import { type ColumnPatterns, findHeading, namesWithText } from './list-heading.ts'
import { foldCell } from './read-cell.ts'

export interface ListRow<Column extends string = string> {
  /** As a spreadsheet counts. */
  row: number
  /** The `_id` of the record, in a list that this software exported. */
  id: string | undefined
  /** The first text of the row, to recognise sums and headings of a part. */
  first: string
  /** How many cells have text, without the serial number. */
  filled: number
  /** The cells of the columns that are there. An empty cell has an empty text. */
  cells: Partial<Record<Column, string>>
}

/** A list that is cut into rows and cells. Nothing is cleaned or judged yet. */
export interface CutList<Row = ListRow> {
  rows: Row[]
  /** Rows with totals. They are left out, because the site adds up itself. */
  sums: { row: number; text: string }[]
  /** The headings of columns with texts that are not understood. */
  unknown: string[]
  /** The headings of the columns that an exported list has, and that cannot be brought in. */
  notTaken: string[]
}

interface List<Column extends string> extends CutList<ListRow<Column>> {
  columns: Column[]
}

/** Only lists that this software exported have such a column. All their columns are known. */
const OWN_COLUMNS = new Set(['_id', 'moveId'])
/** Columns that only the software writes. Nobody misses them. */
const BOOKKEEPING = /(?:^|\()(?:_id|updatedAt|version|isSample|isPhoneHidden|moveId)\)?$/

/**
 * The rows below the headings, which are in the first row with two known words; undefined without
 * such a row. A column without a known heading, such as the serial number, is left out.
 */
export function readList<Column extends string>(
  rows: string[][],
  patterns: ColumnPatterns<Column>,
): List<Column> | undefined {
  const heading = findHeading(rows, patterns)
  if (!heading) return undefined
  const { columns, unknown, end } = heading
  const below = rows.slice(end)
  const names = rows[end - 1]!
  const idAt = names.findIndex((name) => name.trim() === '_id')
  const list = below
    .map((cells, index) => {
      const texts = cells.map((cell) => cell.trim())
      const words = texts.filter((text) => !/^[\d.)]*$/.test(foldCell(text)))
      return {
        row: end + index + 1,
        id: texts[idAt] || undefined,
        first: words[0] ?? '',
        filled: words.length,
        cells: Object.fromEntries(
          columns.flatMap((column, at) => (column ? [[column, texts[at] ?? '']] : [])),
        ) as Partial<Record<Column, string>>,
      }
    })
    .filter(({ cells, first }) => first !== '' || Object.values(cells).some(Boolean))
  const isOwn = names.some((name) => OWN_COLUMNS.has(name))
  const others = namesWithText(unknown, below).filter((name) => !BOOKKEEPING.test(name))
  return {
    rows: list,
    sums: [],
    columns: columns.filter((column) => column !== undefined),
    unknown: isOwn ? [] : others,
    notTaken: isOwn ? others : [],
  }
}

/** সর্বমোট, মোট, Total */
export function isSum(text: string): boolean {
  return /^(?:সর্ব|উপ)?মোট(?![\p{L}\p{M}])|^(?:grand |sub)?total\b/u.test(foldCell(text))
}
