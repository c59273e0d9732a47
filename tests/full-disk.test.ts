// @module-tag rest

import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { taskOf, withChoreChild } from '#src/school/chore-child.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { expectStatus, TEST_PASSWORD } from './build-app.ts'
import { pdf, phonePhoto } from './made-files.ts'
import {
  expectFault,
  faultsLogged,
  listBelow,
  type RunningSite,
  startSite,
} from './running-site.ts'
import { killServers, startServer } from './server-process.ts'
import { mountSmallDisk } from './small-disk.ts'

const disk = mountSmallDisk(8)
const dataDir = path.join(disk?.folder ?? '', 'data')
afterAll(() => {
  killServers()
  disk?.remove()
})

// Needs the right to mount a small disk.
describe.skipIf(!disk)('A full disk', () => {
  let site: RunningSite
  let photo: Buffer
  let notice: { _id: string; filePath: string }
  beforeAll(async () => {
    photo = await phonePhoto(2000, 1500)
    site = await startSite({ DATA_DIR: dataDir })
    notice = (await publish('notices', pdf())).json()
    expect((await publish('gallery', photo)).statusCode).toBe(201)
    await site.visit('/allNotices')
  })
  afterEach(() => disk!.empty())

  const publish = (list: string, bytes: Uint8Array) =>
    site.send('POST', `/api/${list}`, {
      form: { title: 'ক', file: { name: 'x', bytes } },
    })
  /** Two photographed pages, which the server binds to a PDF. */
  const publishPages = () => {
    const file = ['1', '2'].map((name) => ({ name, bytes: photo }))
    return site.send('POST', '/api/notices', { form: { title: 'ক', file } })
  }
  const rename = (title: string) =>
    site.send('PUT', `/api/notices/${notice._id}`, { json: { title } })

  it('does not affect visitors: cached and uncached pages, searches, files', async () => {
    disk!.fill()
    for (const to of [
      '/allNotices',
      '/en/allNotices',
      '/allNotices?q=x',
      '/photo-gallery',
      '/api/notices',
      `/${notice.filePath}`,
      '/healthz',
    ]) {
      expect((await site.visit(to)).statusCode, to).toBe(200)
    }
    expect((await site.office('/admin/dashboard')).statusCode).toBe(200)
  })

  it('is reported to staff on every action, and to monitoring', async () => {
    // The first look at the disk creates the folder of backups.
    await site.visit('/readyz')
    const before = await listBelow(dataDir)
    disk!.fill()
    const answers = await Promise.all([
      rename('খ'),
      site.send('DELETE', `/api/notices/${notice._id}`),
      publish('notices', pdf(200_000)),
      publish('gallery', photo),
      site.send('POST', '/api/officers', { json: { name: 'ক', designation: 'খ' } }),
      site.signIn(),
    ])
    for (const answer of answers) expectFault(answer, 'disk-full')
    const ready = await expectStatus(503, site.visit('/readyz'))
    expect(ready.json()).toMatchObject({
      files: 'failing',
      reason: 'The server’s disk is full.',
    })
    expect(await listBelow(dataDir)).toEqual(before)
  })

  it.each([
    ['a failed upload', 100_000, 'notices', () => pdf(200_000)],
    ['a file that cannot be recorded', 8_192, 'notices', () => pdf()],
    ['a photo that cannot be scaled', 28_000, 'gallery', () => photo],
    ['a picture that cannot be cleaned', 28_000, 'notices', () => photo],
  ] as const)('%s leaves no files behind', async (_when, leaving, list, bytes) => {
    const before = await listBelow(dataDir)
    disk!.fill(leaving)
    expectFault(await publish(list, bytes()), 'disk-full')
    expect(await listBelow(dataDir)).toEqual(before)
  })

  it.each([0, 28_000, 200_000])(
    'with %s bytes left, photographed pages are bound completely or not at all',
    async (leaving) => {
      const before = await listBelow(dataDir)
      disk!.fill(leaving)
      expectFault(await publishPages(), 'disk-full')
      await expect.poll(() => listBelow(dataDir)).toEqual(before)
      disk!.empty()
      const { _id } = await publishPages().then((answer) => {
        expect(answer.statusCode).toBe(201)
        return answer.json<{ _id: string }>()
      })
      expect((await site.send('DELETE', `/api/notices/${_id}`)).statusCode).toBe(204)
      const proof = { json: { currentPassword: TEST_PASSWORD } }
      expect((await site.send('DELETE', `/api/admin/bin/${_id}`, proof)).statusCode).toBe(204)
    },
  )

  it('loses no acknowledged change, up to the last change that fits', async () => {
    disk!.fill(300_000)
    let last = 'ক'
    for (let count = 0; ; count += 1) {
      const title = `${count}`.padEnd(300, 'খ')
      const { statusCode } = await rename(title)
      if (statusCode === 507) break
      expect(statusCode).toBe(200)
      last = title
    }
    expect(last).not.toBe('ক')
    expect((await site.visit('/api/notices')).json()).toMatchObject([{ title: last }])
  })

  it('makes the nightly backup fail with one line and without an incomplete file', async () => {
    const before = await listBelow(dataDir)
    disk!.fill()
    const task = taskOf('backup', readSchoolSettings({ DATA_DIR: dataDir }))
    const backup = withChoreChild(new AbortController().signal, (child) => child.run(task))
    await expect(backup).rejects.toThrow(/^[^\n]*the disk is full\.$/)
    expect((await listBelow(dataDir)).filter((name) => name !== 'backups')).toEqual(
      before.filter((name) => name !== 'backups'),
    )
  })

  it('needs no restart after there is space again, and is logged once, in one line', async () => {
    expect((await site.visit('/readyz')).statusCode).toBe(200)
    expect((await rename('গ')).statusCode).toBe(200)
    expect((await publish('gallery', photo)).statusCode).toBe(201)
    expect((await site.signIn()).statusCode).toBe(200)
    expect((await site.visit('/allNotices')).payload).toContain('গ')
    expect(await faultsLogged(site)).toEqual([{ fault: 'disk-full' }])
  })

  it('stops a start with one line', async () => {
    disk!.fill()
    const empty = { DATA_DIR: path.join(disk!.folder, 'new'), SAMPLE_CONTENT: 'on' }
    const { code, errors } = await startServer(empty).end()
    expect(code).toBe(1)
    expect(errors).toMatch(/^Cannot start: [^\n]*disk[^\n]* full[^\n]*\n$/)
  })
})
