import type { DayOrder } from '../../../tables/parse-day.ts'
import type { ListRow } from '../parse-list.ts'

/** What the clerk has changed in a row of the list, and what became of the row. */
export interface RowEdit extends Partial<
  Pick<ListRow, 'dayText' | 'title' | 'kind' | 'isMoonDependent'>
> {
  isLeftOut?: boolean
  /** It is in the calendar now. */
  isAdded?: boolean
  /** Why the server refused it. */
  refusal?: string
}

/** A pasted list with the clerk's answers. */
export interface ImportDraft {
  text: string
  order: DayOrder | ''
  /** Of days that are written without a year; empty if it is not chosen. */
  year: string
  /** By the key of the row, so that they stay with it while the clerk types in the list. */
  edits: Record<string, RowEdit>
}

/** Beside the parsers, which only a pasted list loads. */
export const NO_LIST: ImportDraft = { text: '', order: '', year: '', edits: {} }
