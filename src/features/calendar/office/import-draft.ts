import type { ListDraft } from '../../../office/list/listed-rows.ts'
import type { DayOrder } from '@pathshala/tables/parse-day'
import type { ListRow } from '../parse-list.ts'

/** The clerk's changes to a row of the list, and the result of sending it. */
export interface RowEdit extends Partial<
  Pick<ListRow, 'dayText' | 'title' | 'kind' | 'isMoonDependent' | 'classes'>
> {
  isLeftOut?: boolean
}

/** A pasted list with the clerk's answers. */
export interface ImportDraft extends ListDraft {
  order: DayOrder | ''
  /** The year of days that are written without a year; empty until it is chosen. */
  year: string
  /** By the key of the row, so that they follow the row while the clerk types in the list. */
  edits: Record<string, RowEdit>
}

/** Not in the file of the parsers, which load only with a pasted list. */
export const NO_LIST: ImportDraft = { text: '', order: '', year: '', edits: {}, answers: {} }
