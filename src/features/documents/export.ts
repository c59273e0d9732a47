import { DOCUMENT_KINDS, forEachKey } from '../../content.ts'
import { listBatches } from '../../database/list-batches.ts'
import type { ExportedList } from '../feature.ts'
import { type DocumentRecord, documentRecord } from './schema.ts'

export const documentExports = forEachKey(DOCUMENT_KINDS, (kind): ExportedList => ({
  fields: Object.keys(documentRecord.shape),
  batches: ({ [kind]: store }) =>
    listBatches({}, { ...store, list: (part) => store.listRecords(part) }),
  tableFields: {
    fields: ['oldAddresses'],
    async add({ redirects }, records) {
      const documents = records as DocumentRecord[]
      const paths = await redirects.listPathsTo(documents.map(({ url }) => url))
      return documents.map((document) => {
        return { ...document, oldAddresses: paths.get(document.url)!.join('\n') }
      })
    },
  },
}))
