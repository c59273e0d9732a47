import { contentKinds, forEachKey, GALLERY_KINDS, type GalleryKind } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import type { ExportedList, Feature, ReadTexts, StoresOf } from '../feature.ts'
import { galleryReads, galleryWrites } from './api.ts'
import { removeSampleEntries, sampleGallerySteps } from './sample.ts'
import { listBatches, mapBatches } from '../../database/list-batches.ts'
import { galleryRecord } from './schema.ts'
import { createGalleryStore, recordOf } from './store.ts'
import { galleryUndos } from './subject.ts'

export const galleries = {
  stores: (database: Database) =>
    forEachKey(GALLERY_KINDS, (kind) => createGalleryStore(database, kind)),
  undos: galleryUndos,
  exports: forEachKey(GALLERY_KINDS, galleryExport),
  writtenTexts: forEachKey(GALLERY_KINDS, readGalleryTexts),
  searchEntries: undefined,
  sampleSteps: sampleGallerySteps,
  sampleRemovals: { galleryEntry: removeSampleEntries },
  openCalls: GALLERY_KINDS.map((kind) => [contentKinds[kind].apiPath, galleryReads(kind)]),
  staffCalls: GALLERY_KINDS.map((kind) => [contentKinds[kind].apiPath, galleryWrites(kind)]),
} satisfies Feature

function galleryExport(kind: GalleryKind): ExportedList {
  return {
    fields: Object.keys(galleryRecord.shape),
    batches: ({ [kind]: store }) => mapBatches(listBatches({}, store), recordOf),
  }
}

function readGalleryTexts(kind: GalleryKind): ReadTexts {
  return async function* ({ [kind]: store }) {
    for await (const entries of listBatches({}, store)) {
      for (const { _id: id, title } of entries) yield { id, fields: { title } }
    }
  }
}

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof galleries> {}
}
