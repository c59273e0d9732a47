import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeOnBothDatabases, openTestSite, type TestSite } from '../../../tests/build-app.ts'
import { BATCH_ROWS } from '../../database/list-batches.ts'
import { MIN_BYTES_TO_COMPRESS } from '../compression.ts'

describeOnBothDatabases('Public reads of the API', (database) => {
  let site: TestSite
  beforeEach(async () => {
    site = await openTestSite(database)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await site.close()
  })

  const addVideo = (title: string) =>
    site.services.write(({ photos }) =>
      photos.create({ title, videoLink: 'https://youtu.be/dQw4w9WgXcQ' }),
    )
  const titles = async (url: string) => {
    const answer = await site.request({ url })
    expect(answer.statusCode).toBe(200)
    return answer.json<{ title: string }[]>().map(({ title }) => title)
  }

  it('query the store once until the content changes', async () => {
    await addVideo('ক')
    const list = vi.spyOn(site.services.stores.photos, 'list')
    for (let round = 0; round < 3; round += 1) expect(await titles('/api/gallery')).toEqual(['ক'])
    expect(list).toHaveBeenCalledTimes(1)
    await addVideo('খ')
    expect(await titles('/api/gallery')).toEqual(['খ', 'ক'])
    expect(list).toHaveBeenCalledTimes(2)
  })

  it('cache one answer for each known parameter, and ignore unknown parameters', async () => {
    await addVideo('ক')
    await addVideo('খ')
    const list = vi.spyOn(site.services.stores.photos, 'list')
    expect(await titles('/api/gallery?limit=1')).toEqual(['খ'])
    expect(await titles('/api/gallery?limit=1&x=1')).toEqual(['খ'])
    expect(await titles('/api/gallery?x=2')).toEqual(['খ', 'ক'])
    expect(await titles('/api/gallery')).toEqual(['খ', 'ক'])
    expect(list).toHaveBeenCalledTimes(2)
  })

  it('do not cache a failure', async () => {
    const find = vi.spyOn(site.services.stores.contact, 'find')
    find.mockRejectedValueOnce(new Error('The database is away.'))
    expect((await site.request({ url: '/api/contactus' })).statusCode).toBe(500)
    expect((await site.request({ url: '/api/contactus' })).statusCode).toBe(200)
  })

  it('give the same list in every encoding', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `${index} ${'ক'.repeat(30)}`)
    for (const name of names) await addVideo(name)
    const plain = await site.request({ url: '/api/gallery' })
    expect(plain.rawPayload.length).toBeGreaterThan(MIN_BYTES_TO_COMPRESS)
    const gzip = await site.request({ url: '/api/gallery', headers: { 'accept-encoding': 'gzip' } })
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
    expect(await titles('/api/gallery')).toEqual(names.toReversed())
  })

  it('send the headers of every answer, and 304 to a client that has it', async () => {
    await addVideo('ক')
    await titles('/api/gallery')
    const { headers } = await site.request({ url: '/api/gallery' })
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const again = { 'if-none-match': headers['etag'] as string }
    expect(await site.request({ url: '/api/gallery', headers: again })).toMatchObject({
      statusCode: 304,
      payload: '',
    })
    await addVideo('খ')
    expect((await site.request({ url: '/api/gallery', headers: again })).statusCode).toBe(200)
  })

  it('send the headers that belong to one request', async () => {
    const as = await site.signIn()
    for (let round = 0; round < 2; round += 1) {
      const { headers } = await site.request({ url: '/api/notices?state=all', as })
      expect(headers['cache-control']).toBe('private, no-store')
    }
  })

  it('give each of several concurrent requests the whole list, if it is too long for the cache', async () => {
    await site.services.write(async ({ photos }) => {
      for (let row = 0; row <= BATCH_ROWS; row += 1) {
        await photos.create({ title: `${row}`, videoLink: 'https://youtu.be/dQw4w9WgXcQ' })
      }
    })
    const lists = await Promise.all(Array.from({ length: 3 }, () => titles('/api/gallery')))
    expect(lists.map(({ length }) => length)).toEqual(Array(3).fill(BATCH_ROWS + 1))
  })
})
