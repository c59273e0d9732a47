import { toLatinDigits } from '../words/digits.ts'
import { inDigits } from '../words/format.ts'
import type { Language } from '../words/language.ts'
import type { StaffWords } from '../words/staff-bn.ts'
import { ApiProblem, LineDropped, Stopped } from './api-client.ts'

/** What happened, in a sentence that the clerk can act on, in her language. */
export function describeProblem(error: unknown, words: StaffWords, language: Language): string {
  const { problems, file } = words
  if (error instanceof Stopped) return file.stopped
  if (error instanceof LineDropped) return problems.offline
  if (!(error instanceof ApiProblem) || error.code === 'failure') return problems.failure
  const [field] = error.fields
  // With several, the summary; with one, what is said of it, without the name that programs call it by.
  const said = field && error.fields.length === 1 ? field.message : error.message
  const sentence = translate(said, words, language)
  return sentence ?? problems.byCode[error.code] ?? (said || problems.failure)
}

/** The server's sentence about one field, in the clerk's language. */
export function describeField(message: string, words: StaffWords, language: Language): string {
  return translate(message, words, language) ?? message
}

/** Sentences are known with `#` for each number; the numbers come back in the language's digits. */
function translate(message: string, words: StaffWords, language: Language): string | undefined {
  const numbers = toLatinDigits(message).match(/\d+/g) ?? []
  const known = words.problems.sentences[message.replace(/\d+/g, '#')]
  let next = 0
  return known?.replace(/#/g, () => inDigits(numbers[next++] ?? '', language))
}
