import type { z } from 'zod'
import type { ExpectedVersion } from '../database/version.ts'
import { CannotUndo, FileRejected } from '../errors.ts'
import { documentChange } from '../features/documents/schema.ts'
import type { DocumentStore } from '../features/documents/store.ts'
import { DOCUMENT_KINDS, type DocumentKind, forEachKey } from '../content.ts'
import { orderOf } from '../features/officers/order.ts'
import { cleanInWorker } from '../features/officers/clean-in-worker.ts'
import { officerChange } from '../features/officers/schema.ts'
import type { OfficerStore } from '../features/officers/store.ts'
import { describePage } from '../features/officers/teacher-page-store.ts'
import { contact, schoolInfo, siteChange } from '../features/profile/schema.ts'
import type { ProfileStores } from '../features/profile/store.ts'
import { studentCount } from '../features/student-counts/schema.ts'
import type { StudentCountStore } from '../features/student-counts/store.ts'
import { type Fields, findDifference, isSame } from './difference.ts'
import type { HistoryKind } from './kinds.ts'
import type { HistoryStore } from './store.ts'
import type { HistoryEntryTable } from './table.ts'

/** The stores whose changes can be set back. */
interface Stores extends Record<DocumentKind, DocumentStore>, ProfileStores {
  officers: OfficerStore
  studentCounts: StudentCountStore
  history: HistoryStore
}

interface Change {
  id: string
  /** The values of the fields before the change. */
  before: Fields
  expected: ExpectedVersion
}

/** Sets the fields of a record to earlier values; returns the record as its API does. */
type SetBack = (stores: Stores, change: Change) => Promise<Fields | Fields[]>

const GONE = 'It has been deleted since: restore it from the bin first.'
const SAME = 'It says so already: there is nothing to set back.'
const PICTURE = 'A picture that was replaced is not kept: upload it again.'
const NO_CHANGE = 'Only a change can be set back. What was deleted is restored from the bin.'
const REFUSED = 'What it said then is not accepted any more: write it anew.'

function documentTitle(kind: DocumentKind): SetBack {
  return async ({ history, [kind]: store }, { id, before, expected }) => {
    const current = orGone(await store.find(id))
    const { title } = readBack(documentChange, before, current)
    return history.changed(kind, current, (await store.rename(id, title, expected))!, 'setBack')
  }
}

const SET_BACK: Partial<Record<HistoryKind, SetBack>> = {
  ...forEachKey(DOCUMENT_KINDS, documentTitle),

  async officers({ history, officers }, { id, before, expected }) {
    const current = orGone(await officers.find(id))
    const { file: _, ...change } = readBack(officerChange, before, current)
    const { officer } = (await officers.update(id, withoutUndefined(change), { expected }))!
    return history.changed('officers', current, officer, 'setBack')
  },

  async officerOrder({ history, officers }, { before, expected }) {
    const current = orderOf(await officers.list())
    const order = before['order'] as { _id: string }[]
    // No limit on the length: the order of the change may contain only a part of today's list.
    const after = await officers.reorder(
      order.map(({ _id }) => _id),
      expected,
    )
    if (isSame(current, orderOf(after))) throw new CannotUndo(SAME)
    await history.changed('officerOrder', current, orderOf(after), 'setBack')
    return after
  },

  async teacherPage({ history, officers: { ownPage } }, { before, expected }) {
    const current = await ownPage.find()
    const html = before['html'] as string | null
    if (current.html === html) throw new CannotUndo(SAME)
    const after = await ownPage.replace(html, expected)
    await history.changed('teacherPage', { html: current.html }, { html }, 'setBack')
    return describePage(after)
  },

  async studentCounts({ history, studentCounts }, { id, before, expected }) {
    const current = orGone(await studentCounts.find(id))
    const input = readBack(studentCount, before, current)
    const after = (await studentCounts.update(id, input, expected))!
    return history.changed('studentCounts', current, after, 'setBack')
  },

  async schoolInfo({ history, schoolInfo: store }, { before, expected }) {
    const current = orGone(await store.find())
    const after = (await store.update(readBack(schoolInfo, before, current), expected))!
    return history.changed('schoolInfo', current, after, 'setBack')
  },

  async contact({ history, contact: store }, { before, expected }) {
    const current = orGone(await store.find())
    const after = (await store.update(readBack(contact, before, current), expected))!
    return history.changed('contact', current, after, 'setBack')
  },

  async site({ history, site }, { before, expected }) {
    const current = await site.find()
    const change = withoutUndefined(readBack(siteChange, before, current))
    const after = await site.update(change, { expected })
    return history.changed('site', current, after, 'setBack')
  },
}

/** Replaced pictures are not stored, so these fields cannot be undone. */
const PICTURES = new Set(['photo', 'logo', 'headTeacherPhoto'])

export function canSetBack(entry: HistoryEntryTable): boolean {
  return whyNot(entry) === undefined
}

/**
 * Sets the fields of one change to their earlier values; later changes of other fields stay. It is
 * a change like any other: it has the same validation and its own history entry.
 * @throws CannotUndo with the reason, Outdated if the record has another version than expected
 */
export function setBack(
  stores: Stores,
  entry: HistoryEntryTable,
  expected: ExpectedVersion,
): Promise<Fields | Fields[]> {
  const reason = whyNot(entry)
  if (reason !== undefined) throw new CannotUndo(reason)
  const before = JSON.parse(entry.before!) as Fields
  return SET_BACK[entry.kind]!(stores, { id: entry.subjectId, before, expected })
}

/**
 * Prepares an entry for undoing: cleans the page of teachers again, because older versions stored
 * uploads unchanged. It takes long, so call it before the transaction.
 * @throws CannotUndo if the page is no longer accepted
 */
export async function cleanEntry(entry: HistoryEntryTable): Promise<HistoryEntryTable> {
  if (entry.kind !== 'teacherPage' || entry.before === null) return entry
  const { html } = JSON.parse(entry.before) as { html?: string | null }
  if (!html) return entry
  const cleaned = await cleanInWorker(html).catch((cause: unknown) => {
    throw cause instanceof FileRejected ? new CannotUndo(REFUSED, { cause }) : cause
  })
  return { ...entry, before: JSON.stringify({ html: cleaned }) }
}

function whyNot({ action, kind, before }: HistoryEntryTable): string | undefined {
  const isChange = action === 'changed' || action === 'setBack'
  // The only deletion that does not use the bin, because the history has the text.
  const isTeacherPage = kind === 'teacherPage' && action === 'deleted'
  if ((!isChange && !isTeacherPage) || before === null || !SET_BACK[kind]) return NO_CHANGE
  const names = Object.keys(JSON.parse(before) as Fields)
  if (names.length === 0) return SAME
  return names.every((name) => PICTURES.has(name)) ? PICTURE : undefined
}

/** The record with earlier values of the given fields, parsed by its current schema. */
function readBack<S extends z.ZodType>(schema: S, before: Fields, current: object): z.output<S> {
  const words = Object.fromEntries(Object.entries(before).filter(([name]) => !PICTURES.has(name)))
  const wanted = { ...current, ...words }
  if (Object.keys(findDifference(current, wanted).after).length === 0) throw new CannotUndo(SAME)
  const read = schema.safeParse(wanted)
  if (!read.success) throw new CannotUndo(REFUSED)
  return read.data
}

function orGone<T>(found: T | undefined): T {
  if (found === undefined) throw new CannotUndo(GONE)
  return found
}

function withoutUndefined<T extends object>(
  fields: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [K in keyof T]: Exclude<T[K], undefined> }
}
