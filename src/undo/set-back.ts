import type { z } from 'zod'
import type { ExpectedVersion } from '../database/version.ts'
import { CannotUndo } from '../errors.ts'
import { documentChange } from '../features/documents/schema.ts'
import type { DocumentKind } from '../features/documents/kinds.ts'
import { orderOf } from '../features/officers/order.ts'
import { officerChange, officerOrder } from '../features/officers/schema.ts'
import { contact, schoolInfo, siteChange } from '../features/profile/schema.ts'
import { studentCount } from '../features/student-counts/schema.ts'
import type { Stores } from '../server/stores.ts'
import { type Fields, findDifference, isSame } from './difference.ts'
import type { HistoryKind } from './kinds.ts'
import type { HistoryEntryTable } from './table.ts'

interface Change {
  id: string
  /** What the fields said before the change that is set back. */
  before: Fields
  expected: ExpectedVersion
}

/** Sets a record's fields to what they said; returns the record as its own API gives it. */
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
  notices: documentTitle('notices'),
  news: documentTitle('news'),
  downloads: documentTitle('downloads'),

  async officers({ history, officers }, { id, before, expected }) {
    const current = orGone(await officers.find(id))
    const { file: _, ...change } = readBack(officerChange, before, current)
    const { officer } = (await officers.update(id, withoutUndefined(change), { expected }))!
    return history.changed('officers', current, officer, 'setBack')
  },

  async officerOrder({ history, officers }, { before }) {
    const current = orderOf(await officers.list())
    const order = before['order'] as { _id: string }[]
    const { ids } = officerOrder.parse({ ids: order.map(({ _id }) => _id) })
    const after = await officers.reorder(ids)
    if (isSame(current, orderOf(after))) throw new CannotUndo(SAME)
    await history.changed('officerOrder', current, orderOf(after), 'setBack')
    return after
  },

  async teacherPage({ history, officers: { ownPage } }, { before }) {
    const current = { html: (await ownPage.find())?.html ?? null }
    const html = before['html'] as string | null
    if (current.html === html) throw new CannotUndo(SAME)
    if (html === null) await ownPage.remove()
    else await ownPage.put({ html })
    await history.changed('teacherPage', current, { html }, 'setBack')
    return { source: html === null ? 'list' : 'file' }
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

/** Pictures that are replaced are not kept: everything else that a change said can be said again. */
const PICTURES = new Set(['photo', 'logo', 'headTeacherPhoto'])

export function canSetBack(entry: HistoryEntryTable): boolean {
  return whyNot(entry) === undefined
}

/**
 * Sets what one change made different to what it said before; what was changed in other fields since
 * stays. It is a change like any other: the same validation, an entry of its own.
 * @throws CannotUndo with the reason, Outdated where the record is no longer the version expected
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

function whyNot({ action, kind, before }: HistoryEntryTable): string | undefined {
  const isChange = action === 'changed' || action === 'setBack'
  // Of all that is deleted, it alone does not go to the bin: its text is in the history.
  const isTeacherPage = kind === 'teacherPage' && action === 'deleted'
  if ((!isChange && !isTeacherPage) || before === null || !SET_BACK[kind]) return NO_CHANGE
  const names = Object.keys(JSON.parse(before) as Fields)
  if (names.length === 0) return SAME
  return names.every((name) => PICTURES.has(name)) ? PICTURE : undefined
}

/** The record with those fields as they were, as its schema accepts it now. */
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
