import { fillPlaceholders } from '../../errors/browser-errors.ts'
import { reasonWords } from './reason-words.ts'
import type { Detail, LeftRecord, MoveReport, ReportEntry, ReportList } from './schema.ts'

/** The reason as an English sentence. A later version of the software may know it. */
export function describeReason({
  reason,
  params = {},
  field,
}: Pick<Detail, 'reason' | 'params' | 'field'>): string {
  const sentences: Record<string, string | undefined> = reasonWords.en
  const sentence = fillPlaceholders(sentences[reason] ?? reason, params)
  return field ? `${sentence} ${field.path}: ${field.message}` : sentence
}

/** The key of a record for readers, without the hash in the key of a file. */
export function nameOfKey(key: string): string {
  return key.replace(/^file:[\da-f]{64}:/, '')
}

/** The lists of a report, with each of their entries as it is shown. */
export function reportLists(
  report: MoveReport | undefined,
  left: LeftRecord[],
): Record<ReportList, ReportEntry[]> {
  const { details = [], notes = [], files } = report ?? {}
  const named = (names: string[] = []) => names.map((name) => ({ name }))
  return {
    details: details.map(ofDetail),
    notes: notes.map(ofDetail),
    missing: named(files?.missing),
    refused: files?.refusals ?? [],
    external: named(files?.external),
    unused: named(files?.unused),
    left: left.map((one) => ({ ...one, name: '', message: describeReason(one) })),
  }
}

function ofDetail({ key, ...detail }: Detail): ReportEntry {
  return { name: nameOfKey(key), ...detail, message: describeReason(detail) }
}
