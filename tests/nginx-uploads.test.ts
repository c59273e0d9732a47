// @module-tag rest

import { readdir, readlink } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, send } from './bad-input/send.ts'
import { listen, openTestSite, type TestSite } from './build-app.ts'
import { EVERY_WRITE } from './access/all-calls.ts'
import { NGINX, type Nginx, startNginx } from './nginx.ts'

const MB = 1024 * 1024
const FORM: [string, string] = ['Content-Type', 'multipart/form-data; boundary=x']
const MAX_UPLOADS_PER_ADDRESS = 20

describe.skipIf(!NGINX)('A request body sent through deploy/nginx.conf', () => {
  let site: TestSite
  let nginx: Nginx
  const sockets: Socket[] = []

  beforeAll(async () => {
    site = await openTestSite('SQLite', { TRUST_PROXY: 'on' })
    nginx = await startNginx([await listen(site)])
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await nginx.close()
    await site.close()
  })

  const sendMegabytes = (call: string, megabytes: number) =>
    send(nginx.url, {
      asks: call.replace(/:\w+/, 'unknown'),
      headers: [FORM],
      body: Buffer.alloc(megabytes * MB, 'x'),
    })

  /** Starts an upload and sends half of it. */
  function beginUpload(token: string): void {
    const { hostname, port } = new URL(nginx.url)
    const socket = connect(Number(port), hostname).on('error', () => {})
    sockets.push(socket)
    socket.write(
      [
        'POST /api/notices HTTP/1.1',
        `Host: ${hostname}`,
        `Authorization: Bearer ${token}`,
        FORM.join(': '),
        `Content-Length: ${4 * MB}`,
        '',
        '--x',
        'Content-Disposition: form-data; name="file"; filename="x.pdf"',
        '',
        '%PDF-1.4',
      ].join('\r\n'),
    )
    socket.write(Buffer.alloc(2 * MB, 'x'))
  }

  /** Number of uploads that the app is receiving. */
  const countReceiving = async () => {
    const incoming = path.join(site.dataDir, 'incoming')
    const entries = await readdir(incoming, { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
    return entries.filter((entry) => entry.isFile()).length
  }

  /**
   * Request bodies on nginx's disk. nginx unlinks each file at once, so only its file descriptors
   * show them.
   */
  async function listWritten(): Promise<string[]> {
    const descriptors = `/proc/${nginx.process.pid}/fd`
    const open = await Promise.all(
      (await readdir(descriptors)).map((fd) =>
        readlink(path.join(descriptors, fd)).catch(() => ''),
      ),
    )
    return open.filter((file) => file.startsWith(path.join(nginx.folder, 'client_body')))
  }

  it('can be larger than 1 MB only in calls that take files', async () => {
    const { paths } = site.app.swagger() as unknown as {
      paths: Record<string, Record<string, { requestBody?: { content: object } }>>
    }
    const takesFiles = (call: string) =>
      Object.values(paths[call.split(' ')[1]!.replace(':id', '{id}')] ?? {}).some(
        ({ requestBody }) => requestBody && 'multipart/form-data' in requestBody.content,
      )
    expect(EVERY_WRITE.filter(takesFiles).length).toBeGreaterThan(8)
    for (const call of [...EVERY_WRITE, 'POST /api/admin/login', 'POST /allNotices']) {
      const { status } = await sendMegabytes(call, 2)
      expect(status, call).toBe(takesFiles(call) ? 401 : 413)
    }
    expectProblem(await sendMegabytes('PUT /api/site', 2), 413)
  })

  it('without a session is refused before it is received, and again after it is sent completely', async () => {
    const early = await send(nginx.url, {
      asks: 'POST /api/notices',
      headers: [FORM, ['Content-Length', String(60 * MB)]],
      body: Buffer.alloc(2 * MB),
    })
    expectProblem(early, 401)
    expectProblem(await sendMegabytes('POST /api/notices', 30), 401)
    expect(await countReceiving()).toBe(0)
  })

  it('is streamed to the app without a copy on nginx’s disk, with a limit of concurrent uploads per address', async () => {
    const token = await site.signIn()
    for (let count = 0; count < MAX_UPLOADS_PER_ADDRESS; count += 1) beginUpload(token)
    await expect.poll(countReceiving).toBe(MAX_UPLOADS_PER_ADDRESS)
    expect(await listWritten()).toEqual([])
    const next = await sendMegabytes('POST /api/notices', 2)
    expectProblem(next, 429)
    expect(next.headers['retry-after']).toBe('5')
    expect((await fetch(`${nginx.url}/allNotices`)).status).toBe(200)
    expect(await statusFrom('127.0.0.2')).toBe(401)
  })

  /** The status of an upload without a session, from another address of this machine. */
  function statusFrom(localAddress: string): Promise<number> {
    return new Promise((resolve, reject) => {
      request(`${nginx.url}/api/notices`, { method: 'POST', localAddress }, (response) => {
        response.resume()
        resolve(response.statusCode!)
      })
        .once('error', reject)
        .end()
    })
  }
})

function expectProblem({ status, headers, body }: Answer, expected: number): void {
  expect(status).toBe(expected)
  expect(headers['content-type']).toMatch(/^application\/problem\+json/)
  const problem = JSON.parse(String(body)) as { status: number; message: string; error: string }
  expect(problem).toMatchObject({ status: expected, error: problem.message })
}
