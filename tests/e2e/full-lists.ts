import { DOCUMENT_KINDS, forEachKey } from '#src/content.ts'
import { fillWithSample } from '#src/sample/fill.ts'
import { reindex } from '#src/features/documents/search.ts'
import type { OpenSchool } from '#src/school/open.ts'
import { sample } from './pages.ts'

/** Lists of 50 rows with different titles, as a real school has. */
export async function fillLists(services: OpenSchool): Promise<void> {
  await fillWithSample(services, {
    ...forEachKey(DOCUMENT_KINDS, () => 60),
    photos: 0,
  })
  const { database } = services
  const words = [...sample.notices, ...sample.news, ...sample.downloads]
    .flatMap(({ title }) => title.split(' '))
    .concat(sample.site.history.split(/\s+/))
  await database.transaction().execute(async (transaction) => {
    const rows = await transaction.selectFrom('document').select(['id', 'file']).execute()
    let state = 7
    for (const [index, { id, file }] of rows.entries()) {
      const picked = Array.from({ length: 6 + (index % 9) }, () => {
        state = (state * 75 + 74) % 65_537
        return words[state % words.length]!
      })
      const title = picked.join(' ')
      const fileName = `${picked.slice(0, 3).join(' ')}.pdf`
      await transaction.updateTable('document').set({ title }).where('id', '=', id).execute()
      await transaction
        .updateTable('storedFile')
        .set({ fileName })
        .where('name', '=', file)
        .execute()
    }
  })
  await reindex(database)
}
