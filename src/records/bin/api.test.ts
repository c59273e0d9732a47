import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, expect, it, vi } from 'vitest'
import { SQLITE_FILE_NAME } from '../../database/connect.ts'
import {
  describeOnBothDatabases,
  emptyBin,
  expectNoFiles,
  expectStatus,
  type FormFields,
  signedInSite,
  TEST_PASSWORD,
} from '../../../tests/build-app.ts'
import { CONTENT_KEYS, contentKinds, DOCUMENT_KINDS, PUBLIC_PAGES } from '../../content.ts'
import { jpeg, pdf } from '../../../tests/made-files.ts'
import { expectProblem } from '../../../tests/scenarios.ts'
import { isFileNamed } from '../../files/rows.ts'
import { deleteOldHistory } from '../history/expiry.ts'
import { emptyOldBin } from './expiry.ts'
import type { BinRecord } from './schema.ts'
import { itFor } from '../../../tests/tiers.ts'

const SECRET = 'গোপনীয়তারক্ষা'
const DAY_MS = 24 * 60 * 60 * 1000

interface Subject {
  path: string
  /** The text on the site. */
  title: string
  form: () => Promise<FormFields>
}

const picture = async () => ({ name: 'x.jpg', bytes: await jpeg(900, 600) })
const SUBJECTS: Subject[] = [
  ...DOCUMENT_KINDS.map((path) => ({
    path,
    title: SECRET,
    form: async () => ({ title: SECRET, file: { name: `${SECRET}.pdf`, bytes: pdf(3000) } }),
  })),
  ...['gallery', 'main-gallery'].map((path) => ({
    path,
    title: SECRET,
    form: async () => ({ title: SECRET, file: await picture() }),
  })),
  {
    path: 'officers',
    title: SECRET,
    form: async () => ({ name: SECRET, designation: 'শিক্ষক', file: await picture() }),
  },
]

/** Every public address that could show the entry. */
const PUBLIC = [
  ...PUBLIC_PAGES.map(({ path }) => path),
  ...CONTENT_KEYS.map((kind) => `/api${contentKinds[kind].apiPath}`),
  '/en',
  `/allNotices?q=${SECRET}`,
  `/api/notices?q=${SECRET}`,
  '/TeacherInformation.html',
  '/rss.xml',
  '/sitemap.xml',
]

interface Made {
  _id: string
  filePath?: string
  photo?: { src: string } | null
}

/** The same form with another text. */
function otherForm(form: FormFields): FormFields {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      value === SECRET
        ? 'প্রকাশ্য'
        : typeof value === 'object' && 'name' in value
          ? { ...value, name: value.name.replace(SECRET, 'প্রকাশ্য') }
          : value,
    ]),
  )
}

describeOnBothDatabases('Deleted content', (database) => {
  const site = signedInSite(database)
  let admin: string
  beforeAll(async () => {
    admin = await site.signIn('admin')
  })

  const create = async ({ path, form }: Subject) => {
    const created = await expectStatus(201, site.form(`POST /api/${path}`, await form()))
    return created.json<Made>()
  }
  const remove = (path: string, id: string) => site.call(`DELETE /api/${path}/${id}`)
  const listBin = async (query = '') =>
    (await site.call(`GET /api/admin/bin${query}`)).json<BinRecord[]>()
  const isFirst = ({ path }: Subject) => ['notices', 'gallery', 'officers'].includes(path)
  const proof = { currentPassword: TEST_PASSWORD }
  /** Deletes an entry permanently; without an id, everything. */
  const destroy = (id = '', as = admin) =>
    site.request({ method: 'DELETE', url: `/api/admin/bin/${id}`, as, payload: proof })
  const restore = (id: string) => site.call(`POST /api/admin/bin/${id}/restore`)
  /** The addresses of its file and of every rendition. */
  const addressesOf = async ({ filePath, photo }: Made) => {
    const file = filePath ?? photo!.src
    const [area] = file.split('/')
    return (await site.listFiles()).map((name) => `/${area}/${name}`)
  }
  const read = async (addresses: string[]) => {
    const answers = []
    for (const url of addresses) answers.push(await site.request({ url }))
    return answers
  }

  itFor(SUBJECTS, isFirst)(
    'from $path is invisible to visitors, and can be restored unchanged',
    async (subject) => {
      const { path } = subject
      const made = await create(subject)
      const before = (await site.request({ url: `/api/${path}` })).json<Made[]>()
      const addresses = await addressesOf(made)
      const served = await read(addresses)
      expect(addresses.length).toBeGreaterThanOrEqual(1)
      expect(served.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 200))

      expect(await remove(path, made._id)).toMatchObject({ statusCode: 204, payload: '' })
      expectProblem(await remove(path, made._id), 404)
      const name = (made.filePath ?? made.photo!.src).split('/')[1]!
      expect(await isFileNamed(site.services.database, name)).toBe(true)
      for (const answer of await read(addresses)) expect(answer.statusCode).toBe(410)
      for (const answer of await read(PUBLIC.map(encodeURI))) {
        // A search page repeats the search words, so look for the id.
        expect(answer.payload.includes(made._id)).toBe(false)
        expect(answer.payload.includes(addresses[0]!.split('/')[2]!.slice(0, 36))).toBe(false)
      }
      expect((await site.request({ url: encodeURI('/allnews') })).payload).not.toContain(SECRET)
      expect(
        (await site.request({ url: `/photo-gallery?photo=${made._id}` })).payload,
      ).not.toContain(SECRET)
      const rename = { method: 'PUT', url: `/api/${path}/${made._id}`, as: site.token } as const
      expectProblem(await site.request({ ...rename, payload: { title: 'x' } }), 404)

      expect(await listBin()).toEqual([
        {
          _id: made._id,
          kind: { gallery: 'photos', 'main-gallery': 'jubilee' }[path] ?? path,
          title: subject.title.normalize('NFC'),
          fileSize: expect.any(Number),
          deletedAt: expect.stringMatching(/Z$/),
          deletedBy: expect.any(String),
          expiresAt: expect.any(String),
        },
      ])

      const back = await expectStatus(200, restore(made._id))
      const after = (await site.request({ url: `/api/${path}` })).json<Made[]>()
      expect([back.json()]).toMatchObject(after)
      const isVersioned = 'version' in made
      expect(after).toEqual(before.map((one) => ({ ...one, ...(isVersioned && { version: 2 }) })))
      for (const [index, answer] of (await read(addresses)).entries()) {
        expect(answer.statusCode).toBe(200)
        expect(answer.rawPayload.equals(served[index]!.rawPayload)).toBe(true)
        expect(answer.headers['content-disposition']).toBe(
          served[index]!.headers['content-disposition'],
        )
      }
      expect(await listBin()).toEqual([])
      expectProblem(await restore(made._id), 404)
      await remove(path, made._id)
      await emptyBin(site)
      await expectNoFiles(site)
      expect(await isFileNamed(site.services.database, name)).toBe(false)
    },
  )

  itFor(SUBJECTS, isFirst)(
    'from $path is restored once, with its file, by concurrent requests',
    async (subject) => {
      const { path } = subject
      const made = await create(subject)
      const addresses = await addressesOf(made)
      await remove(path, made._id)
      const answers = await Promise.all([restore(made._id), restore(made._id), restore(made._id)])
      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404])
      for (const answer of await read(addresses)) expect(answer.statusCode).toBe(200)
      await remove(path, made._id)
      await emptyBin(site)
    },
  )

  it('is complete or deleted after a concurrent restore and permanent deletion', async () => {
    const made = await create(SUBJECTS[0]!)
    const addresses = await addressesOf(made)
    await remove('notices', made._id)
    const [back, gone] = await Promise.all([restore(made._id), destroy(made._id)])
    const isBack = back.statusCode === 200
    expect([back.statusCode, gone.statusCode]).toEqual(isBack ? [200, 404] : [404, 204])
    for (const { statusCode } of await read(addresses)) expect(statusCode).toBe(isBack ? 200 : 410)
    await remove('notices', made._id)
    await emptyBin(site)
    await expectNoFiles(site)
  })

  it('is not restored if another record has its key, and the answer has the reason', async () => {
    const count = { className: 'Six', shift: 'Day', section: 'A', girls: 30 }
    const post = async () => (await site.call('POST /api/studentCounts', count)).json<Made>()
    const first = await post()
    await remove('studentCounts', first._id)
    const [entry] = await listBin()
    expect(entry).toMatchObject({ title: 'ষষ্ঠ শ্রেণি, ক শাখা, দিবা'.normalize('NFC'), fileSize: null })
    const second = await post()
    expect(expectProblem(await restore(first._id), 409).code).toBe('section-again')
    expect(await listBin()).toEqual([entry])
    await remove('studentCounts', second._id)
    expect((await restore(first._id)).json()).toEqual({ ...first, version: 2 })
    await remove('studentCounts', first._id)
    await emptyBin(site)
  })

  it('is listed newest first, in pages', async () => {
    const ids = []
    for (const subject of SUBJECTS.slice(0, 3)) {
      const { _id } = await create(subject)
      await remove(subject.path, _id)
      ids.unshift(_id)
    }
    expect((await listBin()).map(({ _id }) => _id)).toEqual(ids)
    expect((await listBin('?limit=2')).map(({ _id }) => _id)).toEqual(ids.slice(0, 2))
    expect((await listBin(`?limit=2&before=${ids[1]}`)).map(({ _id }) => _id)).toEqual(ids.slice(2))
    const url = '/api/admin/bin?before=unknown'
    expectProblem(await site.call(`GET ${url}`), 404)
    await emptyBin(site)
  })

  it('is searched by its title, in pages', async () => {
    const ids = []
    for (const title of ['ছুটির নোটিশ', 'ভর্তি', 'গ্রীষ্মের ছুটি']) {
      const form = async () => ({ title, file: { name: 'ক.pdf', bytes: pdf() } })
      const { _id } = await create({ path: 'notices', title, form })
      await remove('notices', _id)
      ids.unshift(_id)
    }
    const find = async (words: string, rest = '') =>
      (await listBin(`?q=${encodeURIComponent(words)}${rest}`)).map(({ _id }) => _id)
    expect(await find('ছুটি')).toEqual([ids[0], ids[2]])
    expect(await find('ছুটি', '&limit=1')).toEqual([ids[0]])
    expect(await find('ছুটি', `&before=${ids[0]}`)).toEqual([ids[2]])
    expect(await find('ছুটি ভর্তি')).toEqual([])
    await emptyBin(site)
  })

  it('can be permanently deleted, one entry or all, with every file', async () => {
    const made = []
    for (const subject of SUBJECTS) {
      const record = await create(subject)
      await remove(subject.path, record._id)
      made.push(record._id)
    }
    const files = await site.listFiles()
    expect(await destroy(made[0])).toMatchObject({ statusCode: 204, payload: '' })
    expectProblem(await destroy(made[0]), 404)
    expectProblem(await restore(made[0]!), 404)
    expect(await site.listFiles()).toHaveLength(files.length - 1)
    expect(await listBin()).toHaveLength(made.length - 1)
    expect((await destroy()).statusCode).toBe(204)
    expect(await listBin()).toEqual([])
    await expectNoFiles(site)
    expect((await destroy()).statusCode).toBe(204)
  })

  it('leaves the history when it is permanently deleted; who and when stay', async () => {
    const history = site.services.database.selectFrom('historyEntry')
    for (const subject of SUBJECTS) {
      const { path } = subject
      const { _id } = await create(subject)
      const second = await create({ ...subject, form: async () => otherForm(await subject.form()) })
      const put = async (url: string, payload: object) => {
        await expectStatus(200, site.call(`PUT ${url}`, payload))
      }
      const text = `আরও ${SECRET}`
      await put(`/api/${path}/${_id}`, path === 'officers' ? { name: text } : { title: text })
      if (!DOCUMENT_KINDS.some((kind) => kind === path)) {
        const listed = (await site.request({ url: `/api/${path}` })).json<Made[]>()
        const ids = listed.map((one) => one._id)
        await put(`/api/${path}/order`, { ids: ids.toReversed() })
      }
      await remove(path, _id)
      expect((await restore(_id)).statusCode).toBe(200)
      await remove(path, _id)
      const before = await history.selectAll().where('subjectId', '=', _id).execute()
      expect(JSON.stringify(before)).toContain(SECRET)
      expect((await destroy(_id)).statusCode).toBe(204)

      const after = await history.selectAll().where('subjectId', '=', _id).orderBy('id').execute()
      expect(after.map(({ action }) => action)).toEqual([
        'created',
        'changed',
        'deleted',
        'restored',
        'deleted',
        'destroyed',
      ])
      for (const { username, at } of after) expect([username, at]).not.toContain('')
      expect(JSON.stringify(await history.selectAll().execute())).not.toContain(SECRET)
      // The other record keeps its texts.
      const others = await history.selectAll().where('subjectId', '=', second._id).execute()
      expect(JSON.stringify(others)).toContain('প্রকাশ্য')
      await remove(path, second._id)
    }
    await emptyBin(site)
  })

  it.skipIf(database !== 'SQLite')(
    'is not in the database’s files any more when it is permanently deleted',
    async () => {
      const text = `শুধু একবার লেখা বাক্য ${crypto.randomUUID()}\n\n`.repeat(200)
      const made = await site.form('POST /api/notices', { title: 'ক', text })
      const { _id } = made.json<{ _id: string }>()
      await site.call(`PUT /api/notices/${_id}`, { title: 'খ', text: `${text}আরও` })
      await expectStatus(204, site.call(`DELETE /api/notices/${_id}`))
      const contains = async () => {
        const names = (await readdir(site.services.settings.dataDir)).filter((name) =>
          name.startsWith(SQLITE_FILE_NAME),
        )
        const files = names.map((name) => readFile(`${site.services.settings.dataDir}/${name}`))
        return (await Promise.all(files)).some((bytes) => bytes.includes(text.slice(0, 60)))
      }
      expect(await contains()).toBe(true)
      await destroy(_id)
      expect(await contains()).toBe(false)
    },
  )

  it('is permanently deleted with many others in one pass over the history', async () => {
    const notices = SUBJECTS.find(({ path }) => path === 'notices')!
    const ids = []
    for (let count = 0; count < 5; count += 1) ids.push((await create(notices))._id)
    const url = '/api/notices/many'
    const payload = { act: 'remove', ids }
    await site.request({ method: 'POST', url, as: site.token, payload })
    const history = () => site.services.stores.history.list({ kind: 'notices', subjectId: 'many' })
    const entries = await history()
    const parse = vi.spyOn(JSON, 'parse')
    await emptyBin(site)
    const reads = parse.mock.calls.filter(([json]) => json.startsWith('{"records"'))
    parse.mockRestore()
    // Each entry has two values.
    expect(reads).toHaveLength(2 * entries.length)
    expect(JSON.stringify(entries)).toContain(SECRET)
    expect(JSON.stringify(await history())).not.toContain(SECRET)
  })

  it('is permanently deleted after 30 days, and not before', async () => {
    const { _id } = await create(SUBJECTS.find(({ path }) => path === 'gallery')!)
    await remove('gallery', _id)
    const [{ deletedAt, expiresAt } = { deletedAt: '', expiresAt: '' }] = await listBin()
    expect(Date.parse(expiresAt) - Date.parse(deletedAt)).toBe(30 * DAY_MS)
    await emptyOldBin(site.services, new Date(Date.parse(expiresAt) - 1000))
    expect(await listBin()).toHaveLength(1)
    await emptyOldBin(site.services, new Date(Date.parse(expiresAt) + 1000))
    expect(await listBin()).toEqual([])
    await expectNoFiles(site)
    const [entry] = await site.services.stores.history.list({ limit: 1 })
    expect(entry).toMatchObject({ action: 'destroyed', subjectId: _id, username: '' })
    await deleteOldHistory(site.services, new Date(Date.now() + 3 * 365 * DAY_MS))
    expect(await site.services.stores.history.list()).toEqual([])
  })

  it('is removed with the sample content if it belongs to it', async () => {
    const own = await create(SUBJECTS[0]!)
    await remove('notices', own._id)
    await site.services.write(async ({ bin, studentCounts }) => {
      const key = { className: 'Ten', shift: 'Day', section: 'D' } as const
      const sample = await studentCounts.create(key, true)
      await bin.add('studentCounts', sample, (await studentCounts.remove(sample._id))!)
    })
    expect(await listBin()).toHaveLength(2)
    await site.request({ method: 'DELETE', url: '/api/sample', as: admin, payload: proof })
    expect((await listBin()).map(({ _id }) => _id)).toEqual([own._id])
  })
})
