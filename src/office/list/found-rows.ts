import type { RefusedRow } from '../../tables/list-columns.ts'
import type { Language } from '../../words/language.ts'
import { rowReasonWords } from '../../words/row-reason-words.ts'

/** A row of a pasted list, as the preview shows it. */
export interface FoundRow {
  /** As a spreadsheet counts. */
  row: number
  /** The texts of the columns, or a single text for all of them. */
  cells: string[]
  /** The body of the request that adds the row. */
  body?: object
  /** `sum` adds nothing and needs no correction. */
  state: 'ready' | 'there' | 'wrong' | 'sum'
  /** For a row that is ready: what it lacks. */
  reason?: string
}

/** A list as the preview shows it. */
export interface FoundList {
  rows: FoundRow[]
  /** The headings of columns with texts that are not understood. */
  unknown: string[]
}

/** The rows that the reader of a list refused. */
export function refusedRows(
  refused: RefusedRow[],
  rows: string[][],
  language: Language,
): FoundRow[] {
  return refused.map(({ row, reason, text }) => {
    const sentence = rowReasonWords[language][reason]
    const isAboutText = reason === 'not-a-number' || (reason === 'not-a-class' && text !== '')
    return {
      row,
      cells: [rows[row - 1]!.filter((cell) => cell.trim() !== '').join(' · ')],
      state: reason === 'is-a-sum' ? 'sum' : 'wrong',
      reason: isAboutText ? `“${text}”: ${sentence}` : sentence,
    }
  })
}

/** A pasted list of records, with the result of each row that was sent. */
export interface ListDraft {
  text: string
  /** The rows that were added, and the reasons why the server refused others, by their bodies. */
  added: string[]
  refusals: Record<string, string>
}

/** Not in the file of the preview, which loads only with a pasted list. */
export const NO_LIST: ListDraft = { text: '', added: [], refusals: {} }

/** The rows with their results, without those that were added and still exist. */
export function resolveRows(found: FoundRow[], { added, refusals }: ListDraft): FoundRow[] {
  return found
    .filter(({ state, body }) => !(state === 'there' && added.includes(JSON.stringify(body))))
    .map((row) => {
      const refusal = refusals[JSON.stringify(row.body)]
      return row.state === 'ready' && refusal !== undefined
        ? { ...row, state: 'wrong', reason: refusal }
        : row
    })
}
