import { addFileRow } from '#src/files/rows.ts'
import type { StoredFile } from '#src/files/table.ts'
import type { TextSource } from '#src/features/documents/table.ts'
import type { OpenSchool } from '#src/school/open.ts'

/** What reading a file found. */
interface Reading {
  text: string
  textSource: TextSource | null
  /** Pictures of the pages. */
  pages: StoredFile[]
}

/** Stores what reading would have found in the file of a document. */
export async function storeReading(
  { database, write }: OpenSchool,
  id: string,
  { text, textSource, pages }: Reading,
): Promise<void> {
  for (const page of pages) await addFileRow(database, page)
  await database
    .updateTable('document')
    .set({
      text,
      textSource,
      pages: JSON.stringify(pages.map(({ name }) => name)),
      pageCount: pages.length,
      reading: 'done',
    })
    .where('id', '=', id)
    .execute()
  // Cached pages are outdated.
  await write(async () => {})
}
