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

/** The lists of a report, and how each of their entries is shown. */
export function reportLists(
  report: MoveReport | undefined,
  left: LeftRecord[],
): Record<ReportList, { total: number; part: (from: number, to: number) => ReportEntry[] }> {
  const files = report?.files
  return {
    details: listOf(report?.details, ofDetail),
    notes: listOf(report?.notes, ofDetail),
    missing: listOf(files?.missing, (name) => ({ name })),
    refused: listOf(files?.refusals, (one) => one),
    external: listOf(files?.external, (name) => ({ name })),
    unused: listOf(files?.unused, (name) => ({ name })),
    left: listOf(left, (one) => ({ ...one, name: '', message: describeReason(one) })),
  }
}

function listOf<T>(list: T[] = [], describe: (one: T) => ReportEntry) {
  return {
    total: list.length,
    part: (from: number, to: number) => list.slice(from, to).map(describe),
  }
}

function ofDetail({ key, ...detail }: Detail): ReportEntry {
  return { name: nameOfKey(key), ...detail, message: describeReason(detail) }
}
