import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#src/server/app.ts'
import { loadBuiltPages } from '#src/server/load-pages.ts'
import type { ClientTimeouts } from '#src/server/plugins/client-timeouts.ts'
import { openSchool } from '#src/school/open.ts'
import { readProcessSettings, readSchoolSettings } from '#src/base/settings.ts'
import { pdf } from '../made-files.ts'
import { field, file, form } from './forms.ts'
import { readAnswer } from './send.ts'

/** Shorter time limits than in production, so that the tests do not take minutes. */
const CLIENT_TIMEOUTS: ClientTimeouts = { headersMs: 500, bodyMs: 1000, silenceMs: 2500 }

export interface QuickSite {
  app: FastifyInstance
  port: number
  token: string
  /** A file that does not fit into the socket buffers. */
  largeFile: string
  close(): Promise<void>
}

export async function openQuickSite(dataDir: string): Promise<QuickSite> {
  const services = await openSchool(
    readSchoolSettings({ DATA_DIR: dataDir, SAMPLE_CONTENT: 'off' }),
  )
  const app = await buildApp({
    settings: readProcessSettings({}),
    schoolAt: () => services,
    loadPages: loadBuiltPages,
    clientTimeouts: CLIENT_TIMEOUTS,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { accounts } = services.stores
  const { _id } = await accounts.create({ username: 'x', passwordHash: 'x', role: 'editor' })
  const { token } = await accounts.startSession(_id, { userAgent: 'slow', address: '127.0.0.1' })
  const { headers = [], body } = form('notices', [field('title', 'ক'), file(pdf(20_000_000))])
  const created = await app.inject({
    method: 'POST',
    url: '/api/notices',
    headers: { ...Object.fromEntries(headers), authorization: `Bearer ${token}` },
    payload: body!,
  })
  return {
    app,
    port: (app.server.address() as AddressInfo).port,
    token,
    largeFile: `/${created.json<{ filePath: string }>().filePath}`,
    async close() {
      await app.close()
      await services.close()
    },
  }
}

interface SlowClient {
  what: string
  /** The status before the connection is closed; 0 if there was no response. */
  gets: number
  behave(site: QuickSite): Promise<number>
}

const HEAD = 'HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n'
const JSON_HEAD = `${HEAD}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`

export const SLOW_CLIENTS: SlowClient[] = [
  {
    what: 'sends nothing',
    gets: 408,
    behave: (site) => statusUntilClosed(site, async () => {}),
  },
  {
    what: 'sends its headers byte by byte',
    gets: 408,
    behave: (site) =>
      statusUntilClosed(site, (socket) => drip(socket, `GET / ${HEAD}X: ${'x'.repeat(500)}`)),
  },
  {
    what: 'stops in the middle of a body',
    gets: 408,
    behave: (site) =>
      statusUntilClosed(
        site,
        async (socket) => void socket.write(`POST /api/admin/login ${JSON_HEAD}{"username":`),
      ),
  },
  {
    what: 'sends a body byte by byte',
    gets: 408,
    behave: (site) =>
      statusUntilClosed(site, async (socket) => {
        socket.write(`POST /api/admin/login ${JSON_HEAD}`)
        await drip(socket, ' '.repeat(999))
      }),
  },
  {
    what: 'continues a body byte by byte after the refusal',
    gets: 401,
    behave: (site) =>
      statusUntilClosed(site, async (socket) => {
        // A client that asks for keep-alive is disconnected too.
        socket.write(`POST /api/notices ${JSON_HEAD.replace('Connection: close\r\n', '')}`)
        await drip(socket, ' '.repeat(999))
      }),
  },
  {
    what: 'sends an endless body after the refusal',
    gets: 401,
    behave: (site) =>
      statusUntilClosed(site, async (socket) => {
        socket.write(
          `POST /api/notices HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
        )
        const chunk = `100000\r\n${' '.repeat(0x100000)}\r\n`
        const closed = new Promise((resolve) => socket.once('close', resolve))
        while (!socket.destroyed) {
          const taken = new Promise((resolve) => socket.write(chunk, resolve))
          await Promise.race([taken, closed])
        }
      }),
  },
  {
    what: 'stops in the middle of a file',
    gets: 408,
    behave: (site) =>
      statusUntilClosed(site, async (socket) => {
        const [head, body] = uploadOf(site)
        socket.write(head)
        socket.write(body.subarray(0, body.length / 2))
      }),
  },
  {
    what: 'sends a file slowly, for three times the idle limit',
    gets: 201,
    behave: (site) =>
      statusUntilClosed(site, async (socket) => {
        const [head, body] = uploadOf(site)
        socket.write(head)
        const piece = Math.ceil(body.length / 20)
        for (let at = 0; at < body.length; at += piece) {
          socket.write(body.subarray(at, at + piece))
          await pause((3 * CLIENT_TIMEOUTS.bodyMs) / 20)
        }
      }),
  },
  {
    what: 'requests a file and never reads it',
    gets: 0,
    async behave({ app, port, largeFile }) {
      const socket = connect(port, '127.0.0.1')
      // A client that does not read cannot see the end, so the test observes the server.
      const closed = new Promise((resolve) => {
        app.server.on('connection', (theirs: Socket) => {
          if (theirs.remotePort === socket.localPort) theirs.once('close', resolve)
        })
      })
      socket.write(`GET ${largeFile} ${HEAD}\r\n`)
      await closed
      socket.destroy()
      return 0
    },
  },
]

function uploadOf({ token }: QuickSite): [head: string, body: Buffer] {
  const { asks, headers = [], body } = form('notices', [field('title', 'ক'), file(pdf(3_000_000))])
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const bytes = Buffer.from(body!)
  return [
    `${asks} ${HEAD}${lines}Authorization: Bearer ${token}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    bytes,
  ]
}

async function drip(socket: Socket, text: string): Promise<void> {
  for (const letter of text) {
    if (socket.destroyed) return
    socket.write(letter)
    await pause(50)
  }
}

/** The response up to the moment when the server closes the connection. */
async function statusUntilClosed(
  { port }: QuickSite,
  behave: (socket: Socket) => Promise<void>,
): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  const received: Buffer[] = []
  socket.on('error', () => {})
  socket.on('data', (chunk: Buffer) => received.push(chunk))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await behave(socket)
  await closed
  return readAnswer(Buffer.concat(received)).status
}
