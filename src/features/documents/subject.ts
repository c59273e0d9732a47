import type { DocumentKind } from '../../content.ts'
import { recordSubject } from '../../history/changes.ts'
import { earlierDocument } from './schema.ts'
import type { DocumentStore } from './store.ts'

export const documentSubject = (kind: DocumentKind, store: DocumentStore) =>
  recordSubject(kind, earlierDocument, {
    find: (id) => store.find(id),
    update: async (id, change) => (await store.update(id, change))!,
  })
