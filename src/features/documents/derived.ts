import type { Database } from '../../database/database.ts'
import { indexDocuments } from '../../search/index-store.ts'
import { filesOf } from './record.ts'

/**
 * Updates what follows from the rows of documents: the search index, and which files only staff may
 * fetch. Call it in the transaction that writes the rows.
 */
export async function updateDerived(database: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await indexDocuments(database, ids)
  await database.deleteFrom('hiddenFile').where('documentId', 'in', ids).execute()
  const hidden = await database
    .selectFrom('document')
    .select(['id', 'file', 'pages', 'attachments'])
    .where('id', 'in', ids)
    .where('state', 'in', ['draft', 'scheduled'])
    .execute()
  const rows = hidden.flatMap((row) => filesOf(row).map((name) => ({ name, documentId: row.id })))
  if (rows.length > 0) await database.insertInto('hiddenFile').values(rows).execute()
}
