import { nowIso, nowMs } from '../../base/clock.ts'
import { Gone, Refused } from '../../errors/classes.ts'
import type { Database } from '../../database/database.ts'

/** How long a repeated request gets the first answer again. */
const STORED_MS = 24 * 60 * 60 * 1000

/** How many answers are searched at once for deleted records. */
const BATCH = 500

/** The answer of a key whose record was permanently deleted. */
const FORGOTTEN = ''

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

type IdempotentAnswerStore = ReturnType<typeof createIdempotentAnswerStore>

export function createIdempotentAnswerStore(database: Database) {
  const oldest = () => new Date(nowMs() - STORED_MS).toISOString()
  return {
    /**
     * The stored answer to the same request.
     * @throws Refused if the key was used for another path
     * @throws Gone if the record of the answer was permanently deleted
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
      if (row?.answer === FORGOTTEN) throw new Gone()
      return row && (JSON.parse(row.answer) as Answer)
    },

    /** Call it in the transaction of the change. It replaces an expired answer. */
    async add(request: RepeatableRequest, answer: Answer): Promise<void> {
      const columns = { answer: JSON.stringify(answer), createdAt: nowIso() }
      await database
        .insertInto('idempotentAnswer')
        .values({ ...request, ...columns })
        .onConflict((conflict) =>
          conflict.columns(['accountId', 'key']).doUpdateSet({ path: request.path, ...columns }),
        )
        .execute()
    },

    /**
     * Empties the answers that contain these records. The keys stay, so that a repeated request
     * does not create the record again.
     */
    async forget(ids: ReadonlySet<string>): Promise<void> {
      if (ids.size === 0) return
      let last = { accountId: '', key: '' }
      for (;;) {
        const rows = await database
          .selectFrom('idempotentAnswer')
          .select(['accountId', 'key', 'answer'])
          .where((row) =>
            row(row.refTuple('accountId', 'key'), '>', row.tuple(last.accountId, last.key)),
          )
          .orderBy('accountId')
          .orderBy('key')
          .limit(BATCH)
          .execute()
        for (const { accountId, key } of rows.filter(({ answer }) => contains(answer, ids))) {
          await database
            .updateTable('idempotentAnswer')
            .set({ answer: FORGOTTEN })
            .where('accountId', '=', accountId)
            .where('key', '=', key)
            .execute()
        }
        if (rows.length < BATCH) return
        last = rows.at(-1)!
      }
    },

    async purge(): Promise<void> {
      await database.deleteFrom('idempotentAnswer').where('createdAt', '<', oldest()).execute()
    },
  }
}

function contains(answer: string, ids: ReadonlySet<string>): boolean {
  return Array.from(answer.matchAll(/"_id":"([^"]*)"/g)).some(([, id]) => ids.has(id!))
}

declare module '../../request/school.ts' {
  interface Stores {
    idempotentAnswers: IdempotentAnswerStore
  }
}
