import type { DocumentKind } from '../../content.ts'
import { recordSubject } from '../../history/changes.ts'
import { documentChange } from './schema.ts'
import type { DocumentStore } from './store.ts'

export const documentSubject = (kind: DocumentKind, store: DocumentStore) =>
  recordSubject(kind, documentChange, {
    find: (id) => store.find(id),
    update: async (id, { title }) => (await store.rename(id, title))!,
  })
