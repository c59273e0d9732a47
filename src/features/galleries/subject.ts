import { forEachKey, GALLERY_KINDS, type GalleryKind } from '../../content.ts'
import type { RecordSubject, Undo, Undos } from '../../records/history/changes.ts'
import { GALLERY_ORDERS } from '../../records/history/kinds.ts'
import { orderSubject, undoOfOrder } from '../../records/history/order.ts'
import type { Stores } from '../../request/school.ts'
import { type GalleryRecord, type PhotoChange, photoChange } from './schema.ts'
import { albumUndos } from './albums/subject.ts'
import { type GalleryEntry, recordOf } from './store.ts'

/** A photo that gets an album which is gone has none, so that an earlier change can be set back. */
export const gallerySubject =
  (kind: GalleryKind) =>
  ({ [kind]: store }: Stores): RecordSubject<PhotoChange, GalleryEntry, GalleryRecord> => ({
    kind,
    find: (id) => store.find(id),
    update: (id, input) => store.update(id, input),
    remove: (id) => store.remove(id),
    parse: (fields) => photoChange.parse(fields),
    versionOf: ({ version }) => version,
    fieldsOf: recordOf,
    answerOf: recordOf,
  })

/** The order of only the sent entries, because a gallery can have thousands of entries. */
export const galleryOrderSubject =
  (kind: GalleryKind) =>
  ({ [kind]: store }: Stores, ids: string[]) =>
    orderSubject<GalleryEntry, GalleryRecord>(GALLERY_ORDERS[kind], {
      find: () => store.listByIds(ids),
      update: (sorted) => store.reorder(sorted),
      nameOf: ({ title }) => title,
      answerOf: recordOf,
    })

export const galleryUndos: Undos<GalleryKind | 'albums' | 'photoOrder' | 'jubileeOrder'> = {
  ...albumUndos,
  ...forEachKey(GALLERY_KINDS, (kind): Undo => ({ subject: gallerySubject(kind) })),
  photoOrder: undoOfOrder(galleryOrderSubject('photos')),
  jubileeOrder: undoOfOrder(galleryOrderSubject('jubilee')),
}
