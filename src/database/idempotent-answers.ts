import { Refused } from '../errors.ts'
import type { Database } from './database.ts'

/** How long a repeated request gets the first answer again. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** A request that may be repeated. An account chooses a new key for each one. */
export interface RepeatableRequest {
  accountId: string
  key: string
  path: string
}

export interface Answer {
  status: number
  body: unknown
}

export type IdempotentAnswerStore = ReturnType<typeof createIdempotentAnswerStore>

/** The first answers to requests with an idempotency key. */
export function createIdempotentAnswerStore(database: Database) {
  const oldest = () => new Date(Date.now() - KEPT_MS).toISOString()
  return {
    /**
     * The answer to the same request, if there was one.
     * @throws Refused if the key was used for another path
     */
    async find({ accountId, key, path }: RepeatableRequest): Promise<Answer | undefined> {
      const row = await database
        .selectFrom('idempotentAnswer')
        .select(['path', 'answer'])
        .where('accountId', '=', accountId)
        .where('key', '=', key)
        .where('createdAt', '>=', oldest())
        .executeTakeFirst()
      if (row && row.path !== path) throw new Refused(400, 'key-of-another-call')
      return row && (JSON.parse(row.answer) as Answer)
    },

    /** Call it in the transaction that the answer is about. Replaces an answer that is too old. */
    async add(request: RepeatableRequest, answer: Answer): Promise<void> {
      const columns = { answer: JSON.stringify(answer), createdAt: new Date().toISOString() }
      await database
        .insertInto('idempotentAnswer')
        .values({ ...request, ...columns })
        .onConflict((conflict) =>
          conflict.columns(['accountId', 'key']).doUpdateSet({ path: request.path, ...columns }),
        )
        .execute()
    },

    /** Deletes answers that are too old. */
    async purge(): Promise<void> {
      await database.deleteFrom('idempotentAnswer').where('createdAt', '<', oldest()).execute()
    },
  }
}
