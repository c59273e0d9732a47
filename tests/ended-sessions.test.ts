import { request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listTables } from '#src/database/tables.ts'
import type { OpenSchool } from '#src/school/open.ts'
import type { School } from '#src/request/school.ts'
import {
  describeOnBothDatabases,
  listen,
  openTestSite,
  TEST_PASSWORD,
  type TestSite,
} from './build-app.ts'
import { EVERY_WRITE } from './access/all-calls.ts'
import { ACCESS_MATRIX } from './access/matrix.ts'
import { waitingForLock } from './lock-waits.ts'
import { describeFor } from './tiers.ts'
import { type Caller, makeWrite, VALID_WRITES } from './valid-writes.ts'

const REMOVAL = 'the account is removed'

/** Events that end the right to write, and the status of a write afterwards. */
const ENDS = [
  {
    what: REMOVAL,
    status: 401,
    end: ({ services }: TestSite, { accountId }: Caller) =>
      services.writePrivate(({ accounts }) => accounts.remove(accountId)),
  },
  {
    what: 'the session ends',
    status: 401,
    end: ({ services }: TestSite, { token, accountId }: Caller) =>
      services.writePrivate(async ({ accounts }) => {
        await accounts.endSession(accountId, (await accounts.findSession(token))!.id)
      }),
  },
  {
    what: 'the password changes',
    status: 401,
    end: ({ services }: TestSite, { accountId }: Caller) =>
      services.writePrivate(({ accounts }) =>
        accounts.update(accountId, { passwordHash: 'another' }),
      ),
  },
  {
    what: 'the admin becomes an editor',
    status: 403,
    isOnlyForAdmins: true,
    end: ({ services }: TestSite, { accountId }: Caller) =>
      services.writePrivate(({ accounts }) => accounts.update(accountId, { role: 'editor' })),
  },
]

const isForAdmins = (call: string) =>
  ACCESS_MATRIX.find((rule) => rule.call === call)!.allows === 'admins'

/**
 * One hook checks every write after its body, and one function checks it before its transaction. So
 * the tests try each end with one write of all staff and one write of admins. They try every other
 * write with a removed account and, before its transaction, with an admin who becomes an editor.
 */
const TRIED_WITH_EVERY_END = ['POST /api/notices', 'POST /api/admin/accounts']
const endsOf = (call: string) =>
  ENDS.filter(({ what, isOnlyForAdmins = false }) => {
    if (isOnlyForAdmins) return isForAdmins(call)
    return what === REMOVAL || TRIED_WITH_EVERY_END.includes(call)
  })

it('every write is in the table of valid writes', () => {
  expect(Object.keys(VALID_WRITES).sort()).toEqual([...EVERY_WRITE].sort())
  expect(EVERY_WRITE).toEqual(expect.arrayContaining(TRIED_WITH_EVERY_END))
  expect(TRIED_WITH_EVERY_END.map(isForAdmins)).toEqual([false, true])
})

describeOnBothDatabases('A write', (database) => {
  let site: TestSite
  let port: number
  let tables: string[]
  /** Runs in the site's own services, right before the transaction of a write. */
  let beforeWrite: (() => Promise<unknown>) | undefined

  beforeAll(async () => {
    site = await openTestSite(
      database,
      // Phones can follow only a site with an address.
      { PUBLIC_URL: 'http://localhost' },
      {
        changeServices: (services) => withPause(services, () => beforeWrite),
      },
    )
    // One admin must remain in every case.
    await site.signIn('admin')
    port = await listen(site)
    tables = await listTables(site.services.database)
  })
  afterAll(() => site.close())

  const newCaller = async (): Promise<Caller> => {
    const token = await site.signIn('admin')
    const { account } = (await site.services.stores.accounts.findSession(token))!
    return { token, accountId: account._id }
  }

  /** Every row of every table except these tables. */
  const readState = async (leftOut: string[] = []) => {
    const wanted = tables.filter((name) => !leftOut.includes(name))
    const plain = site.services.database.withoutPlugins()
    if (database === 'SQLite') {
      const read = wanted.map((table) => sql`select * from ${sql.table(table)}`.execute(plain))
      return (await Promise.all(read)).map(({ rows }, index) => ({
        [wanted[index]!]: rows.map((row) => JSON.stringify(row)).sort(),
      }))
    }
    // One query for all tables, because each query takes longer there.
    const all = wanted.map(
      (table) => sql`select ${sql.lit(table)}, ${sql.ref(table)}::text from ${sql.table(table)}`,
    )
    return (await sql`${sql.join(all, sql` union all `)} order by 1, 2`.execute(plain)).rows
  }

  describe.each(TRIED_WITH_EVERY_END)('%s', (call) => {
    it.each(endsOf(call))('is refused if $what while its body is being received', async (line) => {
      const caller = await newCaller()
      const write = await makeWrite(site, call, caller)
      const files = await site.listFiles()
      const guard = vi.spyOn(site.services.stores.accounts, 'findSession')
      const sent = httpRequest({ port, path: write.url, agent: false, ...write })
      const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
        sent.on('error', reject)
        sent.on('response', (response) => {
          text(response).then((body) => resolve({ status: response.statusCode!, body }), reject)
        })
      })
      sent.write(write.payload.subarray(0, 5))
      await expect
        .poll(() => guard.mock.settledResults.at(0)?.type, { interval: 5 })
        .toBe('fulfilled')
      guard.mockRestore()

      await line.end(site, caller)
      const before = await readState()
      sent.end(write.payload.subarray(5))
      const { status, body } = await answered

      expect(status, body).toBe(line.status)
      expect(await readState()).toEqual(before)
      await expect.poll(() => site.listFiles()).toEqual(files)
    })
  })

  // The check is the same on both databases; the API tests try every write on PostgreSQL.
  const calls = database === 'SQLite' ? Object.keys(VALID_WRITES) : TRIED_WITH_EVERY_END
  // Other kinds of documents have the calls of notices.
  const isOfNotices = (call: string) => !/\/(news|downloads|results)\b/.test(call)
  describeFor(calls, isOfNotices)('%s', (call) => {
    it.each(endsOf(call))('is refused if $what before its transaction', async (line) => {
      const caller = await newCaller()
      const write = await makeWrite(site, call, caller)
      const files = await site.listFiles()
      // The password check is recorded before the write.
      const counted = ['sign_in_failure', 'known_address']
      let before: Awaited<ReturnType<typeof readState>> | undefined
      beforeWrite = async () => {
        beforeWrite = undefined
        await line.end(site, caller)
        before = await readState(counted)
      }
      const answer = await site.app.inject(write)

      expect(answer.statusCode, answer.payload).toBe(line.status)
      expect(await readState(counted)).toEqual(before)
      await expect.poll(() => site.listFiles()).toEqual(files)
    })

    // One tier has both: the change of the school's profile needs the profile.
    const isFirst = TRIED_WITH_EVERY_END.includes(call) || call.includes(' /api/schoolInfo')
    const rare = isFirst ? {} : { tags: 'rest' }
    it('succeeds while the session is live', rare, async () => {
      const write = await makeWrite(site, call, await newCaller())
      const before = await readState()
      const answer = await site.app.inject(write)
      expect(answer.statusCode, answer.payload).toBeLessThan(300)
      expect(await readState()).not.toEqual(before)
    })
  })
})

describe('The removal of an account on PostgreSQL', { tags: 'rest' }, () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite('PostgreSQL')
  })
  afterAll(() => site.close())

  it('waits for a write that has passed its session check', async () => {
    const admin = await site.signIn('admin')
    const { account } = (await site.services.stores.accounts.findSession(await site.signIn()))!
    const commit = Promise.withResolvers<void>()
    const hasBegun = Promise.withResolvers<void>()
    const write = site.services.write(async () => {
      hasBegun.resolve()
      await commit.promise
    }, account.username)
    await hasBegun.promise
    const call = `DELETE /api/admin/accounts/${account._id}`
    const removal = site.call(call, { currentPassword: TEST_PASSWORD }, { as: admin })
    const countWaiting = async () =>
      (await waitingForLock.execute(site.services.database)).rows.length
    await expect.poll(countWaiting).toBe(1)
    commit.resolve()
    await write
    expect((await removal).statusCode).toBe(204)
  })
})

/** The same services, with a pause before each transaction of the API. */
function withPause(
  services: OpenSchool,
  pause: () => (() => Promise<unknown>) | undefined,
): OpenSchool {
  const wrap =
    (write: School['write']): School['write'] =>
    async (work, by) => {
      // Writes of the test itself have no author.
      if (by !== undefined) await pause()?.()
      return write(work, by)
    }
  return { ...services, write: wrap(services.write), writePrivate: wrap(services.writePrivate) }
}
