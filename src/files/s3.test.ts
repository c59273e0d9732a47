// @module-tag rest

import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeBackup } from '../backup/make-backup.ts'
import { restoreBackup } from '../backup/restore.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store } from './s3.ts'
import { sweep } from './sweep.ts'
import {
  expectStatus,
  fixture,
  multipart,
  openTestSite,
  storedFile,
  type TestSite,
} from '../../tests/build-app.ts'
import { webp } from '../../tests/made-files.ts'

let folder: string
let bucket: S3rver
let site: TestSite
let environment: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-s3-'))
  bucket = new S3rver({
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'school-files', configs: [] }],
  })
  const { port } = await bucket.run()
  // The key that s3rver accepts.
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
  environment = { FILES_URL: 's3://school-files', S3_ENDPOINT: `http://127.0.0.1:${port}` }
  site = await openTestSite('SQLite', environment)
})

afterAll(async () => {
  await site.close()
  await bucket.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

it('stores a file in the bucket, serves it whole and in ranges, and deletes it', async () => {
  const token = await site.signIn()
  const bytes = await fixture('notice.pdf')
  const form = await multipart({ title: 'ছুটির নোটিশ', file: { name: 'ছুটি.pdf', bytes } })
  const created = await site.request({ method: 'POST', url: '/api/notices', as: token, ...form })
  expect(created.statusCode).toBe(201)
  expect(await site.listFiles()).toEqual([])

  const url = `/${created.json().filePath}`
  expect((await site.request({ url })).rawPayload.equals(bytes)).toBe(true)
  const part = await expectStatus(206, site.request({ url, headers: { range: 'bytes=10-19' } }))
  expect(part.rawPayload.equals(bytes.subarray(10, 20))).toBe(true)

  const { _id } = created.json()
  await site.request({ method: 'DELETE', url: `/api/notices/${_id}`, as: token })
  expect((await site.request({ url })).statusCode).toBe(410)
})

it('stores every rendition of a photo in the bucket', async () => {
  const token = await site.signIn()
  const form = await multipart({
    title: 'পুকুর',
    file: { name: 'photo.webp', bytes: await webp(330, 10) },
  })
  const created = await site.request({ method: 'POST', url: '/api/gallery', as: token, ...form })
  const narrow = created.json().filePath.replace('.webp', '-320.avif')
  const served = await expectStatus(200, site.request({ url: `/${narrow}` }))
  expect(served.headers['content-type']).toBe('image/avif')
})

it('keeps the card of a document in the bucket', async () => {
  const { url } = await site.services.write((transaction) =>
    transaction.notices.create({ title: 'ছুটি', file: storedFile() }),
  )
  const card = await site.request({ url: `${url}/card.png` })
  expect(card.headers['content-type']).toBe('image/png')
  const kept = await site.services.fileStore.open('cards', card.headers.etag!.slice(1, -1))
  expect(kept!.size).toBe(card.rawPayload.length)
})

it('is backed up with its bucket, restored into it, and swept', async () => {
  const token = await site.signIn()
  const bytes = await fixture('notice.pdf')
  const form = await multipart({ title: 'থাকবে', file: { name: 'ক.pdf', bytes } })
  const created = await site.request({ method: 'POST', url: '/api/notices', as: token, ...form })
  const { _id, filePath } = created.json()
  const archive = path.join(folder, 'backup.tar.gz')
  const { settings, fileStore: store, database } = site.services
  const { files } = await makeBackup(settings, store, archive)
  expect(files).toBeGreaterThan(1)
  await site.request({ method: 'DELETE', url: `/api/notices/${_id}`, as: token })
  await restoreBackup(archive, settings, store, true)
  expect((await site.request({ url: `/${filePath}` })).rawPayload.equals(bytes)).toBe(true)

  await copyFile(archive, path.join(folder, 'orphan'))
  await store.keep(path.join(folder, 'orphan'), 'uploads', 'orphan.pdf')
  const bucketOf = { database, store, dataDir: site.dataDir }
  expect(await sweep(bucketOf)).toMatchObject({ files: 0 })
  const inTwoDays = Date.now() + 2 * 24 * 60 * 60 * 1000
  expect(await sweep(bucketOf, inTwoDays)).toMatchObject({ files: 1 })
  expect(await store.open('uploads', 'orphan.pdf')).toBeUndefined()
  expect((await site.request({ url: `/${filePath}` })).statusCode).toBe(200)
})

it('keeps the files of two schools in one bucket apart by their prefixes', async () => {
  const { FILES_URL: _bucket, ...other } = environment
  const sites = [
    await openTestSite('SQLite', { ...other, FILES_URL: 's3://school-files/schools/one' }),
    await openTestSite('SQLite', { ...other, FILES_URL: 's3://school-files/schools/two/' }),
  ]
  const [first, second] = sites.map(({ services }) => services.fileStore)
  const file = path.join(folder, 'same-name')
  for (const [content, store] of [
    ['one', first!],
    ['two', second!],
  ] as const) {
    await writeFile(file, content)
    await store.keep(file, 'uploads', 'same.pdf')
  }
  const read = async (store: FileStore) =>
    text(await (await store.open('uploads', 'same.pdf'))!.read())
  expect([await read(first!), await read(second!)]).toEqual(['one', 'two'])
  const listOf = async (store: FileStore) => {
    const names: string[] = []
    for await (const { name } of store.list('uploads')) names.push(name)
    return names
  }
  expect(await listOf(first!)).toEqual(['same.pdf'])
  expect(await listOf(site.services.fileStore)).not.toContain('same.pdf')
  await first!.remove('uploads', 'same.pdf')
  expect(await first!.open('uploads', 'same.pdf')).toBeUndefined()
  expect(await read(second!)).toBe('two')
  for (const one of sites) await one.close()
})

it('is ready while the bucket answers', async () => {
  expect((await site.request({ url: '/readyz' })).json()).toMatchObject({ files: 'ok' })
})

it.each([
  ['is busy', (answer: ServerResponse) => void answer.writeHead(503).end()],
  ['breaks the connection', (answer: ServerResponse) => void answer.destroy()],
])('sends a file again if the bucket %s once', async (_, fail) => {
  const bodies: string[] = []
  const broken = createServer((request, answer) => {
    text(request).then(
      (body) => {
        bodies.push(body)
        if (bodies.length === 1) fail(answer)
        else answer.writeHead(200).end()
      },
      () => answer.destroy(),
    )
  })
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  const { port } = broken.address() as AddressInfo
  const file = path.join(folder, 'sent.txt')
  await writeFile(file, 'ছুটি')
  await createS3Store('s3://school-files', `http://127.0.0.1:${port}`).keep(file, 'uploads', 'x')
  expect(bodies).toEqual(['ছুটি', 'ছুটি'])
  broken.close()
})
