import { DOCUMENT_KINDS } from '../../../content.ts'
import type { Database } from '../../../database/database.ts'
import type { Letter } from '../letter.ts'

/** Only this many documents of each kind are read, because no index contains the letters. */
const NEWEST = 200

/** The last official letter of all kinds and states. */
export async function findLastLetter(database: Database): Promise<Letter | null> {
  const newest = await Promise.all(
    DOCUMENT_KINDS.map((kind) =>
      database
        .selectFrom('document')
        .select(['id', 'letter'])
        .where('kind', '=', kind)
        .orderBy('number', 'desc')
        .limit(NEWEST)
        .execute(),
    ),
  )
  // Ids are in the order of creation.
  const [last] = newest
    .flatMap((rows) => rows.find(({ letter }) => letter !== null) ?? [])
    .sort((a, b) => (a.id < b.id ? 1 : -1))
  return last ? (JSON.parse(last.letter!) as Letter) : null
}
