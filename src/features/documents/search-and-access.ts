import { noteChange } from '../../database/content-version.ts'
import type { Database } from '../../database/database.ts'
import { indexDocuments } from './search.ts'
import { filesOf } from './record.ts'
import { isPublic } from './states.ts'
import { OFFER } from './table.ts'

/**
 * Updates the search index and the table of the files that only staff may fetch. Call it in the
 * transaction that writes the rows of these documents.
 */
export async function updateSearchAndAccess(database: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  // Only what visitors see is in the index.
  const shown = await database
    .selectFrom('searchEntry')
    .select('documentId')
    .where('documentId', 'in', ids)
    .execute()
  await indexDocuments(database, ids)
  await database.deleteFrom('hiddenFile').where('documentId', 'in', ids).execute()
  const hidden = await selectHidden(database).where('id', 'in', ids).execute()
  await hideFiles(database, hidden)
  const unseen = hidden.filter(({ state }) => !isPublic(state))
  noteChange(database, shown.length > 0 || unseen.length < ids.length)
}

/** Rebuilds the table of the files that only staff may fetch. */
export async function hideAllFiles(database: Database): Promise<void> {
  await database.deleteFrom('hiddenFile').execute()
  for (const document of await selectHidden(database).execute()) {
    await hideFiles(database, [document])
  }
}

function selectHidden(database: Database) {
  return database
    .selectFrom('document')
    .select(['id', 'file', 'pages', 'attachments', 'state'])
    .where((row) =>
      row.or([row('state', 'in', ['draft', 'scheduled']), row('offerFile', '=', OFFER.no)]),
    )
}

type WithFiles = Awaited<ReturnType<ReturnType<typeof selectHidden>['execute']>>[number]

async function hideFiles(database: Database, documents: WithFiles[]): Promise<void> {
  const rows = documents.flatMap((row) => {
    const own = row.file === null ? [] : [row.file]
    const names = isPublic(row.state) ? own : filesOf(row)
    return names.map((name) => ({ name, documentId: row.id }))
  })
  if (rows.length > 0) await database.insertInto('hiddenFile').values(rows).execute()
}
