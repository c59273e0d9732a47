// @module-tag rest

import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { makeTestStorage, multipart, TEST_PASSWORD } from './build-app.ts'
import { killServers, startServer } from './server-process.ts'

afterAll(killServers)

const SCHEDULED_MS = 4000
/** The contract's limit. */
const WITHIN_MS = 5000

it('A scheduled notice appears at its time on all machines, although one restarted and its home was cached', async () => {
  const storage = await makeTestStorage('PostgreSQL')
  const start = () => startServer({ ...storage.environment, ADMIN_PASSWORD: TEST_PASSWORD })
  const [first, second] = [start(), start()]
  const urls = [await first.url(), await second.url()]
  const login = await fetch(`${urls[0]}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: TEST_PASSWORD }),
  })
  const { token } = (await login.json()) as { token: string }
  const at = Date.now() + SCHEDULED_MS
  const notice = { title: 'সকাল ৯টার নোটিশ', text: 'ক', publishAt: new Date(at).toISOString() }
  const { payload, headers } = await multipart(notice)
  const sent = await fetch(`${urls[0]}/api/notices`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  })
  expect(sent.status).toBe(201)
  await first.end('SIGTERM')

  const restarted = start()
  urls[0] = await restarted.url()
  const isShown = async () => {
    const pages = await Promise.all(urls.map(async (url) => (await fetch(url)).text()))
    return pages.map((page) => page.includes(notice.title))
  }
  while (Date.now() < at) {
    const shown = await isShown()
    if (Date.now() < at) expect(shown).toEqual([false, false])
    await setTimeout(200)
  }
  await expect.poll(isShown, { timeout: at + WITHIN_MS - Date.now() }).toEqual([true, true])
  for (const server of [second, restarted]) await server.end('SIGTERM')
  await storage.remove()
}, 60_000)
