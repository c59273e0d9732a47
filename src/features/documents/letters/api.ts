import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Letter, letterRecord } from '../letter.ts'
import { DOCUMENT_KINDS } from '../../../content.ts'
import type { Database } from '../../../database/database.ts'

/** Only this many documents of each kind are read, because no index contains the letters. */
const NEWEST = 200

/** For staff. The form of a new letter is filled in from the last letter. */
export const letterRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/last',
    {
      schema: {
        summary: 'The last official letter of all kinds; null if no letter exists',
        response: { 200: letterRecord.nullable() },
      },
    },
    ({ school }) => school.stores.findLastLetter(),
  )
}

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
