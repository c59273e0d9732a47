import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  expectStatus,
  type FormFields,
  signedInSite,
  storedFile,
} from '../../../tests/build-app.ts'
import { avif, gif, jpeg, png, webp } from '../../../tests/made-files.ts'
import { itAnswers } from '../../../tests/scenarios.ts'
import { describeFor } from '../../../tests/tiers.ts'
import { contentKinds, GALLERY_KINDS } from '../../content.ts'
import type { GalleryRecord } from './schema.ts'

const videoLink = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

const PATHS = GALLERY_KINDS.map((kind) => contentKinds[kind].apiPath.slice(1))

describeOnBothDatabases('Galleries', (database) => {
  const site = signedInSite(database)
  let bytes: Buffer
  beforeAll(async () => {
    bytes = await jpeg()
  })

  async function post(path: string, form: FormFields) {
    return site.form(`POST /api/${path}`, form)
  }
  const postJson = (payload: object) => site.call('POST /api/main-gallery', payload)
  const list = async (url: string) => (await site.request({ url })).json<GalleryRecord[]>()
  const remove = (path: string, id: string) => site.call(`DELETE /api/${path}/${id}`)

  describeFor(PATHS, (path) => path === 'gallery')('at /api/%s', (path) => {
    const kind = path === 'gallery' ? 'photos' : 'jubilee'

    it('list newest first, and in pages if the query has a limit', async () => {
      const made = []
      for (const title of ['এক', 'দুই', 'তিন']) {
        made.push((await post(path, { title, file: { name: 'x', bytes } })).json<GalleryRecord>())
      }
      const newest = made.reverse()
      expect(await list(`/api/${path}`)).toEqual(newest)
      expect(await list(`/api/${path}?limit=2`)).toEqual(newest.slice(0, 2))
      expect(await list(`/api/${path}?limit=1&before=${newest[0]!._id}`)).toEqual([newest[1]])
      expect(await list(`/api/${path}?before=${newest[2]!._id}`)).toEqual([])
      for (const { _id } of newest) await remove(path, _id)
    })

    describe('with five entries', () => {
      let ids: string[]
      let titles: () => Promise<string>

      const put = (url: string, payload: object) => site.call(`PUT /api/${path}/${url}`, payload)
      const idOf = (title: string) => ids['ঙঘগখক'.indexOf(title)]!
      const sort = (letters: string) => put('order', { ids: letters.split('').map(idOf) })

      beforeEach(async () => {
        ids = await site.services.write(async (stores) => {
          const made: string[] = []
          for (const title of 'কখগঘঙ') {
            const file = storedFile({ area: 'gallery-uploads', width: 4, height: 3, color: '#f00' })
            made.unshift((await stores[kind].create({ title, file }))._id)
          }
          return made
        })
        titles = async () => (await list(`/api/${path}`)).map(({ title }) => title).join('')
      })
      afterEach(async () => {
        for (const { _id } of await list(`/api/${path}`)) await remove(path, _id)
      })

      it('sort some entries among themselves, and leave the others where they are', async () => {
        const sorted = await expectStatus(200, sort('কগঙ'))
        expect(sorted.json<GalleryRecord[]>().map(({ title }) => title)).toEqual(['ক', 'গ', 'ঙ'])
        expect(await titles()).toBe('কঘগখঙ')
        await sort('খক')
        expect(await titles()).toBe('খঘগকঙ')
      })

      it('ignore unknown and repeated ids of an order', async () => {
        await expectStatus(200, put('order', { ids: [idOf('ক'), 'unknown', idOf('ঙ'), idOf('ক')] }))
        expect(await titles()).toBe('কঘগখঙ')
      })

      it('show new entries first, and put a restored entry back at its position', async () => {
        await sort('কখগঘঙ')
        await remove(path, idOf('গ'))
        await post(path, { title: 'নতুন', file: { name: 'x', bytes } })
        const url = `/api/admin/bin/${idOf('গ')}/restore`
        const restored = await site.call(`POST ${url}`)
        expect(restored.statusCode, restored.payload).toBeLessThan(300)
        expect(await titles()).toBe('নতুনকখগঘঙ')
      })

      it('continue lists, pages and neighbours in the new order', async () => {
        await sort('গঙকঘখ')
        const after = async (title: string, limit: number) =>
          (await list(`/api/${path}?limit=${limit}&before=${idOf(title)}`)).map((one) => one.title)
        expect(await after('ঙ', 2)).toEqual(['ক', 'ঘ'])
        expect(await after('খ', 2)).toEqual([])
        const [{ path: page }] = contentKinds[kind].pages
        const { payload } = await site.request({ url: page })
        const shown = [...payload.matchAll(/photo=([\w-]+)"><span/g)].map(([, id]) => id)
        expect(shown).toEqual('গঙকঘখ'.split('').map(idOf))
        const view = (await site.request({ url: `${page}?photo=${idOf('ক')}` })).payload
        expect(view).toMatch(new RegExp(`rel="prev" href="[^"]*${idOf('ঙ')}"`))
        expect(view).toMatch(new RegExp(`rel="next" href="[^"]*${idOf('ঘ')}"`))
      })
    })

    itAnswers(
      () => site,
      [
        { asks: `PUT /api/${path}/unknown`, json: { title: ' ' }, gets: 400 },
        { asks: `PUT /api/${path}/order`, json: {}, gets: 400, naming: ['ids'] },
        {
          title: 'an order of 1,001 ids',
          asks: `PUT /api/${path}/order`,
          json: { ids: Array.from({ length: 1001 }, String) },
          gets: 400,
          naming: ['ids'],
        },
        { as: 'nobody', asks: `GET /api/${path}?limit=0`, gets: 400, naming: ['limit'] },
        { as: 'nobody', asks: `GET /api/${path}?before=unknown`, gets: 404 },
        { asks: `POST /api/${path}`, form: { title: ' ' }, gets: 400 },
        {
          title: 'a title of 301 characters',
          asks: `POST /api/${path}`,
          form: { title: 'ক'.repeat(301), file: { name: 'x', bytes: Buffer.from('x') } },
          gets: 400,
          naming: ['title'],
        },
      ],
      'editor',
    )
  })

  it.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
    ['GIF', gif],
    ['AVIF', avif],
  ])('accept a %s', async (_kind, make) => {
    const created = await post('gallery', {
      title: 'ছবি',
      file: { name: 'x', bytes: await make() },
    })
    expect(created.statusCode, created.payload).toBe(201)
    const { _id, filePath, color } = created.json<GalleryRecord>()
    // Half red, half blue.
    expect(color).toMatch(/^#(7|8).0.(7|8).$/)
    expect((await site.request({ url: `/${filePath}` })).statusCode).toBe(200)
    await remove('gallery', _id)
  })

  it.each(['photo-gallery', 'golden-jubilee-photo-gallery'])(
    'answer 404 under /%s for an id that is not a photo',
    async (page) => {
      for (const id of ['unknown', '%00', "'", '']) {
        expect((await site.request({ url: `/${page}?photo=${id}` })).statusCode, id).toBe(404)
      }
    },
  )

  itAnswers(
    () => site,
    [
      {
        title: 'a form without a chosen photo',
        as: 'editor',
        asks: 'POST /api/gallery',
        form: { title: 'ক' },
        gets: 400,
        naming: ['file'],
      },
      {
        title: 'a video, which this gallery does not allow',
        as: 'editor',
        asks: 'POST /api/gallery',
        json: { title: 'ক', videoLink },
        gets: 400,
        naming: ['file'],
      },
      {
        as: 'editor',
        asks: 'POST /api/main-gallery',
        json: { videoLink },
        gets: 400,
        naming: ['title'],
      },
      {
        title: 'a video without its link',
        as: 'editor',
        asks: 'POST /api/main-gallery',
        json: { title: 'ক' },
        gets: 400,
        naming: ['videoLink'],
      },
      ...['https://evil.example/watch?v=dQw4w9WgXcQ', 'javascript:alert(1)', 'dQw4w9WgXcQ', '', 7]
        .map((link) => ({ title: 'ক', videoLink: link }))
        .map((json) => ({
          title: `the link ${json.videoLink}`,
          as: 'editor' as const,
          asks: 'POST /api/main-gallery',
          json,
          gets: 400,
          naming: ['videoLink'],
        })),
    ],
  )

  it('accept a title without a photo, sent as a form', async () => {
    for (const created of [
      await post('main-gallery', { title: 'প্রথম ব্যাচ' }),
      await post('main-gallery', { title: 'প্রথম ব্যাচ', file: { name: '', bytes: Buffer.of() } }),
    ]) {
      expect(created.statusCode, created.payload).toBe(201)
      expect(created.json()).not.toHaveProperty('filePath')
      expect(created.json()).not.toHaveProperty('videoLink')
      await remove('main-gallery', created.json<GalleryRecord>()._id)
    }
  })

  it('refuse an item with both a photo and a video', async () => {
    const before = await list('/api/main-gallery')
    const both = await post('main-gallery', { title: 'ক', videoLink, file: { name: 'x', bytes } })
    expect(both.statusCode).toBe(400)
    expect(both.json()).toMatchObject({ errors: [{ path: 'videoLink' }] })
    expect(await list('/api/main-gallery')).toEqual(before)
  })

  it('keep the order of items that are created in quick succession', async () => {
    const titles = Array.from({ length: 20 }, (_, index) => `${index}`)
    for (const title of titles) await post('main-gallery', { title })
    const listed = await list('/api/main-gallery?limit=20')
    expect(listed.map(({ title }) => title)).toEqual(titles.reverse())
    for (const { _id } of listed) await remove('main-gallery', _id)
  })

  it('cannot read or change each other’s items', async () => {
    const { _id } = (await postJson({ title: 'ক', videoLink })).json<GalleryRecord>()
    expect((await remove('gallery', _id)).statusCode).toBe(404)
    expect(await list('/api/gallery')).toEqual([])
    expect((await remove('main-gallery', _id)).statusCode).toBe(204)
  })
})
