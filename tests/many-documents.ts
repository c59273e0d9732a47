import type { DocumentKind } from '#src/content.ts'
import { changeContent } from '#src/database/content-version.ts'
import { newId } from '#src/base/new-id.ts'
import { storedFile, type TestSite } from './build-app.ts'

/** Fewer parameters in a statement than SQLite accepts. */
const ROWS_AT_ONCE = 1000

/**
 * Publishes many documents of an empty kind, numbered from 1, but does not index their words. The
 * store would need nine queries for each.
 */
export async function insertDocuments(
  { services }: TestSite,
  kind: DocumentKind,
  documents: { title: string; date: string }[],
): Promise<void> {
  const rows = documents.map(({ title, date }, index) => {
    const file = storedFile()
    const times = { date, createdAt: date, updatedAt: date, publishedAt: date }
    const number = index + 1
    const document = { id: newId(), kind, number, file: file.name, title, version: 1, isSample: 0 }
    return { file, document: { ...document, ...times } }
  })
  await changeContent(services.database, async (transaction) => {
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const some = rows.slice(start, start + ROWS_AT_ONCE)
      const files = some.map(({ file }) => file)
      await transaction.insertInto('storedFile').values(files).execute()
      const inserted = some.map(({ document }) => document)
      await transaction.insertInto('document').values(inserted).execute()
    }
    await transaction.insertInto('documentNumber').values({ kind, last: rows.length }).execute()
  })
}
