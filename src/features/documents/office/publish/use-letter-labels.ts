import { useScreenWords } from '../../../../office/shell/staff-context.tsx'
import { emptyLetter, type LetterValues } from './letter-values.ts'
import { publishWords } from './words.ts'

/** The labels of the fields by their API names, for the list of problems. */
export function useLetterLabels(): Record<string, string> {
  const words = useScreenWords(publishWords).letterFields
  const fields = Object.keys(emptyLetter) as (keyof LetterValues)[]
  return Object.fromEntries(fields.map((field) => [`letter.${field}`, words[field]]))
}
