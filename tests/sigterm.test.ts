// @module-tag rest

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { makeTestStorage, multipart, TEST_PASSWORD } from './build-app.ts'
import { pdf } from './made-files.ts'
import { killServers, type ServerProcess, startServer } from './server-process.ts'

afterAll(killServers)

interface Site {
  server: ServerProcess
  url: string
  /** A connection that stays open until the server closes it. */
  connect: () => Socket
  /** Starts it again with the same data. */
  again(): Promise<Site>
  remove(): Promise<void>
}

async function open(
  command?: [string, ...string[]],
  storage?: Awaited<ReturnType<typeof makeTestStorage>>,
): Promise<Site> {
  const used = storage ?? (await makeTestStorage('SQLite'))
  const server = startServer({ ...used.environment, ADMIN_PASSWORD: TEST_PASSWORD }, command)
  const url = await server.url()
  return {
    server,
    url,
    connect: () => connect({ port: Number(new URL(url).port), host: '127.0.0.1' }).unref(),
    again: () => open(command, used),
    remove: () => used.remove(),
  }
}

/** The start of an upload, and a function that sends the rest. */
async function beginUpload({ url, connect: connectTo }: Site) {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: TEST_PASSWORD }),
  })
  const { token } = (await response.json()) as { token: string }
  const form = { title: 'শেষ মুহূর্তে', file: { name: 'x.pdf', bytes: pdf(100_000) } }
  const { payload, headers } = await multipart(form)
  const socket = connectTo()
  socket.write(
    `POST /api/notices HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
  )
  socket.write(payload.subarray(0, 50_000))
  await once(socket, 'connect')
  return { socket, rest: payload.subarray(50_000) }
}

/** When the server answers a later request, it has read the earlier data. */
async function isRead({ url }: Site): Promise<void> {
  for (let count = 0; count < 3; count += 1) await (await fetch(`${url}/healthz`)).text()
}

/** True if the server refuses a new connection. */
function isRefused(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  )
}

/** Like systemd: only npm gets the signal, and must pass it to the server and wait. */
const SERVE: [string, ...string[]] = ['npm', 'run', '--silent', 'serve']

it.concurrent('SIGTERM lets an upload and a page finish, and accepts no new connection', async () => {
  const site = await open(SERVE)
  // A process that has just started may be too busy for uncached pages.
  const statusOfPage = async () => (await fetch(`${site.url}/allNotices`)).status
  await expect.poll(statusOfPage).toBe(200)
  const { socket, rest } = await beginUpload(site)
  const answer = text(socket)
  const visitor = site.connect()
  visitor.write('GET /allNotices HTTP/1.1\r\n')
  const page = text(visitor)
  await once(visitor, 'connect')
  const stray = site.connect()
  stray.write('GET /api/%zz HTTP/1.1\r\n')
  const strayed = text(stray)
  await once(stray, 'connect')
  await isRead(site)
  process.kill(site.server.pid, 'SIGTERM')
  await expect.poll(() => isRefused(site.url)).toBe(true)
  stray.write('host: localhost\r\n\r\n')
  expect(await strayed).toMatch(/^HTTP\/1\.1 400 /)
  socket.write(rest)
  visitor.write('host: localhost\r\n\r\n')
  expect(await answer).toMatch(/^HTTP\/1\.1 201 /)
  const received = await page
  expect(received).toMatch(/^HTTP\/1\.1 200 /)
  expect(received).toContain('</html>')
  expect(await site.server.end()).toMatchObject({ code: 0, errors: '' })

  const next = await site.again()
  expect(await (await fetch(`${next.url}/allNotices`)).text()).toContain('শেষ মুহূর্তে')
  await next.server.end('SIGTERM')
  await site.remove()
})

it.concurrent('SIGTERM also ends a server whose client never finishes', async () => {
  const site = await open()
  const { socket } = await beginUpload(site)
  socket.on('error', () => {})
  await isRead(site)
  expect(await site.server.end('SIGTERM')).toMatchObject({ code: 1 })

  const next = await site.again()
  expect(await (await fetch(`${next.url}/api/notices`)).json()).toEqual([])
  await next.server.end('SIGTERM')
  await site.remove()
})
