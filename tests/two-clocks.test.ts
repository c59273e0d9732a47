// @module-tag rest

import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { makeTestStorage, multipart, TEST_PASSWORD } from './build-app.ts'
import { killServers, startServer } from './server-process.ts'

afterEach(killServers)

const TEN_MINUTES_MS = 10 * 60_000
/** Each machine queries the database again within three seconds. */
const QUERIED_MS = 7000

/** A machine whose clock differs from that of the database. */
function startMachine(environment: Record<string, string>, aheadMs: number) {
  const ahead = `const now=Date.now;Date.now=()=>now()+${aheadMs}`
  return startServer({
    ...environment,
    ADMIN_PASSWORD: TEST_PASSWORD,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ahead)}`,
  })
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: TEST_PASSWORD }),
  })
  return ((await answer.json()) as { token: string }).token
}

async function send(call: string, url: string, token: string, fields: Record<string, string>) {
  const [method, path] = call.split(' ')
  const form = await multipart(fields)
  const authorization = `Bearer ${token}`
  const sent = await fetch(`${url}${path}`, {
    method: method!,
    ...(method === 'POST'
      ? { headers: { ...form.headers, authorization }, body: new Uint8Array(form.payload) }
      : {
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(fields),
        }),
  })
  expect(sent.ok, await sent.clone().text()).toBe(true)
  return (await sent.json()) as { _id: string; state: string }
}

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const clockOf = async (url: string) =>
  ((await (await fetch(`${url}/readyz`)).json()) as { clock: string }).clock

it('a result appears at its time on machines whose clocks are ten minutes ahead and behind', async () => {
  const storage = await makeTestStorage('PostgreSQL')
  const right = startMachine(storage.environment, 0)
  const ahead = startMachine(storage.environment, TEN_MINUTES_MS)
  const behind = startMachine(storage.environment, -TEN_MINUTES_MS)
  const urls = [await right.url(), await ahead.url(), await behind.url()] as const
  expect(await clockOf(urls[0])).toBe('ok')
  expect(await clockOf(urls[1])).toMatch(/^warning: .* (599|60\d) seconds ahead of the database/)
  expect(await clockOf(urls[2])).toMatch(/^warning: .* (599|60\d) seconds behind the database/)

  const token = await signIn(urls[1])
  const early = { title: 'পাঁচ মিনিট পরের ফল', text: 'ক', publishAt: inMs(TEN_MINUTES_MS / 2) }
  const { _id } = await send('POST /api/results', urls[1], token, early)
  const soon = { title: 'এখনকার ফল', text: 'খ', publishAt: inMs(4000) }
  await send('POST /api/results', urls[1], token, soon)
  await right.end('SIGTERM')
  await pause(QUERIED_MS)
  // A change on the machine ahead does not publish it either.
  const renamed = { title: 'পাঁচ মিনিট পরের ফলাফল' }
  const changed = await send(`PUT /api/results/${_id}`, urls[1], token, renamed)
  expect(changed.state).toBe('scheduled')
  for (const url of urls.slice(1)) {
    const page = await (await fetch(`${url}/allResults`)).text()
    expect(page).toContain(soon.title)
    expect(page).not.toContain('পাঁচ মিনিট পরের')
  }

  // Without the machine ahead, the one behind publishes.
  await ahead.end('SIGTERM')
  const later = { title: 'একটু পরের ফল', text: 'গ', publishAt: inMs(4000) }
  await send('POST /api/results', urls[2], token, later)
  const list = async () => (await fetch(`${urls[2]}/allResults`)).text()
  await expect.poll(list, { timeout: 20_000 }).toContain(later.title)
  await behind.end('SIGTERM')
  await storage.remove()
}, 120_000)
