// @module-tag rest

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createFirstAccount } from '#src/features/accounts/first-account.ts'
import { buildApp } from '#src/server/app.ts'
import { type OpenSchool, openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { fixture, makeTestStorage, multipart, TEST_APP, TEST_PASSWORD } from './build-app.ts'
import { NGINX, type Nginx, startNginx } from './nginx.ts'

/** One machine: its own disk, the shared database and bucket. */
interface Machine {
  dataDir: string
  services: OpenSchool
  app: FastifyInstance
  url: string
}

describe.skipIf(!NGINX)('Two machines on one database and one bucket, behind nginx', () => {
  let storage: Awaited<ReturnType<typeof makeTestStorage>>
  let folder: string
  let bucket: S3rver
  let machines: [Machine, Machine]
  let nginx: Nginx

  beforeAll(async () => {
    storage = await makeTestStorage('PostgreSQL', 'none')
    folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bucket-'))
    bucket = new S3rver({
      port: 0,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'school-files', configs: [] }],
    })
    const { port } = await bucket.run()
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
    const environment = {
      ...storage.environment,
      FILES_URL: 's3://school-files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      ADMIN_PASSWORD: TEST_PASSWORD,
    }
    // Started at the same time, on a database without tables.
    machines = await Promise.all([startMachine(environment), startMachine(environment)])
    nginx = await startNginx(machines.map(({ url }) => Number(new URL(url).port)))
  })
  afterAll(async () => {
    await nginx?.close()
    for (const { app, services, dataDir } of machines ?? []) {
      await app.close()
      await services.close()
      await rm(dataDir, { recursive: true, force: true })
    }
    await bucket.close()
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
    await storage.remove()
  })

  async function startMachine(environment: Record<string, string>): Promise<Machine> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-machine-'))
    const services = await openSchool(readSchoolSettings({ ...environment, DATA_DIR: dataDir }))
    const app = await buildApp({ ...TEST_APP, schoolAt: () => services })
    await app.listen({ port: 0, host: '127.0.0.1' })
    await createFirstAccount(services)
    const { port } = app.server.address() as AddressInfo
    return { dataDir, services, app, url: `http://127.0.0.1:${port}` }
  }

  const signIn = async (url: string): Promise<string> => {
    const response = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: TEST_PASSWORD }),
    })
    expect(response.status).toBe(200)
    return ((await response.json()) as { token: string }).token
  }

  const publish = async (url: string, token: string, title: string) => {
    const bytes = await fixture('notice.pdf')
    const { payload, headers } = await multipart({ title, file: { name: 'notice.pdf', bytes } })
    const response = await fetch(`${url}/api/notices`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: new Uint8Array(payload),
    })
    expect(response.status).toBe(201)
    return (await response.json()) as { _id: string; filePath: string }
  }

  it('create one first account and each table once', async () => {
    const [{ services }] = machines
    expect(await services.stores.accounts.list()).toHaveLength(1)
  })

  it('publish on the first and read on the second immediately, byte for byte', async () => {
    const [first, second] = machines
    const token = await signIn(first.url)
    for (const [index, [writer, reader]] of [
      [first, second],
      [second, first],
    ].entries()) {
      const title = `দুই যন্ত্র ${index}`
      const { filePath } = await publish(writer!.url, token, title)
      expect(await (await fetch(`${reader!.url}/allNotices`)).text()).toContain(title)
      const bytes = Buffer.from(await (await fetch(`${reader!.url}/${filePath}`)).arrayBuffer())
      expect(bytes.equals(await fixture('notice.pdf'))).toBe(true)
    }
  })

  it('share sessions and sign-outs', async () => {
    const [first, second] = machines
    const token = await signIn(first.url)
    const me = (url: string) =>
      fetch(`${url}/api/admin/me`, { headers: { authorization: `Bearer ${token}` } })
    expect((await me(second.url)).status).toBe(200)
    await fetch(`${second.url}/api/admin/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect((await me(first.url)).status).toBe(401)
  })

  it('count failed sign-ins together', async () => {
    const attempt = (url: string) =>
      fetch(`${url}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'nobody', password: 'wrong' }),
      })
    for (let count = 0; count < 10; count += 1) {
      expect((await attempt(machines[count % 2]!.url)).status).toBe(401)
    }
    for (const { url } of machines) expect((await attempt(url)).status).toBe(429)
  })

  it('are one site for visitors, also while one machine is down', async () => {
    const token = await machines[0].services.stores.accounts.findByName('admin').then((account) =>
      machines[0].services.stores.accounts.startSession(account!.id, {
        userAgent: 'test',
        address: '127.0.0.1',
      }),
    )
    const { filePath } = await publish(nginx.url, token.token, 'সবার জন্য')
    await machines[0].app.close()
    for (let visit = 0; visit < 4; visit += 1) {
      expect((await fetch(`${nginx.url}/api/notices?limit=1`)).status).toBe(200)
      expect((await fetch(`${nginx.url}/${filePath}`)).status).toBe(200)
    }
    await publish(nginx.url, token.token, 'একটি যন্ত্র থেকে')
    await expect
      .poll(async () => (await fetch(`${nginx.url}/allNotices`)).text())
      .toContain('একটি যন্ত্র থেকে')
  })
})
