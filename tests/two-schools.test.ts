import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createFirstAccount } from '#src/features/accounts/first-account.ts'
import { CHORES } from '#src/school/chores.ts'
import { type OpenSchool, openSchool } from '#src/school/open.ts'
import { schedule } from '#src/school/scheduler.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { buildApp } from '#src/server/app.ts'
import { OPEN_ADDRESSES } from './access/all-calls.ts'
import {
  cookieOf,
  fixture,
  type FormFields,
  makeTestStorage,
  multipart,
  TEST_APP,
  TEST_PASSWORD,
} from './build-app.ts'
import { png } from './made-files.ts'
import { album, calendarEntry, contact, group, officer, question, routine } from './records.ts'
import { describeFor } from './tiers.ts'

/** All content of a school contains its name, and so does its address. */
const NAMES = ['alpha', 'omega'] as const
type Name = (typeof NAMES)[number]
const otherThan = (name: Name): Name => (name === 'alpha' ? 'omega' : 'alpha')
const hostOf = (name: Name) => `${name}.example`

/** They have no words of a school, or nothing of the content that `fill` creates. */
const NAMELESS = [
  /^\/api(\/\*|\/docs.*|\/openapi\.json)?$/,
  /^\/api\/(downloads|results|gallery|schoolInfo|studentCounts|sample|teacherInformation|follow|search)$/,
  /^\/api\/studentCounts\/(:|years)/,
  /^\/api\/.*\/:(id|key)$/,
  /^(\/en)?\/internal-exam-result$/,
  /^\/(gallery-)?uploads\//,
  /^\/(healthz|readyz|\.well-known\/security\.txt|admin\/\*)$/,
  /\/card\.png$/,
]
/** Every address that visitors can read. */
const OPEN = OPEN_ADDRESSES.map(({ route, url }) => ({
  url,
  hasName: !NAMELESS.some((nameless) => nameless.test(route)),
}))
/** Each shows the name of its school. */
const ADDRESSES = [
  '/en/allNotices?page=1',
  '/notices/1',
  '/information/recognition',
  '/routine?class=Six&shift=Morning&section=A',
  '/search?q=notice',
  '/unknown',
  '/%zz',
  '/calendar.csv?year=2026',
  '/routine.csv?class=Six&shift=Morning&section=A',
  '/api/notices?limit=1',
  '/api/search?q=notice',
]
const ROUNDS = 3

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}

const describeSchools = describeFor([1, 6], (sockets) => sockets === 6)

describeSchools('Two schools in one process, on %i shared connections,', (maxSockets) => {
  const storages: Awaited<ReturnType<typeof makeTestStorage>>[] = []
  const schools = {} as Record<Name, OpenSchool>
  const tokens = {} as Record<Name, string>
  const filePaths = {} as Record<Name, string>
  const noticeIds = {} as Record<Name, string>
  let app: FastifyInstance
  let agent: Agent
  let asked: string[]

  beforeAll(async () => {
    for (const name of NAMES) {
      const storage = await makeTestStorage('SQLite')
      storages.push(storage)
      schools[name] = await openSchool(
        readSchoolSettings({
          ...storage.environment,
          PUBLIC_URL: `http://${hostOf(name)}`,
          ADMIN_PASSWORD: `${TEST_PASSWORD} ${name}`,
        }),
      )
      await createFirstAccount(schools[name])
    }
    asked = []
    const byHost = new Map(NAMES.map((name) => [hostOf(name), schools[name]]))
    const schoolAt = (host: string) => {
      asked.push(host)
      return byHost.get(host)
    }
    app = await buildApp({ ...TEST_APP, schoolAt })
    await app.listen({ port: 0, host: '127.0.0.1' })
    agent = new Agent({ keepAlive: true, maxSockets })
    for (const name of NAMES) await fill(name)
  })
  afterAll(async () => {
    agent.destroy()
    await app.close()
    for (const name of NAMES) await schools[name].close()
    for (const storage of storages) await storage.remove()
  })
  afterEach(() => vi.restoreAllMocks())

  function send(
    host: string,
    url: string,
    headers: Record<string, string> = {},
    { method = 'GET', body }: { method?: string; body?: Buffer | string } = {},
  ): Promise<Answer> {
    const { port } = app.server.address() as AddressInfo
    return new Promise((resolve, reject) => {
      const sent = request(
        { port, path: url, method, agent, headers: { ...headers, host } },
        (response) => {
          buffer(response).then((bytes) => {
            const { statusCode, headers: received } = response
            resolve({ status: statusCode!, headers: received, bytes, text: String(bytes) })
          }, reject)
        },
      )
      sent.once('error', reject)
      sent.end(body)
    })
  }
  const get = (name: Name, url: string, headers: Record<string, string> = {}) =>
    send(hostOf(name), url, headers)
  const bearer = (name: Name) => ({ authorization: `Bearer ${tokens[name]}` })
  const sendJson = (name: Name, method: string, url: string, json: object, headers = {}) =>
    send(
      hostOf(name),
      url,
      { ...bearer(name), 'content-type': 'application/json', ...headers },
      { method, body: JSON.stringify(json) },
    )
  const post = async (name: Name, url: string, fields: FormFields, more = {}, method = 'POST') => {
    const { payload, headers } = await multipart(fields)
    const all = { ...headers, ...bearer(name), ...more, 'content-length': `${payload.length}` }
    return send(hostOf(name), url, all, { method, body: payload })
  }
  const signIn = (host: string, name: Name) =>
    send(
      host,
      '/api/admin/login',
      { 'content-type': 'application/json' },
      {
        method: 'POST',
        body: JSON.stringify({ username: 'admin', password: `${TEST_PASSWORD} ${name}` }),
      },
    )

  /** The same changes in the same order, so that both schools have the same content version. */
  async function fill(name: Name): Promise<void> {
    const login = await signIn(hostOf(name), name)
    expect(login.status).toBe(200)
    tokens[name] = JSON.parse(login.text).token
    const file = { name: `${name}.pdf`, bytes: await fixture('notice.pdf') }
    const notice = await post(name, '/api/notices', { title: `${name} notice`, file })
    expect(notice.status, notice.text).toBe(201)
    const { _id, filePath } = JSON.parse(notice.text)
    noticeIds[name] = _id
    filePaths[name] = `/${filePath}`
    await post(name, '/api/news', { title: `${name} news`, text: name })
    const video = await post(name, '/api/main-gallery', {
      title: `${name} video`,
      videoLink: 'https://youtu.be/dQw4w9WgXcQ',
    })
    expect(video.status, video.text).toBe(201)
    const { write } = schools[name]
    await write(async (transaction) => {
      await transaction.site.update({
        schoolName: `${name} school`,
        schoolNameEnglish: `${name} school`,
      })
      await transaction.contact.create({ ...contact, schoolName: `${name} school` } as never)
      await transaction.calendar.create({ ...calendarEntry, title: `${name} day` })
      await transaction.routines.create(
        { className: 'Six', shift: 'Morning', section: 'A' },
        { ...routine, lessons: [{ ...routine.lessons[0]!, subject: `${name} subject` }] },
      )
      await transaction.groups.create({ ...group, title: `${name} committee` })
      await transaction.albums.create({ ...album, title: `${name} album` })
      await transaction.questions.create({ ...question, question: `${name} question` })
      await transaction.officers.create({ ...officer, name: `${name} teacher`, designation: name })
    })
  }

  const versions = () =>
    Promise.all(
      NAMES.map(async (name) => (await schools[name].stores.findContentVersion()).version),
    )

  it('have the same content version, so that only the school distinguishes their pages', async () => {
    const [first, second] = await versions()
    expect(first).toBe(second)
  })

  it('show each host its own pages, feeds, files and API answers', async () => {
    const asks = Array.from({ length: ROUNDS }, () =>
      ADDRESSES.flatMap((url) => NAMES.map((name) => ({ name, url }))),
    ).flat()
    const answers = await Promise.all(
      asks.map(async ({ name, url }, index) => ({
        name,
        url,
        answer: await get(name, url, index % 3 === 0 ? { 'accept-language': 'en' } : {}),
      })),
    )
    for (const { name, url, answer } of answers) {
      const isMissing = url === '/unknown' || url === '/%zz'
      expect(answer.status, url).toBe(isMissing ? 404 : 200)
      expect(answer.text, `${name} ${url}`).toContain(name)
      expect(answer.text, `${name} ${url}`).not.toContain(otherThan(name))
    }
  })

  it.each(OPEN)('show nothing of each other at $url', async ({ url, hasName }) => {
    for (const name of NAMES) {
      const { text } = await get(name, url)
      expect(text).not.toContain(otherThan(name))
      expect(text.includes(name)).toBe(hasName)
    }
  })

  it('keep the pages of one school in the cache when the second school changes', async () => {
    await get('omega', '/api/notices?limit=3')
    const list = vi.spyOn(schools.omega.stores.notices, 'list')
    for (let change = 0; change < 3; change += 1) {
      await schools.alpha.write(async () => {})
      await get('alpha', '/api/notices?limit=3')
      await get('omega', '/api/notices?limit=3')
    }
    expect(list).not.toHaveBeenCalled()
    for (let change = 0; change < 3; change += 1) await schools.omega.write(async () => {})
  })

  it('show each its own logo in its icons', async () => {
    for (const [index, name] of NAMES.entries()) {
      const file = { name: 'logo.png', bytes: await png(300, 100 + 100 * index) }
      expect((await post(name, '/api/site/logo', { file }, {}, 'PUT')).status).toBe(200)
    }
    const icons = await Promise.all(NAMES.map((name) => get(name, '/icon-192.png')))
    expect(icons.map(({ status }) => status)).toEqual([200, 200])
    expect(icons[0]!.bytes.equals(icons[1]!.bytes)).toBe(false)
    expect(icons.map(({ headers }) => headers.etag)).not.toContain(undefined)
  })

  it('send a page again to a browser that knows the page of the other school', async () => {
    const urls = ['/', '/api/notices', '/notices/1/card.png', '/icon-192.png', '/calendar.ics']
    for (const url of urls) {
      const own = await get('alpha', url)
      const etag = own.headers.etag
      if (etag === undefined) continue
      expect((await get('alpha', url, { 'if-none-match': etag })).status, url).toBe(304)
      const answer = await get('omega', url, { 'if-none-match': etag })
      expect(answer.status, url).toBe(200)
      expect(answer.bytes.equals(own.bytes)).toBe(false)
    }
  })

  it('accept no session of the other school', async () => {
    for (const name of NAMES) {
      const own = { ...cookieOf(tokens[name]) }
      expect((await get(name, '/api/admin/me', own)).status).toBe(200)
      expect((await get(name, '/admin/dashboard', own)).status).toBe(200)
      const other = otherThan(name)
      expect((await get(other, '/api/admin/me', own)).status).toBe(401)
      expect((await get(other, '/api/admin/me', bearer(name))).status).toBe(401)
      expect((await get(other, '/admin/dashboard', own)).status).toBe(302)
      expect((await get(other, '/api/notices?state=all', own)).status).toBe(401)
      expect((await get(other, '/admin/preview/notices/1', own)).status).toBe(302)
      expect((await signIn(hostOf(other), name)).status).toBe(401)
    }
    const sent = await send(hostOf('omega'), `/api/notices/${noticeIds.omega}`, bearer('alpha'), {
      method: 'DELETE',
    })
    expect(sent.status).toBe(401)
    expect(await schools.omega.stores.notices.list()).toHaveLength(1)
  })

  it('serve no file of the other school, not even to its staff', async () => {
    for (const name of NAMES) {
      expect((await get(name, filePaths[name])).status).toBe(200)
      const other = otherThan(name)
      expect((await get(other, filePaths[name])).status).toBe(404)
      expect((await get(other, filePaths[name], cookieOf(tokens[other]))).status).toBe(404)
      await access(path.join(schools[name].settings.dataDir, filePaths[name]))
    }
    const cards = await Promise.all(NAMES.map((name) => get(name, '/notices/1/card.png')))
    expect(cards.map(({ status }) => status)).toEqual([200, 200])
    expect(cards[0]!.bytes.equals(cards[1]!.bytes)).toBe(false)
  })

  it('redirect the addresses of their own old site only', async () => {
    for (const name of NAMES) {
      await schools[name].write(({ redirects }) =>
        redirects.add([{ path: `/${name}.php`, target: '/notices/1', moveId: null }]),
      )
      expect((await get(name, `/${name}.php`)).headers.location).toBe('/notices/1')
      expect((await get(otherThan(name), `/${name}.php`)).status).toBe(404)
    }
  })

  it('have their own keys for push services', async () => {
    const keys = await Promise.all(NAMES.map((name) => schools[name].stores.following.key()))
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(2)
  })

  it('find no content of the other school', async () => {
    for (const name of NAMES) {
      const found = async (at: Name) =>
        JSON.parse((await get(at, `/api/search?q=${name}`)).text).total as number
      expect(await found(name)).toBeGreaterThan(0)
      expect(await found(otherThan(name))).toBe(0)
    }
  })

  it('answer a repeated idempotency key only at the school of the first answer', async () => {
    const key = { 'idempotency-key': 'the same key' }
    const created = await Promise.all(
      NAMES.map((name) => post(name, '/api/downloads', { title: `${name} once`, text: name }, key)),
    )
    const again = await Promise.all(
      NAMES.map((name) => post(name, '/api/downloads', { title: `${name} once`, text: name }, key)),
    )
    for (const [index, name] of NAMES.entries()) {
      expect(created[index]!.status).toBe(201)
      expect(created[index]!.text).toContain(`${name} once`)
      expect(again[index]!.text).toBe(created[index]!.text)
      expect(await schools[name].stores.downloads.list()).toHaveLength(1)
    }
  })

  it('receive interleaved changes, each in its own school', async () => {
    const changes = Array.from({ length: 10 }, (_, index) => NAMES[index % 2]!)
    const answers = await Promise.all(
      changes.map((name, index) =>
        sendJson(name, 'PUT', '/api/site', { history: `${name}${index}` }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const name of NAMES) {
      const { history } = await schools[name].stores.site.find()
      expect(history).toContain(name)
    }
  })

  it('publish at a time, and make backups, each for its own school', { tags: 'rest' }, async () => {
    const publishAt = new Date(Date.now() + 1000).toISOString()
    const scheduled = { title: 'alpha later', text: 'ক', publishAt }
    const scheduler = schedule(
      CHORES.filter(({ name }) => name === 'schedule' || name === 'backup'),
      NAMES.map((name) => schools[name]),
      { firstAfterMs: 60_000 },
    )
    const before = await schools.omega.stores.findContentVersion()
    expect((await post('alpha', '/api/results', scheduled)).status).toBe(201)
    const list = async (name: Name) => (await get(name, '/api/results')).text
    await expect.poll(() => list('alpha')).toContain('alpha later')
    expect(await list('omega')).toBe('[]')
    expect(await schools.omega.stores.findContentVersion()).toEqual(before)
    await scheduler.stop()

    const backup = CHORES.find(({ name }) => name === 'backup')!
    await backup.run(schools.alpha, new AbortController().signal)
    const backupOf = async (name: Name) => JSON.parse((await get(name, '/readyz')).text).backup
    expect(await backupOf('alpha')).toMatch(/^the last proven backup/)
    expect(await backupOf('omega')).toMatch(/^never/)
  })

  it('are found by their host name in any form, and no other name has a school', async () => {
    for (const host of ['ALPHA.example', 'alpha.example:8080', 'alpha.example.']) {
      expect((await send(host, '/robots.txt')).text).toContain('alpha')
    }
    asked.length = 0
    const forged = await send('other.example', '/', { 'x-forwarded-host': 'alpha.example' })
    expect(forged.status).toBe(421)
    expect(JSON.parse(forged.text)).toMatchObject({ code: 'no-such-site' })
    expect(forged.headers['x-content-type-options']).toBe('nosniff')
    expect((await send('other.example', '/%zz')).status).toBe(421)
    expect(new Set(asked)).toEqual(new Set(['other.example']))
  })
})
