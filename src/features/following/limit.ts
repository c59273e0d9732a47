import { nowIso, nowMs } from '../../base/clock.ts'
import type { Database } from '../../database/database.ts'
import { TooManyCalls } from '../../errors/classes.ts'
import { networkOf, subscriberOf } from '../accounts/address.ts'

const MAX_CALLS = 20
/** Of an IPv6 network. Whoever rents a server can call from each of its 65,536 subscribers. */
const MAX_CALLS_OF_NETWORK = 200
/** New phones of the site: more than the pupils of a school, because all can come on one day. */
const MAX_NEW = 5000
const NEW = 'new phones'
const HOUR_MS = 60 * 60_000
/** Clocks of machines differ, and a concurrent call can have a later time. */
const CLOCKS_DIFFER_MS = 60_000

/** Limits of an hour. The database counts for all processes. */
export function createFollowLimit(database: Database) {
  /** @throws TooManyCalls */
  const countOne = async (address: string, most: number): Promise<void> => {
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
    if (calls <= most) return
    const endsMs = Date.parse(startedAt) + HOUR_MS
    throw new TooManyCalls(Math.max(1, Math.ceil((endsMs - nowMs()) / 1000)))
  }

  return {
    /**
     * A call from an IP address.
     * @throws TooManyCalls
     */
    async count(ip: string): Promise<void> {
      await countOne(subscriberOf(ip), MAX_CALLS)
      const network = networkOf(ip)
      if (network !== undefined) await countOne(network, MAX_CALLS_OF_NETWORK)
    },

    /**
     * A new phone, from any address.
     * @throws TooManyCalls
     */
    countNew: () => countOne(NEW, MAX_NEW),

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
