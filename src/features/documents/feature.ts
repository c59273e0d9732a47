import { contentKinds, DOCUMENT_KINDS, type DocumentKind, forEachKey } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import type { Calls, Feature, StoresOf } from '../feature.ts'
import { documentAnnouncement } from './announcement.ts'
import { documentReads, documentWrites } from './api.ts'
import { documentExports } from './export.ts'
import { documentFiles } from './files/api.ts'
import { letterRoute } from './letters/api.ts'
import { findLastLetter } from './letters/last-letter.ts'
import { documentReadings } from './reading/api.ts'
import { removeSampleDocuments, sampleDocumentSteps } from './sample.ts'
import { createSchedule } from './schedule.ts'
import { describeDocuments } from './search.ts'
import { hideAllFiles } from './search-and-access.ts'
import { createDocumentStore } from './store.ts'
import { findTexts, readDocumentTexts, readWritten } from './texts.ts'
import { documentUndos } from './subject.ts'

export const documents = {
  stores: (database: Database) => ({
    ...forEachKey(DOCUMENT_KINDS, (kind) => createDocumentStore(database, kind)),
    describeDocuments: (keys: number[]) => describeDocuments(database, keys),
    schedule: createSchedule(database),
    findTexts: (ids: string[]) => findTexts(database, ids),
    readWritten: (kind: DocumentKind) => readWritten(database, kind),
    findLastLetter: () => findLastLetter(database),
  }),
  undos: documentUndos,
  exports: documentExports,
  writtenTexts: forEachKey(DOCUMENT_KINDS, readDocumentTexts),
  prepareRestored: hideAllFiles,
  searchEntries: undefined,
  announcements: forEachKey(DOCUMENT_KINDS, documentAnnouncement),
  sampleSteps: sampleDocumentSteps,
  sampleRemovals: { document: removeSampleDocuments },
  openCalls: forEachKind(documentReads),
  staffCalls: [
    ...forEachKind(documentWrites, documentFiles, documentReadings),
    ['/letters', letterRoute],
  ],
} satisfies Feature

function forEachKind(...groups: (typeof documentReads)[]): Calls {
  return DOCUMENT_KINDS.flatMap((kind) =>
    groups.map((calls) => [contentKinds[kind].apiPath, calls(kind)] satisfies Calls[number]),
  )
}

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof documents> {}
}
