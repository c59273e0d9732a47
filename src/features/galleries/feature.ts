import { contentKinds, forEachKey, GALLERY_KINDS } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import type { Feature, StoresOf } from '../feature.ts'
import { galleryReads, galleryWrites } from './api.ts'
import { removeSampleEntries, sampleGallerySteps } from './sample.ts'
import { galleryExport } from './export.ts'
import { createGalleryStore } from './store.ts'
import { galleryUndos } from './subject.ts'
import { readGalleryTexts } from './texts.ts'

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

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof galleries> {}
}
