import { type ErrorParams, fillPlaceholders } from '../../../errors/browser-errors.ts'
import { describeCoded } from '../../../office/form/problem-words.ts'
import { fieldLabels } from '../../../office-features.ts'
import { toBengaliDigits } from '@pathshala/bengali/digits'
import type { Language } from '../../../words/language.ts'
import { fileProblemWords, reasonWords } from '../reason-words.ts'
import type { ReportEntry } from '../schema.ts'

/** The reason why a record is not imported, or a point to check, in the clerk's language. */
export function describeReason(
  entry: Pick<ReportEntry, 'reason' | 'params' | 'kind' | 'field'>,
  language: Language,
): string {
  const sentence = sentenceOf(reasonWords[language], entry, language) ?? entry.reason ?? ''
  const { field, kind = '' } = entry
  if (!field) return sentence
  const labels: Record<string, Record<string, string> | undefined> = fieldLabels(language)
  // The history has another word for one of them.
  const label = labels[kind === 'redirects' ? 'redirect' : kind]?.[field.path] ?? field.path
  return `${sentence} ${label}: ${describeCoded(field, language)}`
}

/** Files are also refused by the rules of uploads, which have sentences of their own. */
export function describeFileReason(
  { reason = '', params = {}, message = '' }: ReportEntry,
  language: Language,
): string {
  return (
    sentenceOf(fileProblemWords[language], { reason, params }, language) ??
    describeCoded({ code: reason, params, message }, language)
  )
}

/** Undefined if this version of the page does not know the reason. */
function sentenceOf(
  sentences: Record<string, string | undefined>,
  { reason = '', params = {} }: Pick<ReportEntry, 'reason' | 'params'>,
  language: Language,
): string | undefined {
  const sentence = sentences[reason]
  return sentence && fillPlaceholders(sentence, written(params, language))
}

/** Numbers in the clerk's digits. Names and addresses stay as they are. */
function written(params: ErrorParams, language: Language): ErrorParams {
  if (language === 'en') return params
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? toBengaliDigits(String(value)) : value,
    ]),
  )
}
