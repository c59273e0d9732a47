import type { ReactNode } from 'react'
import type { RefusedRow } from '../../tables/list-columns.ts'
import type { Language } from '../../words/language.ts'
import { rowReasonWords } from '../../words/row-reason-words.ts'

/** A row of a list that can be sent. */
export interface ListedRow {
  /** As a spreadsheet counts. */
  row: number
  /** Its answers in the draft follow it by this key. */
  key: string
  /** The person or record of the row. */
  title: string
  /** The values of a new record. */
  about: ReactNode
  /** The row for the API. */
  body: Record<string, unknown>
  /** A note about the row for the clerk. */
  note?: string | undefined
}

interface RefusedLine {
  row: number
  text: string
  reason: string
}

export interface ListedRows {
  rows: ListedRow[]
  refused: RefusedLine[]
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

/** The rows that the reader of a list refused, and how many of them are sums. */
export function refusedRows(
  refused: RefusedRow[],
  rows: string[][],
  language: Language,
): Pick<ListedRows, 'refused' | 'sums'> {
  const isSum = ({ reason }: RefusedRow) => reason === 'is-a-sum'
  return {
    sums: refused.filter(isSum).length,
    refused: refused
      .filter((one) => !isSum(one))
      .map(({ row, reason, text }) => {
        const sentence = rowReasonWords[language][reason]
        const isAboutText = reason === 'not-a-number' || (reason === 'not-a-class' && text !== '')
        return {
          row,
          text: rows[row - 1]!.filter((cell) => cell.trim() !== '').join(' · '),
          reason: isAboutText ? `“${text}”: ${sentence}` : sentence,
        }
      }),
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
