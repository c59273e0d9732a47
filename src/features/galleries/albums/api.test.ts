import { beforeEach, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  expectStatus,
  signedInSite,
  storedFile,
} from '../../../../tests/build-app.ts'
import { jpeg } from '../../../../tests/made-files.ts'
import type { HistoryRecord } from '../../../records/history/schema.ts'
import { inNewOrder } from '../many-photos.ts'
import type { GalleryRecord } from '../schema.ts'
import type { AlbumRecord } from './schema.ts'

const PAGE = '/photo-gallery'

describeOnBothDatabases('Albums', (database) => {
  const site = signedInSite(database)
  let album: string
  let ids: string[]

  const idOf = (letter: string) => ids['ঙঘগখক'.indexOf(letter)]!
  const idsOf = (letters: string) => letters.split('').map(idOf)
  const read = async <T>(url: string) => (await site.request({ url })).json<T>()
  const albums = () => read<AlbumRecord[]>('/api/albums')
  /** The titles of the photos, in their order. */
  const titles = async (query = '') =>
    (await read<GalleryRecord[]>(`/api/gallery${query}`)).map(({ title }) => title).join('')
  const many = (body: object) => site.call('POST /api/gallery/many', body)
  const changed = async (body: object) =>
    (await expectStatus(200, many(body))).json<{ changed: number; album?: string }>()
  const lastEntries = async () =>
    (await site.call('GET /api/admin/history?limit=2')).json<HistoryRecord[]>()
  /** Sets the last change back, which must be one entry. */
  const undo = async () => {
    const [entry] = await lastEntries()
    expect(entry).toMatchObject({ canSetBack: true })
    await expectStatus(200, site.call(`POST /api/admin/history/${entry!._id}/restore`))
  }
  const pageOf = async (url: string, status = 200) => {
    const { statusCode, payload } = await site.request({ url })
    expect(statusCode, url).toBe(status)
    return payload
  }
  const shownIds = (html: string) =>
    [...html.matchAll(/photo=([\w-]+)"><span/g)].map(([, id]) => id)

  beforeEach(async () => {
    await site.services.write(async (stores) => {
      for (const { _id } of await stores.photos.list()) await stores.photos.remove(_id)
      for (const { _id } of await stores.albums.list()) await stores.albums.remove(_id)
      ids = []
      for (const title of 'কখগঘঙ') {
        const file = storedFile({ area: 'gallery-uploads', width: 4, height: 3, color: '#f00' })
        ids.unshift((await stores.photos.create({ title, file }))._id)
      }
      const made = { title: 'ক্রীড়া ২০২৬', titleEnglish: 'Sports', day: '2026-02-21' }
      album = (await stores.albums.create(made))._id
    })
  })

  it('have their photos, and the newest day first', async () => {
    await expectStatus(201, site.call('POST /api/albums', { title: 'পুরোনো', day: '2025-12-16' }))
    await expectStatus(201, site.call('POST /api/albums', { title: 'কবে জানা নেই' }))
    expect(await changed({ act: 'album', ids: idsOf('কগ'), album })).toEqual({ changed: 2 })
    expect((await albums()).map(({ title, day, count }) => [title, day, count])).toEqual([
      ['ক্রীড়া ২০২৬', '2026-02-21', 2],
      ['পুরোনো', '2025-12-16', 0],
      ['কবে জানা নেই', null, 0],
    ])
    expect(await titles(`?album=${album}`)).toBe('গক')
    expect(await titles('?album=none')).toBe('ঙঘখ')
    expect(await titles()).toBe('ঙঘগখক')
    expect(await titles(`?album=none&limit=1&before=${idOf('ঙ')}`)).toBe('ঘ')
  })

  it('take a new photo, and one whose album is changed', async () => {
    const file = { name: 'x', bytes: await jpeg() }
    const added = site.form('POST /api/gallery', { title: 'চ', album, file })
    const photo = (await expectStatus(201, added)).json<GalleryRecord>()
    expect(photo.album).toBe(album)
    const path = `PUT /api/gallery/${photo._id}`
    const renamed = await expectStatus(200, site.call(path, { title: 'ছ' }))
    expect(renamed.json<GalleryRecord>().album).toBe(album)
    const taken = await expectStatus(200, site.call(path, { title: 'ছ', album: null }))
    expect(taken.json<GalleryRecord>().album).toBeNull()
    const without = site.form('POST /api/gallery', { title: 'জ', album: '', file })
    expect((await expectStatus(201, without)).json<GalleryRecord>().album).toBeNull()
  })

  it('that are gone or made up are refused by their field', async () => {
    await expectStatus(204, site.call(`DELETE /api/albums/${album}`))
    const refused = { code: 'no-such-album', path: 'album' }
    const file = { name: 'x', bytes: await jpeg() }
    for (const id of [album, 'unknown', '\0']) {
      const answers = [
        await many({ act: 'album', ids: idsOf('ক'), album: id }),
        await site.call(`PUT /api/gallery/${idOf('ক')}`, { title: 'ক', album: id }),
        await site.form('POST /api/gallery', { title: 'ক', album: id, file }),
      ]
      for (const answer of answers) {
        expect(answer.statusCode, answer.payload).toBe(400)
        expect(answer.json().errors).toMatchObject([refused])
      }
    }
    expect(await titles()).toBe('ঙঘগখক')
  })

  it('leave their photos when they are deleted, and get them back', async () => {
    await changed({ act: 'album', ids: idsOf('কখগ'), album })
    await expectStatus(204, site.call(`DELETE /api/albums/${album}`))
    expect(await titles('?album=none')).toBe('ঙঘগখক')
    const [entry] = await lastEntries()
    expect(entry).toMatchObject({ kind: 'albums', action: 'deleted', before: { count: 3 } })
    // This photo has got another album since.
    const other = (await site.call('POST /api/albums', { title: 'অন্য' })).json<AlbumRecord>()
    await changed({ act: 'album', ids: idsOf('খ'), album: other._id })
    await expectStatus(200, site.call(`POST /api/admin/bin/${album}/restore`))
    expect(await titles(`?album=${album}`)).toBe('গক')
    expect(await titles(`?album=${other._id}`)).toBe('খ')
  })

  it('that are gone leave a restored photo without an album', async () => {
    await changed({ act: 'album', ids: idsOf('ক'), album })
    await expectStatus(204, site.call(`DELETE /api/gallery/${idOf('ক')}`))
    await expectStatus(204, site.call(`DELETE /api/albums/${album}`))
    const restored = await site.call(`POST /api/admin/bin/${idOf('ক')}/restore`)
    expect(restored.json<GalleryRecord>().album, restored.payload).toBeNull()
  })

  it('do not stop an earlier change from being set back', async () => {
    await changed({ act: 'album', ids: idsOf('কখ'), album })
    await changed({ act: 'album', ids: idsOf('কখ'), album: null })
    const [moved] = await lastEntries()
    await expectStatus(204, site.call(`DELETE /api/albums/${album}`))
    await expectStatus(200, site.call(`POST /api/admin/history/${moved!._id}/restore`))
    expect(await titles('?album=none')).toBe('ঙঘগখক')
  })

  it.each([
    ['a title', { act: 'title', title: 'দৌড়' }, 'ঙদৌড় (১)গদৌড় (২)ক'],
    ['a title in English', { act: 'title', title: 'Race' }, 'ঙRace (1)গRace (2)ক'],
    ['the first place', { act: 'first' }, 'ঘখঙগক'],
    ['an earlier place', { act: 'earlier' }, 'ঘঙখগক'],
    ['a later place', { act: 'later' }, 'ঙগঘকখ'],
    ['a deletion', { act: 'remove' }, 'ঙগক'],
  ])('give many photos %s, with one entry that one restore undoes', async (_name, act, after) => {
    const [before] = await lastEntries()
    expect(await changed({ ...act, ids: [...idsOf('খঘ'), 'gone'] })).toEqual({ changed: 2 })
    expect(await titles()).toBe(after.normalize())
    expect((await lastEntries())[1]?._id).toBe(before?._id)
    await undo()
    expect(await titles()).toBe('ঙঘগখক')
  })

  it('give a single photo its title without a number', async () => {
    await changed({ act: 'title', ids: idsOf('ক'), title: 'দৌড়' })
    expect(await titles()).toBe('ঙঘগখদৌড়'.normalize())
  })

  it('are made of chosen photos, and go with the undo', async () => {
    const input = { title: 'নতুন', day: '2026-12-16', titleEnglish: '' }
    const { album: made } = await changed({ act: 'split', ids: idsOf('কঙ'), album: input })
    expect(await titles(`?album=${made}`)).toBe('ঙক')
    expect((await albums())[0]).toMatchObject({ _id: made, ...input, count: 2 })
    await undo()
    expect((await albums()).map(({ _id }) => _id)).toEqual([album])
    expect(await titles('?album=none')).toBe('ঙঘগখক')
  })

  it('order photos among those of their own album', async () => {
    await changed({ act: 'album', ids: idsOf('কগঙ'), album })
    await changed({ act: 'first', ids: idsOf('ক') })
    expect(await titles(`?album=${album}`)).toBe('কঙগ')
    expect(await titles('?album=none')).toBe('ঘখ')
  })

  it('change nothing for photos that are gone', async () => {
    for (const act of [{ act: 'first' }, { act: 'remove' }, { act: 'album', album }]) {
      expect(await changed({ ...act, ids: ['gone'] })).toEqual({ changed: 0 })
    }
    expect(await changed({ act: 'earlier', ids: idsOf('ঙ') })).toEqual({ changed: 0 })
  })

  it('are shown with their first photo, and then the photos without an album', async () => {
    const plain = await pageOf(PAGE)
    expect(plain).not.toContain('album')
    expect(shownIds(plain)).toEqual(ids)
    await changed({ act: 'album', ids: idsOf('গঙ'), album })
    const html = await pageOf(PAGE)
    expect(html).toMatch(new RegExp(`href="${PAGE}\\?album=${album}"[^>]*><picture`))
    expect(html).toContain('২টি\u00A0ছবি')
    expect(shownIds(html)).toEqual(idsOf('ঘখক'))
    expect(await pageOf(`/en${PAGE}`)).toContain('Sports')
  })

  it('have a page with their photos in order, and the way back', async () => {
    await changed({ act: 'album', ids: idsOf('কগঙ'), album })
    await changed({ act: 'first', ids: idsOf('ক') })
    const html = await pageOf(`${PAGE}?album=${album}`)
    expect(html).toContain('<h1>ক্রীড়া ২০২৬</h1>'.normalize())
    expect(shownIds(html)).toEqual(idsOf('কঙগ'))
    expect(html).toContain(`<a class="more" href="${PAGE}">`)
    const view = await pageOf(`${PAGE}?photo=${idOf('ঙ')}`)
    expect(view).toMatch(new RegExp(`rel="prev" href="[^"]*${idOf('ক')}"`))
    expect(view).toMatch(new RegExp(`rel="next" href="[^"]*${idOf('গ')}"`))
    expect(view).toContain(`href="${PAGE}?album=${album}"`)
    expect(await pageOf(`/en${PAGE}?album=${album}`)).toMatch(/<h1>Sports<\/h1>/)
  })

  it('answer 404 for an unknown id, and are the whole gallery without an id', async () => {
    for (const id of ['unknown', '%00', "'"]) await pageOf(`${PAGE}?album=${id}`, 404)
    expect(shownIds(await pageOf(`${PAGE}?album=`))).toEqual(ids)
  })

  it('are found by their titles once they have photos', async () => {
    const found = async (q: string) =>
      JSON.stringify(await read(`/api/search?q=${encodeURIComponent(q)}`))
    expect(await found('ক্রীড়া')).not.toContain(album)
    await changed({ act: 'album', ids: idsOf('ক'), album })
    expect(await found('ক্রীড়া')).toContain(`${PAGE}?album=${album}`)
    const office = await site.call('GET /api/admin/search?q=sports')
    expect(office.payload).toContain(`photogallary?album=${album}`)
  })
})

it('A block of chosen photos moves as one, and stays at the end of the list', () => {
  const move = (chosen: string, act: 'earlier' | 'later') =>
    inNewOrder('abcde'.split(''), new Set(chosen), act).join('')
  expect(move('cd', 'earlier')).toBe('acdbe')
  expect(move('ab', 'earlier')).toBe('abcde')
  expect(move('ac', 'earlier')).toBe('acbde')
  expect(move('bc', 'later')).toBe('adbce')
  expect(move('de', 'later')).toBe('abcde')
})
