import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { patiently } from '../../database/patiently.ts'
import { TooManyAttempts } from '../../errors.ts'

const MOST_FAILURES = 10
const WINDOW_SECONDS = 15 * 60

export type SignInLimit = ReturnType<typeof createSignInLimit>

/**
 * Ten failures in 15 minutes, from one address or for one name from all addresses that never signed
 * in with it: a stranger who guesses at a name cannot lock out the one who bears it. Counted in the
 * database, so that several processes count together.
 */
export function createSignInLimit(database: Database) {
  const recentFailures = () =>
    database
      .selectFrom('signInFailure')
      .select('failedAt')
      .where('failedAt', '>', new Date(Date.now() - WINDOW_SECONDS * 1000).toISOString())
      .orderBy('failedAt', 'desc')
      .limit(1)
      .offset(MOST_FAILURES)

  return {
    /**
     * Counts an attempt as failed before its password is looked at, so that a hundred at once are
     * not each the first; `succeed` takes it back.
     * @throws TooManyAttempts
     */
    async attempt(username: string, address: string): Promise<void> {
      const id = newId()
      const row = { id, username, address, failedAt: new Date().toISOString() }
      // No transaction around it all: others must see this one before it looks at theirs.
      await patiently(() => database.insertInto('signInFailure').values(row).execute())
      const isKnown = await database
        .selectFrom('knownAddress')
        .select('address')
        .where('username', '=', username)
        .where('address', '=', address)
        .executeTakeFirst()
      const tooOld =
        (await recentFailures().where('address', '=', address).executeTakeFirst()) ??
        (isKnown
          ? undefined
          : await recentFailures()
              .where('username', '=', username)
              .where('address', 'not in', (known) =>
                known.selectFrom('knownAddress').select('address').where('username', '=', username),
              )
              .executeTakeFirst())
      if (!tooOld) return
      // An attempt that was never looked at does not lengthen the wait.
      await patiently(() => database.deleteFrom('signInFailure').where('id', '=', id).execute())
      const ageSeconds = (Date.now() - Date.parse(tooOld.failedAt)) / 1000
      throw new TooManyAttempts(Math.max(1, Math.ceil(WINDOW_SECONDS - ageSeconds)))
    },

    async succeed(username: string, address: string): Promise<void> {
      const expired = new Date(Date.now() - WINDOW_SECONDS * 1000).toISOString()
      const done = database
        .deleteFrom('signInFailure')
        .where((row) => row.or([row('failedAt', '<=', expired), row.and({ username, address })]))
      await patiently(() => done.execute())
      const known = database
        .insertInto('knownAddress')
        .values({ username, address })
        .onConflict((conflict) => conflict.doNothing())
      await patiently(() => known.execute())
    },
  }
}
