import { addFileRow } from '#src/files/rows.ts'
import type { StoredFile } from '#src/files/table.ts'
import type { Layout, TextSource } from '#src/features/documents/table.ts'
import type { OpenSchool } from '#src/school/open.ts'

/** The result of reading a file. */
interface Reading {
  text: string
  textSource: TextSource | null
  layout?: Layout
  /** Pictures of the pages. */
  pages: StoredFile[]
}

/** Stores a result as if the file of a document was read. */
export async function storeReading(
  { database, write }: OpenSchool,
  id: string,
  { text, textSource, layout = 'text', pages }: Reading,
): Promise<void> {
  for (const page of pages) await addFileRow(database, page)
  await database
    .updateTable('document')
    .set({
      text,
      textSource,
      layout,
      pages: JSON.stringify(pages.map(({ name }) => name)),
      pageCount: pages.length,
      reading: 'done',
    })
    .where('id', '=', id)
    .execute()
  // Cached pages are outdated.
  await write(async () => {})
}
