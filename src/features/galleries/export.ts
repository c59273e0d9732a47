import type { GalleryKind } from '../../content.ts'
import { listBatches, mapBatches } from '../../database/list-batches.ts'
import type { ExportedList } from '../feature.ts'
import { galleryRecord } from './schema.ts'
import { recordOf } from './store.ts'

export function galleryExport(kind: GalleryKind): ExportedList {
  return {
    fields: Object.keys(galleryRecord.shape),
    batches: ({ [kind]: store }) => mapBatches(listBatches({}, store), recordOf),
  }
}
