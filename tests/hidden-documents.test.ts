import { Readable } from 'node:stream'
import { beforeAll, expect, it } from 'vitest'
import { contentKinds, type DocumentKind, previewUrl } from '#src/content.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import { receive } from '#src/files/incoming.ts'
import { CHORES } from '#src/school/chores.ts'
import { yearOf } from '@pathshala/bengali/days'
import { OPEN_PATHS } from './access/all-calls.ts'
import { cookieOf, describeOnBothDatabases, expectStatus, signedInSite } from './build-app.ts'
import { group } from './records.ts'
import { jpeg, pdf } from './made-files.ts'
import { schoolDay } from './school-day.ts'
import { itFor } from './tiers.ts'

const HOUR_MS = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** The first words are searched: pages repeat them. */
const [TITLE_WORD, TEXT_WORD] = ['মেঘনা', 'যমুনা']
const TITLE = `${TITLE_WORD} অপ্রকাশিতশিরোনাম`
const TEXT = `${TEXT_WORD} অপ্রকাশিতলেখা`
const FILE_NAME = 'অপ্রকাশিতফাইল'
const thisYear = () => yearOf(schoolDay())
const BROWSER = { accept: 'text/html' }

/** The public addresses where a document can appear. All of them show a published one. */
const PUBLIC_ADDRESSES: {
  [address: string]: (document: DocumentRecord, kind: DocumentKind) => string
} = {
  home: () => '/',
  'home in English': () => '/en',
  'the list': (_, kind) => contentKinds[kind].pages[0].path,
  'the list in English': (_, kind) => `/en${contentKinds[kind].pages[0].path}`,
  'the list of a topic': (_, kind) => `${contentKinds[kind].pages[0].path}?topic=exam`,
  'the list of a year': (_, kind) => `${contentKinds[kind].pages[0].path}?year=${thisYear()}`,
  'a search of the list': (_, kind) => `${contentKinds[kind].pages[0].path}?q=${TITLE_WORD}`,
  'its page': ({ url }) => url,
  'its page in English': ({ url }) => `/en${url}`,
  'the API': (_, kind) => `/api${contentKinds[kind].apiPath}`,
  'the API by topic': (_, kind) => `/api${contentKinds[kind].apiPath}?topic=exam`,
  'a search of the API': (_, kind) => `/api${contentKinds[kind].apiPath}?q=${TITLE_WORD}`,
  'the API by id': ({ _id }, kind) => `/api${contentKinds[kind].apiPath}/${_id}`,
  'the API by number': ({ number }, kind) => `/api${contentKinds[kind].apiPath}/${number}`,
  'a search of titles': () => `/api/search?q=${TITLE_WORD}`,
  'a search of texts': () => `/api/search?q=${TEXT_WORD}`,
  'the search page': () => `/search?q=${TITLE_WORD}`,
  'the search page by kind': (_, kind) => `/search?q=${TEXT_WORD}&kind=${kind}`,
  'the feed': () => '/rss.xml',
  'the English feed': () => '/en/rss.xml',
  'the sitemap': () => '/sitemap.xml',
  'a committee that links to it': () => '/information/committees',
  'the API of committees': () => '/api/groups',
}

/** Every address that visitors can read, for a document. */
const openAddresses = ({ _id, number, filePath }: DocumentRecord) =>
  OPEN_PATHS.map((path) =>
    path
      .replaceAll(':id', _id)
      .replaceAll(':number', String(number))
      .replaceAll(':name', filePath!.split('/').at(-1)!)
      .replaceAll(/:\w+|\*/g, 'unknown'),
  )

/** Addresses that answer 404 until the document is published. */
const FILES: { [name: string]: (document: DocumentRecord) => string } = {
  'its file': ({ filePath }) => `/${filePath}`,
  'the picture of its page': ({ pages }) => `/${pages[0]!.src}`,
  'a smaller picture of its page': ({ pages }) => `/${pages[0]!.src.replace('.webp', '-320.avif')}`,
  'its card': ({ url }) => `${url}/card.png`,
  'its English card': ({ url }) => `/en${url}/card.png`,
  'its page': ({ url }) => url,
}

/** Addresses that never show documents of these kinds. */
const NOT_SHOWN_AT: { [address: string]: DocumentKind[] } = {
  home: ['results'],
  'home in English': ['results'],
  'the feed': ['downloads'],
  'the English feed': ['downloads'],
}

describeOnBothDatabases('A document that is not published', (database) => {
  const site = signedInSite(database)
  let cookie: string
  beforeAll(async () => {
    ;({ cookie } = cookieOf(site.token))
  })

  const ask = (url: string, headers: Record<string, string> = {}) =>
    site.request({ url: encodeURI(url), headers })

  /** With a file, a text, and the picture of a page. */
  async function create(kind: DocumentKind, times: Record<string, string>) {
    const url = `/api${contentKinds[kind].apiPath}`
    const file = { name: `${FILE_NAME}.pdf`, bytes: pdf() }
    const made = await site.form(`POST ${url}`, {
      title: TITLE,
      text: TEXT,
      topic: 'exam',
      file,
      ...times,
    })
    expect(made.statusCode, made.payload).toBe(201)
    const { _id: id } = made.json<DocumentRecord>()
    const { files, write, database: db } = site.services
    const picture = await receive(
      Readable.from([await jpeg(330, 10)]),
      'page',
      files.incomingFolder,
    )
    const row = await db
      .selectFrom('document')
      .select('file')
      .where('id', '=', id)
      .executeTakeFirst()
    await files.save(picture, 'pictures', (page) =>
      write((transaction) =>
        transaction.reading.finish(
          { id, file: { name: row!.file! } },
          { pageCount: 1, pages: [page], text: '', source: null, layout: 'text', doubts: [] },
        ),
      ),
    )
    const document = await find(kind, id)
    await link(kind, document)
    return document
  }

  /** Staff cannot link a hidden document, but a linked document can become hidden. */
  async function link(kind: DocumentKind, { number }: DocumentRecord) {
    const { write, database: db } = site.services
    const { _id: id } = await write(({ groups }) => groups.create(group))
    const documents = JSON.stringify([{ kind, number }])
    await db.updateTable('peopleGroup').set({ documents }).where('id', '=', id).execute()
  }

  const find = async (kind: DocumentKind, id: string) =>
    (
      await site.call(`GET /api${contentKinds[kind].apiPath}/${id}?state=all`)
    ).json<DocumentRecord>()

  const change = async (kind: DocumentKind, { _id: id }: DocumentRecord, payload: object) => {
    const url = `/api${contentKinds[kind].apiPath}/${id}`
    await expectStatus(200, site.call(`PUT ${url}`, payload))
  }

  const isShown = (payload: string, { _id, url }: DocumentRecord) =>
    [TITLE, TEXT, FILE_NAME, _id, `${url}<`].some((mark) => payload.includes(mark))

  it.each<[DocumentKind, string, Record<string, string>, object]>([
    ['notices', 'a draft', { draft: 'true' }, { draft: false }],
    ['news', 'a draft', { draft: 'true' }, { draft: false }],
    ['downloads', 'a draft', { draft: 'true' }, { draft: false }],
    ['results', 'a draft', { draft: 'true' }, { draft: false }],
    ['notices', 'scheduled', { publishAt: inHours(1) }, { publishAt: null }],
    [
      'notices',
      'a draft with a time',
      { draft: 'true', publishAt: inHours(1) },
      { draft: false, publishAt: null },
    ],
    ['notices', 'a pinned draft', { draft: 'true', pinnedUntil: inHours(9) }, { draft: false }],
  ])(
    'is nowhere public, and everywhere once it is published: %s, %s',
    async (kind, _, times, publish) => {
      const document = await create(kind, times)
      for (const [name, addressOf] of Object.entries(PUBLIC_ADDRESSES)) {
        const { payload } = await ask(addressOf(document, kind), BROWSER)
        expect(isShown(payload, document), name).toBe(false)
      }
      for (const address of openAddresses(document)) {
        expect(isShown((await ask(address)).payload, document), address).toBe(false)
      }
      for (const [name, addressOf] of Object.entries(FILES)) {
        for (const headers of [BROWSER, { accept: '*/*' }, { range: 'bytes=0-9', accept: '*/*' }]) {
          expect((await ask(addressOf(document), headers)).statusCode, name).toBe(404)
        }
      }

      await change(kind, document, publish)
      const published = await find(kind, document._id)
      for (const [name, addressOf] of Object.entries(PUBLIC_ADDRESSES)) {
        if (NOT_SHOWN_AT[name]?.includes(kind)) continue
        const { payload } = await ask(addressOf(published, kind))
        expect(isShown(payload, published), name).toBe(true)
      }
      for (const [name, addressOf] of Object.entries(FILES)) {
        expect((await ask(addressOf(published))).statusCode, name).toBe(200)
      }
      await site.call(`DELETE /api${contentKinds[kind].apiPath}/${document._id}`)
    },
  )

  itFor(['notices', 'results'] as const, (kind) => kind === 'notices')(
    'has no public place for the checked text of an earlier file until staff say whose text it is: %s',
    async (kind) => {
      const document = await create(kind, {})
      const url = `/api${contentKinds[kind].apiPath}/${document._id}`
      await expectStatus(
        200,
        site.form(`PUT ${url}/file`, { file: { name: 'ঠিক.pdf', bytes: pdf() } }),
      )
      const replaced = await find(kind, document._id)
      expect(replaced).toMatchObject({ textState: 'outdated', hasText: false, outdatedText: TEXT })
      const addresses = Object.values(PUBLIC_ADDRESSES).map((of) => of(replaced, kind))
      for (const address of [...addresses, ...openAddresses(replaced)]) {
        const { payload } = await ask(address, BROWSER)
        expect(payload, address).not.toContain(TEXT)
        expect(payload, address).not.toContain('"textState":"outdated"')
      }
      expect((await ask(`/api/search?q=${TEXT_WORD}`)).json()).toMatchObject({ results: [] })

      await change(kind, document, { text: TEXT })
      expect((await ask(document.url)).payload).toContain(TEXT)
      expect((await ask(`/api/search?q=${TEXT_WORD}`)).payload).toContain(document.url)
      await site.call(`DELETE ${url}`)
    },
  )

  it('is shown to staff: in lists, as a file and as a preview, and no cache stores it', async () => {
    const document = await create('notices', { draft: 'true' })
    for (const state of ['all', 'draft']) {
      const list = await ask(`/api/notices?state=${state}`, { cookie })
      expect(list.payload).toContain(document._id)
      expect(list.headers['cache-control']).toBe('private, no-store')
      const found = await ask(`/api/notices?state=${state}&q=${TEXT_WORD}`, { cookie })
      expect(found.json()).toMatchObject([{ _id: document._id, state: 'draft' }])
    }
    const year = thisYear()
    const counts: [query: string, count: number][] = [
      ['state=published', 0],
      [`state=draft&topic=exam&year=${year}`, 1],
      [`state=draft&topic=exam&year=${year}&q=${TITLE_WORD}`, 1],
      [`state=all&topic=fee`, 0],
      [`state=all&topic=fee&q=${TITLE_WORD}`, 0],
      [`state=all&year=${year - 1}`, 0],
      [`state=all&year=${year - 1}&q=${TITLE_WORD}`, 0],
    ]
    for (const [query, count] of counts) {
      expect((await ask(`/api/notices?${query}`, { cookie })).json(), query).toHaveLength(count)
    }
    for (const addressOf of [FILES['its file']!, FILES['the picture of its page']!]) {
      const file = await expectStatus(200, ask(addressOf(document), { cookie }))
      expect(file.headers['cache-control']).toBe('private, no-store')
    }
    const preview = await expectStatus(200, ask(previewUrl(document.url), { cookie }))
    expect(preview.payload).toContain(TITLE)
    expect(preview.payload).toContain('এটি লুকানো')
    expect(preview.headers['cache-control']).toBe('no-store')
    expect((await ask(document.url, { cookie })).statusCode).toBe(404)
  })

  it('is not shown to visitors who request it like staff', async () => {
    for (const url of [
      '/api/notices?state=all',
      '/api/notices?state=draft&q=x',
      '/api/notices/x?state=all',
    ])
      expect((await ask(url)).statusCode, url).toBe(401)
    const signedOut = await expectStatus(302, ask(previewUrl('/notices/1'), cookieOf('forged')))
    expect(signedOut.headers.location).toBe('/admin/login?next=%2Fadmin%2Fpreview%2Fnotices%2F1')
    expect((await ask('/api/notices?state=secret', { cookie })).statusCode).toBe(400)
    expect((await ask('/api/today?state=all')).statusCode).toBe(200)
  })

  it('appears at its time, ends and is unpinned at its time, by a chore of any process', async () => {
    const document = await create('news', {
      publishAt: inHours(1),
      endsAt: inHours(3),
      pinnedUntil: inHours(2),
    })
    const { stores, write } = site.services
    const isDue = async (hours: number) =>
      ((await stores.schedule.findNextTime()) ?? '9') <= inHours(hours)
    const moveTo = async (hours: number) => {
      expect(await isDue(hours)).toBe(true)
      await write((transaction) => transaction.schedule.moveDue(inHours(hours)))
      expect(await isDue(hours)).toBe(false)
      return find('news', document._id)
    }
    const list = async () => (await ask('/api/news')).payload.includes(document._id)
    expect(await isDue(0.5)).toBe(false)
    expect(await list()).toBe(false)

    expect(await moveTo(1.5)).toMatchObject({
      state: 'published',
      publishAt: null,
      version: document.version,
    })
    expect(await list()).toBe(true)
    expect((await ask('/')).payload).toContain(`${document.url}"`)

    expect(await moveTo(2.5)).toMatchObject({ state: 'published', pinnedUntil: null })
    expect(await moveTo(3.5)).toMatchObject({ state: 'ended' })
    expect(await list()).toBe(false)
    expect((await ask('/')).payload).not.toContain(`${document.url}"`)
    expect((await ask('/rss.xml')).payload).not.toContain(`${document.url}<`)
    expect((await ask(document.url)).payload).toContain('এর মেয়াদ শেষ হয়েছে')
    const search = `?q=${TEXT_WORD}&kind=news`
    expect((await ask(`/api/search${search}`)).json()).toMatchObject({ total: 1 })
    expect((await ask(`/search${search}`)).payload).toContain('<b>মেয়াদ শেষ</b>')
  })

  it('is moved by the chore when its time has come', async () => {
    const document = await create('notices', {
      publishAt: new Date(Date.now() + 1000).toISOString(),
    })
    const chore = CHORES.find(({ name }) => name === 'schedule')!
    await expect
      .poll(async () => {
        await chore.run(site.services, new AbortController().signal)
        return (await find('notices', document._id)).state
      })
      .toBe('published')
  })
})
