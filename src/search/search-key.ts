import { nowMs } from '../base/clock.ts'
import type { Day } from '@pathshala/bengali/days'
import { contentKinds, DOCUMENT_KINDS, type DocumentKind } from '../content.ts'

const CODES = 64
const NUMBERS = 2 ** 15
/** The code of calendar entries. No kind of documents has it. */
const ENTRY_CODE = CODES - 1
const KEYS_PER_SECOND = NUMBERS * CODES
/** Keys up to here (the year 2106) are safe integers. */
const MAX_SECOND = 2 ** 32 - 1

/**
 * An integer that orders documents by the second of their date, then by number and kind. Two
 * documents of a kind share a key only if their dates are equal and their numbers differ by 32,768.
 */
export function searchKeyOf({
  kind,
  number,
  date,
}: {
  kind: DocumentKind
  number: number
  date: string
}): number {
  return firstKeyAt(date) + (number % NUMBERS) * CODES + contentKinds[kind].searchCode
}

/** The smallest key of a document with this date. */
export function firstKeyAt(date: string): number {
  const second = Math.floor(Date.parse(date) / 1000)
  return Math.max(-MAX_SECOND, Math.min(MAX_SECOND, second)) * KEYS_PER_SECOND
}

const DAY_MS = 24 * 60 * 60 * 1000
/** All coming days of two calendars come before past ones. */
const PAST_MS = 2 * 365 * DAY_MS

/**
 * The key of a calendar entry, which is not in the index. The nearest come first, those that are over
 * last: an entry in ten days gets the key of ten days ago. The key is the same all day. `serial` is unique.
 */
export function keyOfEntry(
  { from, to }: { from: Day; to: Day },
  serial: number,
  now = nowMs(),
): number {
  const today = Math.floor(now / DAY_MS) * DAY_MS
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const distance = last < today ? PAST_MS + today - last : Math.max(0, first - today)
  const nearness = new Date(today - distance).toISOString()
  return firstKeyAt(nearness) + (serial % NUMBERS) * CODES + ENTRY_CODE
}

export function kindOfKey(key: number): DocumentKind {
  const code = ((key % CODES) + CODES) % CODES
  return DOCUMENT_KINDS.find((kind) => contentKinds[kind].searchCode === code)!
}

/** The date of a key, in whole seconds. */
export function dateOfKey(key: number): Date {
  return new Date(Math.floor(key / KEYS_PER_SECOND) * 1000)
}
