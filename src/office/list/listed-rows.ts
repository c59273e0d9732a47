import type { ReactNode } from 'react'
import type { CutList, ListRow } from '@pathshala/tables/list-columns'

/** A row of a list that can be sent. */
export interface ListedRow {
  /** As a spreadsheet counts. */
  row: number
  /** Its answers in the draft follow it by this key. */
  key: string
  /** The person or record of the row, if the office knows it without the server. */
  title?: string
  /** The values of a new record, likewise. */
  about?: ReactNode
  /** The row for the API. */
  body: Record<string, unknown>
}

export interface ListedRows {
  rows: ListedRow[]
  /** How many other rows need an answer first. */
  open?: number
  /** How many rows are sums, which nobody misses. */
  sums: number
  /** The headings of columns with texts that are not understood. */
  unknown: string[]
  /** The headings of the columns that an exported list has, and that cannot be brought in. */
  notTaken: string[]
}

/** A list with the clerk's answers. */
export interface ListDraft {
  text: string
  /** By the key of the row: the `_id` of the record, `new` or `leave`. */
  answers: Record<string, string>
}

/** Not in the file of the preview, which loads only with a list. */
export const NO_LIST: ListDraft = { text: '', answers: {} }

/** The rows of a cut list for the API. The server cleans and judges their cells. */
export function listedRows<Row extends ListRow>(
  list: CutList<Row> | undefined,
  bodyOf: (row: Row) => Record<string, unknown> = ({ cells }) => cells,
): ListedRows | undefined {
  if (!list) return undefined
  return {
    ...list,
    rows: list.rows.map((one) => {
      const { row, first, id } = one
      const body = { ...(id !== undefined && { _id: id }), ...bodyOf(one) }
      return { row, key: `${row} ${first}`, body }
    }),
    sums: list.sums.length,
  }
}

/** The row as it is sent, with the clerk's answer; undefined if it stays out. */
export function answered(
  { body, key }: Pick<ListedRow, 'body' | 'key'>,
  answers: ListDraft['answers'],
): Record<string, unknown> | undefined {
  const answer = answers[key]
  if (answer === 'leave') return undefined
  if (answer === 'new') return { ...body, as: 'new' }
  return answer === undefined ? body : { ...body, _id: answer }
}
