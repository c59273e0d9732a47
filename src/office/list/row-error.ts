import type { FieldError } from '../../errors/codes.ts'
import type { Language } from '../../words/language.ts'
import { describeCoded } from '../form/problem-words.ts'

/** A longer text is not repeated beside its row. */
const MAX_TEXT = 40

/** The sentence, with the label and the text of the cell that it is about. */
export function describeRowError(
  error: FieldError,
  {
    cells,
    labels,
    language,
  }: { cells: Record<string, unknown>; labels: Record<string, string>; language: Language },
): string {
  // In Bengali, the choices of the API would be foreign words.
  const code = error.code === 'choose-one-of' ? 'not-known-here' : error.code
  const sentence = describeCoded({ ...error, code }, language)
  const label = labels[error.path]
  if (label === undefined) return sentence
  const text = cells[error.path]
  const isShown = typeof text === 'string' && text !== '' && text.length <= MAX_TEXT
  return `${label}${isShown ? ` “${text}”` : ''}: ${sentence}`
}
