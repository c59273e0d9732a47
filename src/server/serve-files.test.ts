import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  emptyBin,
  expectStatus,
  multipart,
  openTestSite,
  type TestSite,
} from '../../tests/build-app.ts'
import { docx, jpeg, pdf } from '../../tests/made-files.ts'
import { expectProblem } from '../../tests/scenarios.ts'

describeOnBothDatabases('Served files', (database) => {
  let site: TestSite
  let bytes: Buffer
  let url: string

  const publish = async (name: string, content: Buffer): Promise<string> => {
    const created = await site.form('POST /api/notices', {
      title: 'ক',
      file: { name, bytes: content },
    })
    expect(created.statusCode, created.payload).toBe(201)
    return `/${created.json().filePath}`
  }

  beforeAll(async () => {
    site = await openTestSite(database)
    site.token = await site.signIn()
    bytes = pdf(5000)
    url = await publish('ছুটি.pdf', bytes)
  })
  afterAll(() => site.close())

  const get = (headers: Record<string, string> = {}) => site.request({ url, headers })

  it('are sent whole, inline, with a cache time of one year', async () => {
    const response = await expectStatus(200, get())
    expect(response.rawPayload.equals(bytes)).toBe(true)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': expect.stringMatching(/^inline; filename=/),
      'cache-control': 'public, max-age=31536000, s-maxage=2, immutable',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[^"]+"$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(response.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('ছুটি.pdf')}`,
    )
  })

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=10-', 10, undefined],
    ['bytes=-10', -10, undefined],
    ['bytes=0-0', 0, 1],
    ['bytes=4990-999999', 4990, undefined],
  ])('are sent in the range that %s requests', async (range, start, end) => {
    const part = bytes.subarray(start, end)
    const response = await expectStatus(206, get({ range }))
    expect(response.rawPayload.equals(part)).toBe(true)
    const from = start < 0 ? bytes.length + start : start
    expect(response.headers).toMatchObject({
      'content-range': `bytes ${from}-${from + part.length - 1}/${bytes.length}`,
      'content-length': String(part.length),
    })
  })

  it.each(['bytes=9-0,x', 'bytes=a-b', 'lines=0-9', 'bytes=0-1,5-6', ''])(
    'are sent whole for the range %j',
    async (range) => {
      expect((await expectStatus(200, get({ range }))).rawPayload).toHaveLength(bytes.length)
    },
  )

  it('are sent whole if If-Range names an older file', async () => {
    const { etag } = (await get()).headers
    const range = 'bytes=0-9'
    expect((await get({ range, 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await get({ range, 'if-range': String(etag) })).statusCode).toBe(206)
  })

  it('answer a range past the end with a problem that is not cached', async () => {
    const response = await get({ range: 'bytes=999999-' })
    expect(response.headers['content-range']).toBe(`bytes */${bytes.length}`)
    expectProblem(response, 416)
    expect(response.headers['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/)
  })

  it('answer 304 to a client that has them', async () => {
    const { etag } = (await get()).headers
    for (const tag of [String(etag), `W/${etag}`, `"other", ${etag}`]) {
      const response = await get({ 'if-none-match': tag })
      expect(response).toMatchObject({ statusCode: 304, payload: '' })
      expect(response.headers).toMatchObject({ etag, 'cache-control': /immutable/ })
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('answer HEAD with the headers of GET', async () => {
    const head = await site.request({ method: 'HEAD', url })
    expect(head).toMatchObject({ statusCode: 200, payload: '' })
    const { date: _, ...headers } = (await get()).headers
    expect(head.headers).toMatchObject(headers)
  })

  it('are sent as attachments if a browser must not show them', async () => {
    const response = await site.request({ url: await publish('form.docx', docx()) })
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="?form\.docx/)
    expect(response.headers['content-security-policy']).toContain('sandbox')
  })

  it('cannot run scripts, and pictures have a sandbox policy', async () => {
    const response = await site.request({ url: await publish('x.jpg', await jpeg()) })
    expect(response.headers['content-disposition']).toMatch(/^inline/)
    expect(response.headers['content-security-policy']).toContain('sandbox')
  })

  it('are only files with a record in the database, not other files on the disk', async () => {
    const folder = path.join(site.dataDir, 'uploads')
    const kept = (await readdir(folder)).find((name) => name.endsWith('.pdf'))
    const stray = 'aaaaaaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa.pdf'
    await writeFile(path.join(folder, stray), 'secret')
    for (const name of [
      stray,
      `..%2Fpathshala.sqlite`,
      `..%2Fuploads%2F${kept}`,
      `${kept}%00`,
      `${kept}/`,
      kept!.toUpperCase(),
      kept!.replace('.pdf', '-320.pdf'),
      kept!.replace('.pdf', '.webp'),
      kept!.replace('.pdf', ''),
      '',
    ]) {
      const response = await site.request({ url: `/uploads/${name}` })
      // The whole site accepts a slash after a name.
      expect(response.statusCode, name).toBe(name === `${kept}/` ? 200 : 404)
      expect(response.payload).not.toContain('secret')
    }
    expect((await site.request({ url: `/gallery-uploads/${kept}` })).statusCode).toBe(404)
  })

  it('answer with a problem if the file is gone', async () => {
    expectProblem(await site.request({ url: '/uploads/gone.pdf' }), 404)
    expectProblem(await site.request({ url: '/gallery-uploads/gone.webp' }), 404)
  })
})

describeOnBothDatabases('Served photos', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(database)
  })
  afterAll(() => site.close())

  it('are sent in every rendition with its own type, and in no other size, until they are deleted', async () => {
    const token = await site.signIn()
    const body = await multipart({
      title: 'ক',
      file: { name: 'x.jpg', bytes: await jpeg(700, 20) },
    })
    const created = await site.request({ method: 'POST', url: '/api/gallery', as: token, ...body })
    const { _id, filePath } = created.json()
    const stem = `/${filePath.replace('.webp', '')}`
    const renditions = ['.webp', '.avif', '-320.webp', '-320.avif', '-640.webp', '-640.avif']
    expect(await site.listFiles()).toEqual(
      renditions.map((rendition) => `${stem.split('/').at(-1)}${rendition}`).sort(),
    )
    for (const rendition of renditions) {
      const response = await site.request({ url: `${stem}${rendition}` })
      expect(response.statusCode, rendition).toBe(200)
      const kind = rendition.slice(-4)
      expect(response.headers).toMatchObject({
        'content-type': `image/${kind}`,
        'content-disposition': expect.stringContaining(`x.${kind}`),
        'content-length': String(response.rawPayload.length),
        'x-content-type-options': 'nosniff',
      })
      const magic = kind === 'webp' ? 'WEBP' : 'avif'
      expect(response.rawPayload.subarray(8, 12).toString()).toBe(magic)
    }
    for (const other of [
      '-321.webp',
      '-1280.webp',
      '-320.png',
      '.png',
      '-0320.webp',
      '-700.avif',
    ]) {
      expect((await site.request({ url: `${stem}${other}` })).statusCode, other).toBe(404)
    }
    await site.request({ method: 'DELETE', url: `/api/gallery/${_id}`, as: token })
    for (const rendition of renditions) {
      expect((await site.request({ url: `${stem}${rendition}` })).statusCode, rendition).toBe(410)
    }
    await emptyBin(site)
    expect(await site.listFiles()).toEqual([])
  })
})
