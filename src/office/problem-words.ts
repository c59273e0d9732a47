import { toLatinDigits } from '../words/digits.ts'
import { inDigits } from '../words/format.ts'
import type { Language } from '../words/language.ts'
import type { StaffWords } from '../words/staff-bn.ts'
import { ApiProblem, LineDropped, Stopped } from './api-client.ts'
import { InputProblem } from './input-problem.ts'

/** The error as a sentence in the clerk's language that tells her what to do. */
export function describeProblem(error: unknown, words: StaffWords, language: Language): string {
  const { problems, file } = words
  if (error instanceof Stopped) return file.stopped
  if (error instanceof LineDropped) return problems.offline
  if (error instanceof InputProblem) {
    return error.fields.map(({ message }) => describeField(message, words, language)).join(' ')
  }
  if (!(error instanceof ApiProblem) || error.code === 'failure') return problems.failure
  const [field] = error.fields
  // With several field errors, the summary; with one, its own sentence, without the API name of the
  // field.
  const said = field && error.fields.length === 1 ? field.message : error.message
  const sentence = translate(said, words, language)
  return sentence ?? problems.byCode[error.code] ?? (said || problems.failure)
}

/** The server's sentence about one field, in the clerk's language. */
export function describeField(message: string, words: StaffWords, language: Language): string {
  return translate(message, words, language) ?? message
}

/**
 * The catalogue has `#` in place of each number. Numbers are written in the digits of the language.
 */
function translate(message: string, words: StaffWords, language: Language): string | undefined {
  const numbers = toLatinDigits(message).match(/\d+/g) ?? []
  const known = words.problems.sentences[message.replace(/\d+/g, '#')]
  let next = 0
  return known?.replace(/#/g, () => inDigits(numbers[next++] ?? '', language))
}
