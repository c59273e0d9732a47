import { type ErrorParams, fillPlaceholders } from '../error-code.ts'
import { inDigits } from '../words/format.ts'
import type { Language } from '../words/language.ts'
import type { StaffWords } from '../words/staff-bn.ts'
import { ApiProblem, LineDropped, Stopped } from './api-client.ts'
import { fieldErrorsOf } from './input-problem.ts'

/** The error as a sentence in the clerk's language that tells her what to do. */
export function describeProblem(error: unknown, words: StaffWords, language: Language): string {
  if (error instanceof Stopped) return words.file.stopped
  if (error instanceof LineDropped) return words.line.dropped
  const fields = fieldErrorsOf(error)
  if (fields.length > 0) {
    // Without the names of the fields, which are those of the API.
    return fields.map((field) => describeCoded(field, words, language)).join(' ')
  }
  return error instanceof ApiProblem
    ? describeCoded(error, words, language)
    : words.problems.failure
}

/** The sentence of a code in the clerk's language, with params in the digits of that language. */
export function describeCoded(
  { code, params, message }: { code: string; params: ErrorParams; message: string },
  { problems }: StaffWords,
  language: Language,
): string {
  const sentences: Record<string, string | undefined> = problems
  const sentence = sentences[code]
  // A newer server can send a code that this page does not know.
  if (sentence === undefined) return message || problems.failure
  const written = Object.entries(params).map(([name, value]) => [
    name,
    inDigits(String(value), language),
  ])
  return fillPlaceholders(sentence, Object.fromEntries(written) as ErrorParams)
}
