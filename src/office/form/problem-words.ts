import { BROWSER_SENTENCES, fillPlaceholders } from '../../errors/browser-errors.ts'
import type { ErrorParams } from '../../errors/browser-errors.ts'
import { toBengaliDigits } from '@pathshala/bengali/digits'
import { errorsBn } from '../../words/errors-bn.ts'
import type { Language } from '../../words/language.ts'
import type { StaffWords } from '../../words/staff-words.ts'
import { ApiProblem, ConnectionLost, FileChanged, Stopped } from '../connection/api-client.ts'
import { fieldErrorsOf } from './input-problem.ts'
import { CodeReplaced } from '../connection/screen-code.ts'

const FAILURE = { bn: errorsBn.failure, en: BROWSER_SENTENCES.failure }

/** The error as a sentence in the clerk's language that tells her what to do. */
export function describeProblem(error: unknown, words: StaffWords, language: Language): string {
  if (error instanceof Stopped) return words.file.stopped
  if (error instanceof ConnectionLost) return words.line.dropped
  if (error instanceof FileChanged) return words.file.changed(error.fileName)
  if (error instanceof CodeReplaced) return words.line.missingPart
  const fields = fieldErrorsOf(error)
  if (fields.length > 0) {
    // Without the names of the fields, which are names of the API.
    return fields.map((field) => describeCoded(field, language)).join(' ')
  }
  return error instanceof ApiProblem ? describeCoded(error, language) : FAILURE[language]
}

/** The sentence of a code in the clerk's language. `message` is the English sentence. */
export function describeCoded(
  { code, params, message }: { code: string; params: ErrorParams; message: string },
  language: Language,
): string {
  // The English sentence has the name already.
  const named = params['fileName'] === undefined ? '' : `${params['fileName']}: `
  const sentences: Record<string, string | undefined> = errorsBn
  // A newer server can send a code that this page does not know.
  const sentence = language === 'bn' ? sentences[code] : undefined
  if (sentence === undefined) return message || FAILURE[language]
  const written = Object.entries(params).map(
    ([name, value]) => [name, toBengaliDigits(String(value))] as const,
  )
  return named + fillPlaceholders(sentence, Object.fromEntries(written))
}

/** The server's sentence, with the labels of the form in place of the names of the API. */
export function serverWordsOf(
  { message, fields }: Pick<ApiProblem, 'message' | 'fields'>,
  labels: Record<string, string>,
): string {
  const names = fields.map(({ path }) => path).sort((a, b) => b.length - a.length)
  if (names.length === 0) return message
  const written = new RegExp(
    `\\b(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})\\b`,
    'g',
  )
  return message.replace(written, (name) => labels[name] ?? name)
}
