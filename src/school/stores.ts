import { DOCUMENT_KINDS, forEachKey, GALLERY_KINDS } from '../content.ts'
import {
  changeContent,
  findContentVersion,
  lockChanges,
  type Write,
} from '../database/content-version.ts'
import type { Database } from '../database/database.ts'
import { createIdempotentAnswerStore } from '../records/idempotent-answers.ts'
import { createCalendarStore } from '../features/calendar/store.ts'
import { createDocumentStore } from '../features/documents/store.ts'
import { findLastLetter } from '../features/documents/letters/last-letter.ts'
import { createSchedule } from '../features/documents/schedule.ts'
import { findTexts } from '../features/documents/texts.ts'
import { readWritten } from '../features/documents/written.ts'
import { createGalleryStore } from '../features/galleries/store.ts'
import { createOfficerStore } from '../features/people/store.ts'
import { createProfileStores } from '../features/profile/store.ts'
import { createRoutineStore } from '../features/routine/store.ts'
import { createSignInLimit } from '../features/accounts/sign-in/limit.ts'
import { createAccountStore } from '../features/accounts/store.ts'
import { createTwoStepStore } from '../features/accounts/two-step/store.ts'
import { createStudentCountStore } from '../features/student-counts/store.ts'
import { createSearchStore } from '../search/store.ts'
import { createReadingStore } from '../reading/store.ts'
import { createSampleStore } from '../sample/store.ts'
import { findServedFile } from '../files/rows.ts'
import { createBinStore } from '../records/bin/store.ts'
import { createHistoryStore } from '../records/history/store.ts'

export type Stores = ReturnType<typeof createStores>

/** Every store on one executor: a connection or a transaction. */
export function createStores(database: Database, by = '') {
  const profile = createProfileStores(database)
  const officers = createOfficerStore(database)
  const calendar = createCalendarStore(database)
  const routines = createRoutineStore(database)
  const version = { findContentVersion: () => findContentVersion(database) }
  return {
    ...forEachKey(DOCUMENT_KINDS, (kind) => createDocumentStore(database, kind)),
    ...forEachKey(GALLERY_KINDS, (kind) => createGalleryStore(database, kind)),
    ...profile,
    schedule: createSchedule(database),
    calendar,
    routines,
    studentCounts: createStudentCountStore(database),
    officers,
    accounts: createAccountStore(database),
    twoStep: createTwoStepStore(database),
    signInLimit: createSignInLimit(database),
    reading: createReadingStore(database),
    sample: createSampleStore(database),
    idempotentAnswers: createIdempotentAnswerStore(database),
    search: createSearchStore(database, { ...profile, ...version, officers, calendar, routines }),
    bin: createBinStore(database, by),
    history: createHistoryStore(database, by),
    findTexts: (ids: string[]) => findTexts(database, ids),
    readWritten: () => readWritten(database),
    findLastLetter: () => findLastLetter(database),
    findFile: (name: string) => findServedFile(database, name),
    ...version,
    lockChanges: () => lockChanges(database),
  }
}

export function createWrite(database: Database): Write<Stores> {
  return (work, by) => changeContent(database, (transaction) => work(createStores(transaction, by)))
}

export function createWritePrivate(database: Database): Write<Stores> {
  return (work, by) =>
    database.transaction().execute((transaction) => work(createStores(transaction, by)))
}
