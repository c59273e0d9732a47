import { forEachKey, GALLERY_KINDS, type GalleryKind } from '../../content.ts'
import type { Subject, Undo, Undos } from '../../records/history/changes.ts'
import { GALLERY_ORDERS } from '../../records/history/kinds.ts'
import { idsOfOrder, orderVersion } from '../../records/history/order.ts'
import { type GalleryChange, galleryChange, type GalleryRecord } from './schema.ts'
import { type GalleryEntry, type GalleryStore, recordOf } from './store.ts'

export const gallerySubject = (
  kind: GalleryKind,
  store: GalleryStore,
): Subject<GalleryChange, GalleryEntry, GalleryRecord> => ({
  kind,
  find: (id) => store.find(id),
  update: async (id, input) => (await store.update(id, input))!,
  parse: (fields) => galleryChange.parse(fields),
  versionOf: ({ version }) => version,
  fieldsOf: recordOf,
  answerOf: recordOf,
})

/** The order of some entries among themselves: a gallery can have thousands of others. */
export const galleryOrderSubject = (
  kind: GalleryKind,
  store: GalleryStore,
  ids: string[],
): Subject<string[], GalleryEntry[], GalleryRecord[]> => ({
  kind: GALLERY_ORDERS[kind],
  find: () => store.listThese(ids),
  update: (_id, sorted) => store.reorder(sorted),
  parse: idsOfOrder,
  versionOf: orderVersion,
  fieldsOf: (entries) => ({ order: entries.map(({ _id, title: name }) => ({ _id, name })) }),
  answerOf: (entries) => entries.map(recordOf),
})

export const galleryUndos: Undos<GalleryKind | 'photoOrder' | 'jubileeOrder'> = {
  ...forEachKey(GALLERY_KINDS, (kind): Undo => ({
    subject: (stores) => gallerySubject(kind, stores[kind]),
  })),
  photoOrder: undoOfOrder('photos'),
  jubileeOrder: undoOfOrder('jubilee'),
}

function undoOfOrder(kind: GalleryKind): Undo {
  return {
    subject: (stores, before) => galleryOrderSubject(kind, stores[kind], idsOfOrder(before)),
  }
}
