import type { HistoryKind } from '../records/history/kinds.ts'
import type { Language } from '../words/language.ts'

export type Labels = Record<string, string>

/**
 * The interface of a feature to the office: how the history shows its changes.
 * `src/office-features.ts` lists all features.
 */
export interface OfficeFeature {
  /** The labels of the fields of each of its kinds; fields without a label are not shown. */
  fieldLabels: (language: Language) => Partial<Record<HistoryKind, Labels>>
  /** The labels of the values of fields that have few possible values. */
  valueLabels: (language: Language) => Record<string, Labels>
  /** The text of values that are not plain texts, numbers, times or lists. */
  valueTexts: (language: Language) => Record<string, (value: unknown) => string>
}
