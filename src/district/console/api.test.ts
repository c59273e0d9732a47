import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '#src/features/accounts/password.ts'
import type { Role } from '#src/features/accounts/table.ts'
import type { OpenSchool } from '#src/school/open.ts'
import { expectStatus, multipart, TEST_PASSWORD } from '../../../tests/build-app.ts'
import { madeDistrict, type MadeDistrict } from '../../../tests/made-district.ts'
import { addRows } from '../../../tests/made-survey.ts'
import { officer } from '../../../tests/records.ts'
import { turnOnTwoStep } from '../../../tests/two-step.ts'
import type { SchoolDetails } from './one-school.ts'
import type { SchoolList } from './school-rows.ts'

const OFFICE_HOST = 'office.schools.test'
const HOST = 'a1.schools.test'
const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

describe('The console of a district', () => {
  let made: MadeDistrict
  let admin: string
  let editor: string

  beforeAll(async () => {
    made = await madeDistrict(['a1', 'a2'])
    admin = await signIn(made.district.office, 'officer', 'admin')
    editor = await signIn(made.district.office, 'reader', 'editor')
  })
  afterAll(() => made.close())

  async function signIn(school: OpenSchool, username: string, role: Role, hasTwoStep = true) {
    const passwordHash = await hashPassword(TEST_PASSWORD)
    const { _id } = await school.stores.accounts.create({ username, passwordHash, role })
    if (hasTwoStep) await turnOnTwoStep(school, _id)
    const from = { userAgent: 'test', address: '127.0.0.1' }
    return (await school.stores.accounts.startSession(_id, from)).token
  }
  const signInAtSchool = (username: string, hasTwoStep = true) =>
    made.district.schools.use('a1', (school) => signIn(school, username, 'admin', hasTwoStep))
  const historyOfSchool = () =>
    made.district.schools.use('a1', ({ stores }) => stores.history.list({ kind: 'account' }))
  /** As a command would do it. */
  const addSchool = (school: Parameters<typeof addRows>[1], survey?: object) =>
    made.registry.change({ operator: 'shell', action: 'added', school: school.id }, (transaction) =>
      addRows(transaction, school, survey),
    )

  interface Question extends Pick<InjectOptions, 'payload'> {
    as?: string
    host?: string
    headers?: Record<string, string>
  }
  const ask = (
    call: string,
    { as = admin, host = OFFICE_HOST, payload, headers: more }: Question = {},
  ) => {
    const [method, url] = call.split(' ') as ['GET' | 'POST', string]
    const headers = { ...more, ...(as && { authorization: `Bearer ${as}` }) }
    return made.ask(host, url, { method, headers, ...(payload !== undefined && { payload }) })
  }
  const list = async (query = '') =>
    (await ask(`GET /api/district/schools?${query}`)).json<SchoolList>()
  const idsOf = async (query: string) => (await list(query)).schools.map(({ id }) => id)
  const details = async (id: string) =>
    (await expectStatus(200, ask(`GET /api/district/schools/${id}`))).json<SchoolDetails>()

  describe('access', () => {
    it('refuses requests without a session of the office', async () => {
      const ofSchool = await signInAtSchool('head')
      for (const as of ['', ofSchool])
        await expectStatus(401, ask('GET /api/district/schools', { as }))
    })

    it('refuses an operator without two-step sign-in', async () => {
      const as = await signIn(made.district.office, 'new', 'admin', false)
      for (const call of ['GET /api/district/schools', 'POST /api/district/schools/a1/state']) {
        const answer = await expectStatus(403, ask(call, { as, payload: { state: 'open' } }))
        expect(answer.json()).toMatchObject({ code: 'two-step-needed' })
      }
    })

    it('lets an editor read, and only an admin change a school', async () => {
      await expectStatus(200, ask('GET /api/district/schools', { as: editor }))
      for (const act of ['state', 'password']) {
        const call = `POST /api/district/schools/a1/${act}`
        const payload = { state: 'paused', username: 'head' }
        expect((await expectStatus(403, ask(call, { as: editor, payload }))).json()).toMatchObject({
          code: 'admins-only',
        })
      }
    })

    it('has no call of the district at the host of a school', async () => {
      const as = await signInAtSchool('second')
      for (const path of ['schools', 'schools.csv', 'schools/a1', 'machine', '%73chools'])
        await expectStatus(404, ask(`GET /api/district/${path}`, { as, host: HOST }))
      const payload = { state: 'paused' }
      await expectStatus(
        404,
        ask('POST /api/district/schools/a1/state', { as, host: HOST, payload }),
      )
    })
  })

  describe('the host: HOST of the operators', () => {
    it.each([
      '/',
      '/notices/1',
      '/en/allNotices',
      '/uploads/a.pdf',
      '/sitemap.xml',
      '/calendar.csv',
    ])('leads a person from %s to the sign-in', async (url) => {
      const { headers } = await expectStatus(
        302,
        made.ask(OFFICE_HOST, url, { headers: { accept: 'text/html' } }),
      )
      expect(headers.location).toBe('/admin/login')
    })

    it('leads a program only from the first page to the sign-in', async () => {
      await expectStatus(302, ask('GET /', { as: '' }))
      await expectStatus(404, ask('GET /notices/1', { as: '' }))
    })

    it.each([
      'GET /api/notices',
      'POST /api/notices',
      'GET /%61pi/notices',
      'GET /api/docs',
      'GET /api/openapi.json',
      'GET /api/unknown',
      'PUT /api/site',
      'GET /api/export/notices.csv',
      'POST /notices/1',
    ])('has no call %s', async (call) => void (await expectStatus(404, ask(call))))

    it.each(['/admin/login', '/favicon.ico', '/monogram.svg', '/healthz', '/api/admin/me'])(
      'answers %s',
      async (url) => {
        await expectStatus(200, ask(`GET ${url}`, { as: url === '/admin/login' ? '' : admin }))
      },
    )

    it('shows only its own screens', async () => {
      const office = (path: string) =>
        made.ask(OFFICE_HOST, path, { headers: { cookie: `adminToken=${admin}` } })
      for (const path of ['', '/createNotice', '/site', '/schoolsX', '/unknown']) {
        const { headers } = await expectStatus(302, office(`/admin/dashboard${path}`))
        expect(headers.location).toBe('/admin/dashboard/schools')
      }
      for (const path of ['schools', 'schools/a1', 'Accounts', 'history']) {
        const { payload } = await expectStatus(200, office(`/admin/dashboard/${path}`))
        expect(payload).toContain('href="/admin/dashboard/schools"')
        expect(payload).not.toContain('href="/admin/dashboard/site"')
      }
    })

    it('changes nothing at the host of a school, where the description has no call of the district', async () => {
      await expectStatus(200, ask('GET /', { as: '', host: HOST }))
      const described = await expectStatus(
        200,
        ask('GET /api/openapi.json', { as: '', host: HOST }),
      )
      expect(described.payload).toContain('/api/notices')
      expect(described.payload).not.toContain('/api/district')
    })
  })

  describe('an act', () => {
    const setState = (id: string, payload: object) =>
      ask(`POST /api/district/schools/${id}/state`, { payload })

    it('pauses and resumes a school, which its history says', async () => {
      await expectStatus(204, setState('a1', { state: 'paused', reason: 'বকেয়া' }))
      expect(made.district.registry.schools.get('a1')).toMatchObject({
        state: 'paused',
        reason: 'বকেয়া',
      })
      await expectStatus(204, setState('a1', { state: 'paused', reason: 'বকেয়া' }))
      await expectStatus(204, setState('a1', { state: 'open' }))
      const { state, reason, acts } = await details('a1')
      expect({ state, reason }).toEqual({ state: 'open', reason: null })
      expect(acts.slice(0, 2)).toMatchObject([
        { operator: 'officer', action: 'resumed', detail: null },
        { operator: 'officer', action: 'paused', detail: 'বকেয়া' },
      ])
      const entries = (await historyOfSchool()).filter(
        ({ username }) => username === 'District: officer',
      )
      expect(entries.map(({ title, after }) => [title, after])).toEqual([
        ['চালু', '{"siteState":"open","reason":null}'],
        ['আপাতত বন্ধ', '{"siteState":"paused","reason":"বকেয়া"}'],
      ])
    })

    it('pauses a school that cannot be opened', async () => {
      await addSchool({ id: 'broken' })
      await expectStatus(204, setState('broken', { state: 'paused' }))
      expect((await details('broken')).state).toBe('paused')
      const payload = { username: 'head' }
      const call = ask('POST /api/district/schools/broken/password', { payload })
      expect((await expectStatus(503, call)).json()).toMatchObject({ code: 'database-away' })
    })

    it('is refused for a school that the district does not serve', async () => {
      await addSchool({ id: 'gone', state: 'moved', target: 'https://new.example' })
      for (const act of ['state', 'password']) {
        const payload = { state: 'open', username: 'head' }
        const call = `POST /api/district/schools/gone/${act}`
        expect((await expectStatus(409, ask(call, { payload }))).json()).toMatchObject({
          code: 'changed-meanwhile',
        })
        await expectStatus(404, ask(call.replace('gone', 'unknown'), { payload }))
      }
    })

    it('gives a new password, ends the sessions and leaves a trace that no account can forge', async () => {
      const before = await signInAtSchool('salma', false)
      const payload = { username: 'Salma' }
      const answer = await expectStatus(
        200,
        ask('POST /api/district/schools/a1/password', { payload }),
      )
      const { password } = answer.json<{ password: string }>()
      expect(answer.headers['cache-control']).toContain('no-store')
      await expectStatus(401, ask('GET /api/admin/me', { as: before, host: HOST }))
      const credentials = { username: 'salma', password }
      const signedIn = await expectStatus(
        200,
        ask('POST /api/admin/login', { as: '', host: HOST, payload: credentials }),
      )
      const [entry] = await historyOfSchool()
      expect(entry).toMatchObject({
        action: 'passwordChanged',
        title: 'salma',
        username: 'District: officer',
      })
      expect((await details('a1')).acts[0]).toMatchObject({
        operator: 'officer',
        action: 'passwordSet',
        detail: null,
      })
      const forged = await expectStatus(
        201,
        ask('POST /api/admin/accounts', {
          as: signedIn.json<{ token: string }>().token,
          host: HOST,
          payload: { username: 'District: officer', password: TEST_PASSWORD, role: 'editor' },
        }),
      )
      expect(forged.json()).toMatchObject({ username: 'district: officer' })
    })

    it('gives no password for a name that the school does not have', async () => {
      const payload = { username: 'nobody' }
      const call = ask('POST /api/district/schools/a1/password', { payload })
      expect((await expectStatus(404, call)).json()).toMatchObject({ code: 'no-such-account' })
    })
  })

  it('shows nothing private of a school', async () => {
    const as = await signInAtSchool('rahima')
    const draft = await multipart({ title: 'গোপন খসড়া', draft: 'true', text: 'গোপন লেখা' })
    await expectStatus(201, ask('POST /api/notices', { as, host: HOST, ...draft }))
    const payload = { ...officer, name: 'জাহানারা', phone: '01711-999999' }
    await expectStatus(201, ask('POST /api/officers', { as, host: HOST, payload }))
    const calls = ['schools', 'schools.csv', 'schools/a1', 'machine']
    for (const path of calls) {
      const answer = await expectStatus(200, ask(`GET /api/district/${path}`))
      for (const secret of ['গোপন', 'জাহানারা', '999999', 'salma', 'rahima', '127.0.0.1'])
        expect(answer.payload, path).not.toContain(secret)
    }
  })

  describe('the list', () => {
    beforeAll(async () => {
      const add = (id: string, survey: object) => addSchool({ id, createdAt: daysAgo(300) }, survey)
      await add('104001', { title: 'নীরব বিদ্যালয়', lastPublishedAt: daysAgo(91) })
      await add('104002', { title: 'নতুন বিদ্যালয়', lastPublishedAt: null, hasSample: 1 })
      await add('104003', {
        titleEnglish: 'Model 100% School',
        boardOk: 9,
        boardMissing: '["recognition","committee"]',
        boardLate: '["contact"]',
      })
      await add('104004', { provenAt: daysAgo(3) })
      await add('104005', { backupProblem: 'The disk is full' })
      await add('104006', { fileBytes: 900 * 1024 * 1024 })
      await add('104007', {})
      await made.district.registry.noteProblem('104007', {
        kind: 'damaged',
        problem: 'The file is damaged',
      })
      await addSchool({ id: '104008', state: 'removed' }, { title: 'সরানো' })
      await addSchool({ id: '104009', state: 'detached' }, { boardOk: 0, hasSample: 1 })
    })

    it('counts the schools with each problem, and each count is also a filter', async () => {
      const { sums, total } = await list()
      // With a1, a2, broken and gone of the tests above, and without the removed one.
      expect(sums).toEqual({
        all: 12,
        cannotOpen: 2,
        backupFailing: 2,
        diskNearlyFull: 1,
        boardIncomplete: 1,
        silent: 1,
        neverPublished: 1,
        sampleLeft: 1,
      })
      expect(total).toBe(12)
      const found = {
        cannotOpen: ['broken', '104007'],
        backupFailing: ['104004', '104005'],
        diskNearlyFull: ['104006'],
        boardIncomplete: ['104003'],
        silent: ['104001'],
        neverPublished: ['104002'],
        sampleLeft: ['104002'],
      }
      for (const [filter, ids] of Object.entries(found)) {
        expect(await idsOf(`filter=${filter}&sort=title`), filter).toEqual(ids)
      }
    })

    it('has the most urgent first', async () => {
      const { schools } = await list()
      expect(schools.slice(0, 8).map(({ id }) => id)).toEqual([
        '104007',
        'broken',
        '104004',
        '104005',
        '104006',
        '104003',
        '104001',
        '104002',
      ])
      expect(schools[7]!.troubles).toEqual(['neverPublished', 'sampleLeft'])
    })

    it.each([
      ['নীরব', ['104001']],
      ['১০৪০০৩', ['104003']],
      ['model school', ['104003']],
      ['100%', ['104003']],
      ['1_4', []],
      ['a2.schools', ['a2']],
      ['সরানো', []],
    ])('finds %s', async (q, ids) =>
      expect(await idsOf(new URLSearchParams({ q }).toString())).toEqual(ids),
    )

    it('sorts by each column in both directions', async () => {
      for (const sort of ['title', 'published', 'work', 'board', 'backup', 'size', 'state']) {
        const [up, down] = [
          await idsOf(`sort=${sort}&q=104`),
          await idsOf(`sort=${sort}&order=desc&q=104`),
        ]
        expect(up, sort).toHaveLength(8)
        expect([...down].sort(), sort).toEqual([...up].sort())
      }
      expect((await idsOf('sort=size&order=desc'))[0]).toBe('104006')
      expect((await idsOf('sort=board&q=10400'))[0]).toBe('104009')
    })

    it('is a file with the same rows', async () => {
      const { payload, headers } = await ask(
        'GET /api/district/schools.csv?filter=backupFailing&language=en',
      )
      expect(headers['content-disposition']).toMatch(/^attachment; filename="schools-[\d-]+\.csv"$/)
      const [head, ...rows] = payload.trim().split('\r\n')
      expect(head).toContain('"Last published"')
      expect(rows.map((row) => row.slice(0, 8))).toEqual(['"104004"', '"104005"'])
      expect(rows[0]).toContain('No backup for two days')
    })

    it('names the missing and late entries of one school', async () => {
      expect(await details('104003')).toMatchObject({
        missing: [
          { titleEnglish: 'Permission to teach and recognition' },
          { titleEnglish: 'Managing committee' },
        ],
        late: [{ title: 'যোগাযোগের ঠিকানা ও ফোন' }],
        names: [{ host: '104003.schools.test', isMain: true }],
        survey: { accounts: 3, isMigrated: true },
      })
      expect((await details('104007')).problem).toMatchObject({
        kind: 'damaged',
        text: 'The file is damaged',
      })
      expect((await details('a2')).survey).toBeNull()
      await expectStatus(404, ask('GET /api/district/schools/unknown'))
    })

    it('has 50 rows a page and three queries with 1,000 schools, and opens none', async () => {
      const { registry } = made.district
      await registry.database.transaction().execute(async (transaction) => {
        for (let number = 0; number < 1000; number += 1)
          await addRows(transaction, { id: `s${number}` }, { boardOk: number % 12 })
      })
      for (const [id] of made.district.schools.opened()) await made.district.schools.close(id)
      const query = vi.spyOn(registry.database.getExecutor(), 'executeQuery')
      const first = await list('q=s&sort=board')
      // The server reads the revision each second, and may write the survey of a school.
      const ofList = query.mock.calls.filter(([{ sql }]) =>
        /^select (?!.* from "district")/.test(sql),
      )
      expect(ofList).toHaveLength(3)
      expect(first.schools).toHaveLength(50)
      expect(first.total).toBe(1012)
      expect((await list('q=s&page=21')).schools).toHaveLength(12)
      expect((await list('page=22')).schools).toEqual([])
      const file = await ask('GET /api/district/schools.csv')
      expect(file.payload.trim().split('\r\n')).toHaveLength(1013)
      expect((await ask('GET /api/district/machine')).json()).toMatchObject({
        surveyed: 1009,
        migrated: 1009,
        openSchools: 0,
      })
      expect(made.district.schools.count()).toBe(0)
      query.mockRestore()
    })
  })
})
