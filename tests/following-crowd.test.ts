// @module-tag rest

import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Insertable } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { newId } from '#src/base/new-id.ts'
import { ANNOUNCEMENTS } from '#src/features.ts'
import { createConnection } from '#src/features/following/send/connection.ts'
import { sendDue } from '#src/features/following/send/send.ts'
import type { PushSubscriptionTable } from '#src/features/following/table.ts'
import { dayAt } from '#src/words/format.ts'
import { describeOnBothDatabases, openTestSite, type TestSite } from './build-app.ts'
import { type FakePush, type Mode, startFakePush } from './fake-push.ts'

const REAL = 500
/** Phones whose push service does not answer any more. */
const LOST = 9500
/** Phones that never got a message, at a service that never answers and at the service of the real ones. */
const INVENTED = 5000
/** Without the rules for phones that were never reached, the real ones wait for more than an hour. */
const LIMIT_MS = 10 * 60_000
const ROWS_AT_ONCE = 500
const AT = '2026-01-01T00:00:00.000Z'

let end: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const one of end.toReversed()) await one()
  end = []
})

/** A server that accepts connections and never says anything, and the connections until now. */
async function startSilent(): Promise<{ host: string; sockets: Set<Socket> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => {})))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  end.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, sockets }
}

async function addPhones(
  { services }: TestSite,
  push: FakePush,
  { lost, invented }: { lost: string; invented: string },
): Promise<void> {
  const { keys } = push.subscribe()
  const row = (endpoint: string, reachedAt: string | null, of = keys) =>
    ({
      ...of,
      endpoint,
      reachedAt,
      id: newId(),
      closures: 1,
      shift: null,
      kinds: '[]',
      topics: '[]',
      language: 'bn',
      createdAt: AT,
      sentDay: null,
      sentCount: 0,
    }) satisfies Insertable<PushSubscriptionTable>
  const subscribed = (mode: Mode, reachedAt: string | null) => {
    const phone = push.subscribe(mode)
    return row(phone.endpoint, reachedAt, phone.keys)
  }
  const rows = [
    ...Array.from({ length: LOST }, (_, index) => row(`https://${lost}/${index}`, AT)),
    ...Array.from({ length: INVENTED }, (_, index) => row(`https://${invented}/${index}`, null)),
    ...Array.from({ length: INVENTED }, () => subscribed('slow', null)),
    // The queue has them last.
    ...Array.from({ length: REAL }, () => subscribed('ok', AT)),
  ]
  expect(rows).toHaveLength(20_000)
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await services.database
      .insertInto('pushSubscription')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
}

describeOnBothDatabases('A closure', (database) => {
  it(
    'reaches the last real phone, although 19,500 others never answer',
    async () => {
      const push = await startFakePush({ answerMs: 150 })
      end.push(() => push.close())
      const [lost, invented] = [await startSilent(), await startSilent()]
      const site = await openTestSite(database, {
        PUBLIC_URL: 'https://school.example',
        PUSH_HOSTS: [push.host, lost.host, invented.host].join(','),
      })
      end.push(() => site.close())
      await addPhones(site, push, { lost: lost.host, invented: invented.host })
      const today = dayAt(new Date(), 'Asia/Dhaka')
      const closed = await site.call(
        'POST /api/calendar',
        { title: 'ঝড়', kind: 'closure', from: today, to: today },
        { as: await site.signIn() },
      )
      expect(closed.statusCode, closed.payload).toBe(201)
      const { services } = site
      const { createdAt } = await services.database
        .selectFrom('pushMessage')
        .select('createdAt')
        .where('kind', '=', 'calendar')
        .executeTakeFirstOrThrow()

      const ending = new AbortController()
      const connection = createConnection({ allowedPrivate: services.settings.pushHosts })
      const school = { ...services, announcements: ANNOUNCEMENTS }
      const sending = sendDue(school, { ending: ending.signal, connection })
      await expect.poll(() => push.received.length, { timeout: LIMIT_MS, interval: 100 }).toBe(REAL)
      ending.abort()
      connection.close()
      await sending
      expect(push.faults).toEqual([])
      expect(push.twice()).toBe(0)
      // Such a service gets a request for one phone in twenty at most, and then waits.
      expect(lost.sockets.size).toBeLessThan(LOST / 20)
      expect(invented.sockets.size).toBeLessThan(INVENTED / 20)
      const ms = push.received.at(-1)!.at - Date.parse(createdAt)
      console.log(`The last of ${REAL} real phones on ${database}: ${Math.round(ms / 100) / 10} s`)
    },
    LIMIT_MS + 60_000,
  )
})
