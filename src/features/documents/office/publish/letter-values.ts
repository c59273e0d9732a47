import type { Required } from '../../../../office/form/input-problem.ts'
import type { Letter } from '../../letter.ts'

/** The fields of an official letter in a form; each line of `copies` is one recipient. */
export interface LetterValues {
  memoNumber: string
  signatory: string
  designation: string
  copies: string
}

export const emptyLetter: LetterValues = {
  memoNumber: '',
  signatory: '',
  designation: '',
  copies: '',
}

/** Null if memo number and signatory are blank. Then the text is not an official letter. */
export function toLetter({ copies, ...rest }: LetterValues): Letter | null {
  if (rest.memoNumber.trim() === '' && rest.signatory.trim() === '') return null
  const lines = copies.split('\n').map((line) => line.trim())
  return { ...rest, copies: lines.filter((line) => line !== '') }
}

/** The required fields by their API names; empty if the text is not an official letter. */
export function requiredOfLetter(values: LetterValues): Required {
  if (!toLetter(values)) return {}
  const { memoNumber, signatory, designation } = values
  return {
    'letter.memoNumber': memoNumber,
    'letter.signatory': signatory,
    'letter.designation': designation,
  }
}
