import type { DocumentKind } from '../../content.ts'
import { recordSubject } from '../../history/changes.ts'
import { type DocumentRecord, earlierDocument, type StoredChange } from './schema.ts'
import type { DocumentStore } from './store.ts'

export const documentSubject = (kind: DocumentKind, store: DocumentStore) => ({
  ...recordSubject<StoredChange, DocumentRecord>(kind, earlierDocument, {
    find: (id) => store.find(id),
    update: async (id, change) => (await store.update(id, change))!,
  }),
  fieldsOf,
})

/** What people change. The rest follows from it, or changes by itself. */
function fieldsOf(record: DocumentRecord) {
  const { _id, version, title, text, textSource, topic, date, state, letter } = record
  const { publishAt, endsAt, pinnedUntil } = record
  const draft = state === 'draft'
  const written = { title, text, textSource, topic, date, letter }
  return { _id, version, ...written, draft, publishAt, endsAt, pinnedUntil }
}
