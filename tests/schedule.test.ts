// @module-tag rest

import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { makeTestStorage, multipart, TEST_PASSWORD } from './build-app.ts'
import { killServers, startServer } from './server-process.ts'

afterAll(killServers)

const SCHEDULED_MS = 4000
const TITLE = 'সকাল ৯টার নোটিশ'
/** The contract's limit. */
const WITHIN_MS = 5000
/** Other programs of the machine can delay a page by more than the limit. */
const BUSY = { retry: 2, timeout: 60_000 }

it(
  'a scheduled notice appears at its time on all machines, also after a restart and in cached pages',
  BUSY,
  async () => {
    const storage = await makeTestStorage('PostgreSQL')
    const start = () => startServer({ ...storage.environment, ADMIN_PASSWORD: TEST_PASSWORD })
    const [first, second] = [start(), start()]
    const urls = [await first.url(), await second.url()]
    const at = await scheduleNotice(urls[0]!)
    await first.end('SIGTERM')

    const restarted = start()
    urls[0] = await restarted.url()
    const isShown = async () => {
      const pages = await Promise.all(urls.map(async (url) => (await fetch(url)).text()))
      return pages.map((page) => page.includes(TITLE))
    }
    while (Date.now() < at) {
      const shown = await isShown()
      if (Date.now() < at) expect(shown).toEqual([false, false])
      await setTimeout(200)
    }
    await expect.poll(isShown, { timeout: at + WITHIN_MS - Date.now() }).toEqual([true, true])
    for (const server of [second, restarted]) await server.end('SIGTERM')
    await storage.remove()
  },
)

it('a notice that a worker has scheduled appears at its time', BUSY, async () => {
  const storage = await makeTestStorage('SQLite')
  const server = startServer({
    ...storage.environment,
    ADMIN_PASSWORD: TEST_PASSWORD,
    WORKERS: '2',
  })
  const url = await server.url()
  const at = await scheduleNotice(url)
  const isShown = async () => (await (await fetch(url)).text()).includes(TITLE)
  expect(await isShown()).toBe(false)
  await expect.poll(isShown, { timeout: at + WITHIN_MS - Date.now() }).toBe(true)
  expect(Date.now()).toBeGreaterThanOrEqual(at)
  await server.end('SIGTERM')
  await storage.remove()
})

/** Returns the time at which it becomes public. */
async function scheduleNotice(url: string): Promise<number> {
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: TEST_PASSWORD }),
  })
  const { token } = (await login.json()) as { token: string }
  const at = Date.now() + SCHEDULED_MS
  const notice = { title: TITLE, text: 'ক', publishAt: new Date(at).toISOString() }
  const { payload, headers } = await multipart(notice)
  const sent = await fetch(`${url}/api/notices`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  })
  expect(sent.status).toBe(201)
  return at
}
