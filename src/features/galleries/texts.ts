import type { GalleryKind } from '../../content.ts'
import { listBatches } from '../../database/list-batches.ts'
import type { ReadTexts } from '../feature.ts'

export function readGalleryTexts(kind: GalleryKind): ReadTexts {
  return async function* ({ [kind]: store }) {
    for await (const entries of listBatches({}, store)) {
      for (const { _id: id, title } of entries) yield { id, fields: { title } }
    }
  }
}
