import { DOCUMENT_KINDS, forEachKey } from '../../content.ts'
import { listBatches } from '../../database/list-batches.ts'
import type { ExportedList } from '../feature.ts'
import { documentRecord } from './schema.ts'

export const documentExports = forEachKey(DOCUMENT_KINDS, (kind): ExportedList => ({
  fields: Object.keys(documentRecord.shape),
  batches: ({ [kind]: store }) =>
    listBatches({}, { ...store, list: (part) => store.listRecords(part) }),
}))
