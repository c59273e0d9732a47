import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  expectStatus,
  openTestSite,
  storedFile,
  type TestSite,
} from '../../tests/build-app.ts'
import { png } from '../../tests/made-files.ts'
import { makeFolder } from '../base/make-folder.ts'
import { makeDrawing } from '../files/drawing.ts'
import { drawingOf } from '../features/documents/card/card.ts'
import type { FileStore } from '../files/file-store.ts'
import { defaultSite } from '../features/profile/default-site.ts'
import { sweepCards } from './card-routes.ts'
import { itFor } from '../../tests/tiers.ts'

const listCards = async (store: FileStore) => {
  const names: string[] = []
  for await (const { name } of store.list('cards')) names.push(name)
  return names
}

describeOnBothDatabases('The card of a document', (database) => {
  let site: TestSite
  const ids: string[] = []

  beforeAll(async () => {
    site = await openTestSite(database, { PUBLIC_URL: 'https://school.example' })
    site.token = await site.signIn()
    for (const title of ['প্রথম নোটিশ', 'দ্বিতীয় নোটিশ', 'তৃতীয় নোটিশ']) {
      const { _id } = await site.services.write((transaction) =>
        transaction.notices.create({ title, file: storedFile() }),
      )
      ids.push(_id)
    }
  })
  afterAll(() => site.close())

  const open = (url: string, headers = {}) => site.request({ url, headers })
  const sweepAndList = async () => {
    await sweepCards(site.services)
    return listCards(site.services.fileStore)
  }

  it('is drawn once for many requests at the same time, stored, and not sent again', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => open('/notices/1/card.png')))
    const [first] = answers
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(first!.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300, s-maxage=2',
    })
    const { format, width, height } = await sharp(first!.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
    expect(await listCards(site.services.fileStore)).toHaveLength(1)
    expect(await site.listFiles()).toHaveLength(1)

    expect((await open('/notices/1/card.png')).rawPayload.equals(first!.rawPayload)).toBe(true)
    await expectStatus(304, open('/notices/1/card.png', { 'if-none-match': first!.headers.etag }))
    const { headers } = await site.request({ method: 'HEAD', url: '/notices/1/card.png' })
    expect(headers['content-length']).toBe(first!.headers['content-length'])
  })

  it.each(['', '/en'])(
    'is named with its full address and its size at %s/notices/1',
    async (start) => {
      const { payload } = await open(`${start}/notices/1`)
      for (const [name, content] of [
        ['og:image', 'https://school.example/notices/1/card.png'],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['og:title', 'প্রথম নোটিশ'],
        ['og:type', 'article'],
      ]) {
        expect(payload).toContain(`<meta property="${name}" content="${content}">`)
      }
    },
  )

  it(
    'is drawn again after a change of the title or of the school, and the old card is swept',
    { tags: 'rest' },
    async () => {
      const before = (await open('/notices/1/card.png')).headers.etag
      const payload = { title: 'নতুন শিরোনাম' }
      await site.call(`PUT /api/notices/${ids[0]}`, payload)
      const renamed = await open('/notices/1/card.png')
      expect(renamed.headers.etag).not.toBe(before)
      await site.call('PUT /api/site', { schoolName: `${defaultSite.schoolName} ২` })
      const { headers } = await open('/notices/1/card.png', {
        'if-none-match': renamed.headers.etag,
      })
      expect(headers.etag).not.toBe(renamed.headers.etag)
      expect(await listCards(site.services.fileStore)).toHaveLength(3)
      expect(await sweepAndList()).toEqual([headers.etag!.slice(1, -1)])
    },
  )

  it("has the school's logo in place of the monogram", { tags: 'rest' }, async () => {
    const before = await open('/notices/1/card.png')
    const bytes = await png(300, 100)
    await site.form('PUT /api/site/logo', { file: { name: 'logo.png', bytes } })
    const after = await open('/notices/1/card.png')
    expect(after.headers.etag).not.toBe(before.headers.etag)
    // The left half of the logo is red.
    const pixel = { left: 80, top: 80, width: 1, height: 1 }
    const image = sharp(after.rawPayload).extract(pixel).removeAlpha().toColourspace('srgb')
    const rgb = [...(await image.raw().toBuffer())]
    expect(rgb.map((value) => Math.round(value / 255))).toEqual([1, 0, 0])
    await site.call('DELETE /api/site/logo')
    expect((await open('/notices/1/card.png')).headers.etag).toBe(before.headers.etag)
  })

  it.each([
    ['/notices/4/card.png', 404],
    ['/notices/02/card.png', 404],
    ['/notices/two/card.png', 404],
    ['/news/1/card.png', 404],
    ['/en/notices/4/card.png', 404],
    ['/NOTICES/1/Card.PNG', 301, '/notices/1/card.png'],
  ])('at %s answers %i', async (url, status, location?: string) => {
    expect((await expectStatus(status, open(url))).headers.location).toBe(location)
  })

  it('is deleted with its document', async () => {
    expect((await open('/notices/3/card.png')).statusCode).toBe(200)
    await site.call(`DELETE /api/notices/${ids[2]}`)
    const gone = await expectStatus(410, open('/notices/3/card.png'))
    expect(gone.headers['cache-control']).toBe('no-store')
    const page = await expectStatus(410, open('/notices/3/card.png', { accept: 'text/html' }))
    expect(page.payload).toContain('নোটিশটি আর নেই')
    expect((await sweepAndList()).join()).not.toContain(ids[2])
  })
})

describe('Cards', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite()
  })
  afterAll(() => site.close())

  const TITLES = [
    ['300 characters', 'বার্ষিক পরীক্ষার সময়সূচি '.repeat(12).slice(0, 300)],
    ['300 wide letters in one word', 'W'.repeat(300)],
    ['markup', '<b>&amp; </span> "x" &'],
    ['emoji and Latin letters', '🎉 SSC 2026 👨‍👩‍👧 পুরস্কার'],
    ['emoji alone', '🎉'],
    ['control characters', 'ক\u0000\u0007\u001B\uFFFE\uD800খ'],
  ] as const
  const isFirst = ([what]: readonly [string, string]) => what.startsWith('emoji and')
  itFor(TITLES, isFirst)('are drawn for a title of %s', async ([, title]) => {
    const { fileStore: store, files } = site.services
    const card = {
      language: 'bn' as const,
      logo: undefined,
      school: 'শাপলা বিদ্যালয়',
      place: '',
      about: 'নোটিশ · ১ জানুয়ারি ২০২৬',
      title,
    }
    await makeDrawing('card.png', drawingOf(card), { store, folder: files.incomingFolder })
    const content = await store.open('cards', 'card.png')
    expect(content!.size).toBeGreaterThan(10_000)
    expect(content!.size).toBeLessThan(80_000)
  })

  it('are drawn one at a time', { tags: 'rest' }, async () => {
    const { fileStore: store, files } = site.services
    const card = { language: 'bn' as const, logo: undefined, school: 'ক', place: '', about: 'খ' }
    const names = ['1.png', '2.png', '3.png']
    const counts: number[] = []
    makeFolder(files.incomingFolder)
    const timer = setInterval(() => counts.push(readdirSync(files.incomingFolder).length), 10)
    await Promise.all(
      names.map((name) =>
        makeDrawing(name, drawingOf({ ...card, title: name }), {
          store,
          folder: files.incomingFolder,
        }),
      ),
    )
    clearInterval(timer)
    expect(Math.max(...counts)).toBe(1)
    expect((await listCards(store)).toSorted()).toEqual([...names, 'card.png'])
  })

  it(
    'that fail get 503 with the time of the next try, and are drawn then',
    { tags: 'rest' },
    async () => {
      await site.services.write(({ notices }) => notices.create({ title: 'ক', file: storedFile() }))
      const { incomingFolder } = site.services.files
      const aside = `${incomingFolder}-aside`
      makeFolder(incomingFolder)
      renameSync(incomingFolder, aside)
      // A file in the place of the folder.
      writeFileSync(incomingFolder, '')
      const failed = await expectStatus(503, site.request({ url: '/notices/1/card.png' }))
      expect(failed.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
      rmSync(incomingFolder)
      renameSync(aside, incomingFolder)
      await expectStatus(200, site.request({ url: '/notices/1/card.png' }))
    },
  )
})
