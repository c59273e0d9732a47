import { z } from 'zod'
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  forEachKey,
  GALLERY_KINDS,
  type GalleryKind,
} from '../../content.ts'
import type { ExpectedVersion } from '../../database/version.ts'
import type { PlainCode } from '../../errors/codes.ts'
import { CannotUndo, FileRejected } from '../../errors/classes.ts'
import type { CalendarStore } from '../../features/calendar/store.ts'
import { calendarSubject } from '../../features/calendar/subject.ts'
import { documentSubject } from '../../features/documents/subject.ts'
import type { DocumentStore } from '../../features/documents/store.ts'
import type { GalleryStore } from '../../features/galleries/store.ts'
import { galleryOrderSubject, gallerySubject } from '../../features/galleries/subject.ts'
import { cleanInWorker } from '../../features/people/clean-in-worker.ts'
import type { OfficerStore } from '../../features/people/store.ts'
import {
  officerOrderSubject,
  officerSubject,
  teacherPageSubject,
} from '../../features/people/subject.ts'
import type { ProfileStores } from '../../features/profile/store.ts'
import { contactSubject, schoolInfoSubject, siteSubject } from '../../features/profile/subject.ts'
import type { RoutineStore } from '../../features/routine/store.ts'
import { routineSubject } from '../../features/routine/subject.ts'
import type { StudentCountStore } from '../../features/student-counts/store.ts'
import { studentCountSubject } from '../../features/student-counts/subject.ts'
import { change, type Subject } from './changes.ts'
import { type Fields, hasSameFields } from './difference.ts'
import type { HistoryKind } from './kinds.ts'
import { idsOfOrder } from './order.ts'
import type { HistoryStore } from './store.ts'
import type { HistoryEntryTable } from './table.ts'

/** The stores whose changes can be set back. */
export interface SubjectStores
  extends Record<DocumentKind, DocumentStore>, Record<GalleryKind, GalleryStore>, ProfileStores {
  calendar: CalendarStore
  routines: RoutineStore
  officers: OfficerStore
  studentCounts: StudentCountStore
  history: HistoryStore
}

/** How each kind is changed; undefined if nothing of the kind can be set back. */
const SUBJECTS: Record<
  HistoryKind,
  ((stores: SubjectStores, before: Fields) => Subject) | undefined
> = {
  ...forEachKey(
    DOCUMENT_KINDS,
    (kind) => (stores: SubjectStores) => documentSubject(kind, stores[kind]),
  ),
  ...forEachKey(
    GALLERY_KINDS,
    (kind) => (stores: SubjectStores) => gallerySubject(kind, stores[kind]),
  ),
  photoOrder: ({ photos }, before) => galleryOrderSubject('photos', photos, idsOfOrder(before)),
  jubileeOrder: ({ jubilee }, before) =>
    galleryOrderSubject('jubilee', jubilee, idsOfOrder(before)),
  calendar: ({ calendar }) => calendarSubject(calendar),
  routines: ({ routines }) => routineSubject(routines),
  officers: ({ officers }) => officerSubject(officers),
  officerOrder: ({ officers }) => officerOrderSubject(officers),
  teacherPage: ({ officers }) => teacherPageSubject(officers),
  studentCounts: ({ studentCounts }) => studentCountSubject(studentCounts),
  schoolInfo: ({ schoolInfo }) => schoolInfoSubject(schoolInfo),
  contact: ({ contact }) => contactSubject(contact),
  site: ({ site }) => siteSubject(site),
  sample: undefined,
  account: undefined,
}

/**
 * How the records of a kind are changed; undefined if nothing of the kind can be set back. `before`
 * has the earlier fields: an order of a gallery is the order of some of its entries.
 */
export function subjectOf(
  kind: HistoryKind,
  stores: SubjectStores,
  before: Fields = {},
): Subject | undefined {
  return SUBJECTS[kind]?.(stores, before)
}

export function canSetBack(entry: HistoryEntryTable): boolean {
  return whyNot(entry) === undefined
}

/**
 * Sets the fields of one change to their earlier values; later changes of other fields stay. It is
 * the change that the route of the kind makes, with the same checks and its own history entry.
 * @throws CannotUndo with the reason, Outdated if the record has another version than expected
 */
export async function setBack(
  stores: SubjectStores,
  entry: HistoryEntryTable,
  expected: ExpectedVersion,
): Promise<Fields | Fields[]> {
  const reason = whyNot(entry)
  if (reason !== undefined) throw new CannotUndo(reason)
  const before = JSON.parse(entry.before!) as Fields
  const subject = subjectOf(entry.kind, stores, before)!
  const id = entry.subjectId
  const find = async () => {
    const found = await subject.find(id)
    if (!found) throw new CannotUndo('set-back-deleted')
    return subject.fieldsOf(found)
  }
  const current = await find()
  const input = readBack(subject, before, current)
  const answer = await change(stores.history, subject, { id, input, expected, action: 'setBack' })
  if (hasSameFields(current, await find())) throw new CannotUndo('set-back-same')
  return answer
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
    throw cause instanceof FileRejected ? refused(cause) : cause
  })
  return { ...entry, before: JSON.stringify({ html: cleaned }) }
}

function whyNot({ action, kind, before }: HistoryEntryTable): PlainCode | undefined {
  const isChange = action === 'changed' || action === 'setBack'
  // The only deletion that does not use the bin, because the history has the text.
  const isTeacherPage = kind === 'teacherPage' && action === 'deleted'
  if ((!isChange && !isTeacherPage) || before === null || !SUBJECTS[kind])
    return 'set-back-no-change'
  return Object.keys(JSON.parse(before) as Fields).length === 0 ? 'set-back-same' : undefined
}

/** The input that gives the record the earlier values of these fields. */
function readBack(subject: Subject, before: Fields, current: object): unknown {
  try {
    return subject.parse({ ...current, ...before })
  } catch (cause) {
    throw cause instanceof z.ZodError ? refused(cause) : cause
  }
}

function refused(cause: unknown): CannotUndo {
  return Object.assign(new CannotUndo('set-back-invalid'), { cause })
}
