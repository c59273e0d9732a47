import { setImmediate } from 'node:timers/promises'
import { nowIso, nowMs } from '../../../base/clock.ts'
import type { Database } from '../../../database/database.ts'
import { newId } from '../../../base/new-id.ts'
import { TooManyAttempts } from '../../../errors/classes.ts'
import type { AddressFailures } from './address-failures.ts'

const MAX_FAILURES = 10
const WINDOW_SECONDS = 15 * 60
/** SQLite is blocked while it deletes. */
const DELETED_AT_ONCE = 1000

/** Failures that are counted together. */
type Counted =
  | { username: string; address: string }
  | { username: string; isKnown: 0 }
  | { address: string; isKnown: 0 }

/**
 * At most ten failures in 15 minutes. If the account has signed in from the address before, the two
 * are a known pair, and failures count only for this pair. All other failures count for their
 * address and for their name. So strangers cannot lock out the account's owner, not even from the
 * same address, unless they try this account there. The database counts for all processes.
 */
export function createSignInLimit(database: Database) {
  const isKnownPair = async (username: string, address: string): Promise<boolean> => {
    const pair = await database
      .selectFrom('knownAddress')
      .select('address')
      .where('username', '=', username)
      .where('address', '=', address)
      .executeTakeFirst()
    return pair !== undefined
  }

  /**
   * The latest failure before the last ten. A time in the future does not count, because the clock
   * has been set back since then.
   */
  const findExcessFailure = (counted: Counted) =>
    database
      .selectFrom('signInFailure')
      .select('failedAt')
      .where((row) => row.and(counted))
      .where('failedAt', '>', windowStart())
      .where('failedAt', '<=', nowIso())
      .orderBy('failedAt', 'desc')
      .limit(1)
      .offset(MAX_FAILURES)
      .executeTakeFirst()

  /** Deletes a batch of failures that no longer count; returns how many. */
  const purgeSome = async (): Promise<number> => {
    const { numDeletedRows } = await database
      .deleteFrom('signInFailure')
      .where('id', 'in', (rows) =>
        rows
          .selectFrom('signInFailure')
          .select('id')
          .where((row) =>
            row.or([row('failedAt', '<=', windowStart()), row('failedAt', '>', nowIso())]),
          )
          .limit(DELETED_AT_ONCE),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  }

  return {
    /**
     * Counts an attempt as failed before its password is checked: otherwise a hundred parallel
     * attempts would all pass the limit. `succeed` deletes it. Failures of a known pair do not count
     * at other schools.
     * @throws TooManyAttempts
     */
    async attempt(username: string, address: string, district?: AddressFailures): Promise<void> {
      const isKnown = await isKnownPair(username, address)
      const id = newId()
      const failedAt = nowIso()
      const row = { id, username, address, isKnown: Number(isKnown), failedAt }
      // Not in a transaction: other attempts must see this row before this attempt counts theirs.
      await database.insertInto('signInFailure').values(row).execute()
      const tooMany = isKnown
        ? await findExcessFailure({ username, address })
        : ((await findExcessFailure({ address, isKnown: 0 })) ??
          (await findExcessFailure({ username, isKnown: 0 })))
      const waitSeconds = tooMany
        ? WINDOW_SECONDS - (nowMs() - Date.parse(tooMany.failedAt)) / 1000
        : isKnown
          ? undefined
          : district?.add(address)
      if (waitSeconds === undefined) return
      // An attempt whose password was not checked must not extend the wait.
      await database.deleteFrom('signInFailure').where('id', '=', id).execute()
      throw new TooManyAttempts(Math.max(1, Math.ceil(waitSeconds)))
    },

    async succeed(username: string, address: string, district?: AddressFailures): Promise<void> {
      await database
        .deleteFrom('signInFailure')
        .where('username', '=', username)
        .where('address', '=', address)
        .execute()
      const { numInsertedOrUpdatedRows: newPairs } = await database
        .insertInto('knownAddress')
        .values({ username, address })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      // The attempt of a known pair was not counted.
      if (newPairs) district?.takeBack(address)
    },

    /**
     * Lifts the limit for a name, also at addresses where only its failures reached the limit. Call it
     * for a new password, because the failures were guesses at the old password.
     */
    async lift(username: string): Promise<void> {
      await database.deleteFrom('signInFailure').where('username', '=', username).execute()
    },

    /** Deletes all failures that no longer count, in small batches. */
    async purge(): Promise<void> {
      while ((await purgeSome()) === DELETED_AT_ONCE) await setImmediate()
    },
  }
}

function windowStart(): string {
  return new Date(nowMs() - WINDOW_SECONDS * 1000).toISOString()
}

export type SignInLimit = ReturnType<typeof createSignInLimit>
