import { nowIso, nowMs } from '../../base/clock.ts'
import type { Database } from '../../database/database.ts'
import { TooManyCalls } from '../../errors/classes.ts'

const MAX_CALLS = 20
const HOUR_MS = 60 * 60_000
/** Clocks of machines differ, and a concurrent call can have a later time. */
const CLOCKS_DIFFER_MS = 60_000

/** At most 20 calls of an address in an hour. The database counts for all processes. */
export function createFollowLimit(database: Database) {
  return {
    /** @throws TooManyCalls */
    async count(address: string): Promise<void> {
      const now = nowIso()
      const { startedAt, calls } = await database
        .insertInto('followCalls')
        .values({ address, startedAt: now, calls: 1 })
        .onConflict((conflict) =>
          conflict.column('address').doUpdateSet((row) => {
            // An hour that begins in the future began before the clock was set back.
            const isOver = row.or([
              row('followCalls.startedAt', '<=', hourAgo()),
              row('followCalls.startedAt', '>', soon()),
            ])
            return {
              startedAt: row
                .case()
                .when(isOver)
                .then(now)
                .else(row.ref('followCalls.startedAt'))
                .end(),
              calls: row
                .case()
                .when(isOver)
                .then(1)
                .else(row('followCalls.calls', '+', 1))
                .end(),
            }
          }),
        )
        .returning(['startedAt', 'calls'])
        .executeTakeFirstOrThrow()
      if (calls <= MAX_CALLS) return
      const endsMs = Date.parse(startedAt) + HOUR_MS
      throw new TooManyCalls(Math.max(1, Math.ceil((endsMs - nowMs()) / 1000)))
    },

    /** Deletes the addresses whose hour is over. */
    async purge(): Promise<void> {
      await database
        .deleteFrom('followCalls')
        .where((row) => row.or([row('startedAt', '<=', hourAgo()), row('startedAt', '>', soon())]))
        .execute()
    },
  }
}

function hourAgo(): string {
  return new Date(nowMs() - HOUR_MS).toISOString()
}

function soon(): string {
  return new Date(nowMs() + CLOCKS_DIFFER_MS).toISOString()
}
