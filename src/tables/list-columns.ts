import type { rowReasonWords } from '../words/row-reason-words.ts'
import { foldCell } from './read-cell.ts'

export type RowReason = keyof (typeof rowReasonWords)['en']

/** The columns of a list by the words of their headings. The first pattern that fits wins. */
export type ColumnPatterns<Column extends string> = readonly (readonly [Column, RegExp])[]

interface ListRow<Column extends string> {
  /** As a spreadsheet counts. */
  row: number
  /** The first text of the row, to recognise sums and headings of a part. */
  first: string
  /** How many cells have text, without the serial number. */
  filled: number
  cells: Partial<Record<Column, string>>
}

/**
 * The rows below the heading row, which is the first row with two known words; undefined without
 * one. A column without a known heading, such as the serial number, is left out.
 */
export function readList<Column extends string>(
  rows: string[][],
  patterns: ColumnPatterns<Column>,
): ListRow<Column>[] | undefined {
  const columnsOf = (cells: string[]) => {
    const seen = new Set<Column>()
    return cells.map((cell) => {
      const folded = foldCell(cell)
      const column = patterns.find(([, words]) => words.test(folded))?.[0]
      if (column === undefined || seen.has(column)) return undefined
      seen.add(column)
      return column
    })
  }
  const heading = rows.findIndex((cells) => columnsOf(cells).filter(Boolean).length >= 2)
  if (heading === -1) return undefined
  const columns = columnsOf(rows[heading]!)
  return rows
    .slice(heading + 1)
    .map((cells, index) => {
      const texts = cells.map((cell) => cell.trim())
      const words = texts.filter((text) => !/^[\d.)]*$/.test(foldCell(text)))
      return {
        row: heading + index + 2,
        first: words[0] ?? '',
        filled: words.length,
        cells: Object.fromEntries(
          columns.flatMap((column, at) => (column && texts[at] ? [[column, texts[at]]] : [])),
        ) as Partial<Record<Column, string>>,
      }
    })
    .filter(({ cells, first }) => first !== '' || Object.keys(cells).length > 0)
}

/** সর্বমোট, মোট, Total */
export function isSum(text: string): boolean {
  return /^(?:সর্ব|উপ)?মোট(?![\p{L}\p{M}])|^(?:grand |sub)?total\b/u.test(foldCell(text))
}

/** A row that does not come. */
export interface RefusedRow {
  row: number
  reason: RowReason
  text: string
}
