// @module-tag rest

import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectStatus, makeTestStorage } from './build-app.ts'
import { pdf, phonePhoto } from './made-files.ts'
import { expectFault, faultsLogged, type RunningSite, startSite } from './running-site.ts'
import { killServers, startServer } from './server-process.ts'
import { mountSmallDisk } from './small-disk.ts'

const disk = mountSmallDisk(8)
const dataDir = path.join(disk?.folder ?? '', 'data')
afterAll(() => {
  killServers()
  disk?.remove()
})

// Needs the right to mount a small disk. Uses PostgreSQL, because SQLite keeps its file open.
describe.skipIf(!disk)('A read-only folder', () => {
  let storage: Awaited<ReturnType<typeof makeTestStorage>>
  let site: RunningSite
  let notice: { _id: string; filePath: string }
  beforeAll(async () => {
    storage = await makeTestStorage('PostgreSQL')
    site = await startSite({ ...storage.environment, DATA_DIR: dataDir })
    notice = (await publish(pdf())).json()
    disk!.setReadOnly(true)
  })
  afterAll(() => storage.remove())

  const publish = (bytes: Uint8Array) =>
    site.send('POST', '/api/notices', { form: { title: 'ক', file: { name: 'x', bytes } } })

  it('refuses uploads with a reason, and all other calls work', async () => {
    expectFault(await publish(pdf()), 'disk-unwritable')
    expectFault(await publish(await phonePhoto()), 'disk-unwritable')
    const file = [
      { name: '1', bytes: await phonePhoto() },
      { name: '2', bytes: await phonePhoto() },
    ]
    const pages = { form: { title: 'ক', file } }
    expectFault(await site.send('POST', '/api/notices', pages), 'disk-unwritable')
    for (const to of ['/', '/allNotices', `/${notice.filePath}`]) {
      expect((await site.visit(to)).statusCode, to).toBe(200)
    }
    const rename = { json: { title: 'নাম বদল' } }
    expect((await site.send('PUT', `/api/notices/${notice._id}`, rename)).statusCode).toBe(200)
    const ready = await expectStatus(503, site.visit('/readyz'))
    expect(ready.json()).toMatchObject({
      database: 'ok',
      files: 'failing',
      reason: 'The server cannot write to its disk.',
    })
  })

  it('stops a start with one line, with or without a site in it', async () => {
    disk!.setReadOnly(false)
    const there = { SAMPLE_CONTENT: 'off', DATA_DIR: path.join(disk!.folder, 'there') }
    const first = startServer(there)
    await first.url()
    await first.end('SIGTERM')
    disk!.setReadOnly(true)
    for (const settings of [there, { ...there, DATA_DIR: path.join(disk!.folder, 'new') }]) {
      const { code, errors } = await startServer(settings).end()
      expect(code).toBe(1)
      expect(errors).toMatch(/^Cannot start: DATA_DIR: [^\n]*cannot write to its disk[^\n]*\n$/)
    }
  })

  it('works again after it becomes writable, and was logged once', async () => {
    disk!.setReadOnly(false)
    expect((await site.visit('/readyz')).statusCode).toBe(200)
    expect((await publish(pdf())).statusCode).toBe(201)
    expect(await faultsLogged(site)).toEqual([{ fault: 'disk-unwritable' }])
  })
})
