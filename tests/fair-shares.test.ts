import path from 'node:path'
import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFirstAccount } from '#src/features/accounts/first-account.ts'
import { type OpenSchool, openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { buildApp } from '#src/server/app.ts'
import { serializers } from '#src/server/log.ts'
import { DISTRICT } from '#src/server/shares.ts'
import { makeTestStorage, TEST_APP, TEST_PASSWORD } from './build-app.ts'

const NAMES = ['crowd', 'quiet', 'third', 'fourth'] as const
type Name = (typeof NAMES)[number]

const storages: Awaited<ReturnType<typeof makeTestStorage>>[] = []
const schools = {} as Record<Name, OpenSchool>
let app: FastifyInstance
let logged = ''

beforeAll(async () => {
  for (const name of NAMES) {
    const storage = await makeTestStorage('SQLite')
    storages.push(storage)
    const environment = { ...storage.environment, ADMIN_PASSWORD: TEST_PASSWORD }
    schools[name] = await openSchool(readSchoolSettings(environment))
    await createFirstAccount(schools[name])
  }
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk)
      done()
    },
  })
  app = await buildApp({
    ...TEST_APP,
    schoolAt: (host) => schools[host as Name],
    shares: DISTRICT,
    logger: { level: 'info', serializers, stream },
  })
})
afterAll(async () => {
  await app.close()
  for (const name of NAMES) await schools[name].close()
  for (const storage of storages) await storage.remove()
})

const get = async (host: Name, url: string) =>
  (await app.inject({ url, headers: { host } })).statusCode

const lines = () =>
  logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const idOf = (name: Name) => path.basename(schools[name].id)

it('a crowd at one school of a district neither refuses nor delays the visitors of another', async () => {
  const ended: Name[] = []
  const ask = async (name: Name, url: string) => {
    const status = await get(name, url)
    if (status === 200) ended.push(name)
    return status
  }
  const crowd = Array.from({ length: 300 }, (_, index) => ask('crowd', `/search?q=crowd${index}`))
  while (ended.length === 0 && !app.workQueue.isFull(schools.crowd.id)) await setImmediate()
  const atFirst = ended.length
  const quiet = Array.from({ length: 10 }, (_, index) => ask('quiet', `/search?q=quiet${index}`))
  expect(new Set(await Promise.all(quiet))).toEqual(new Set([200]))
  const overtaken = ended.filter((name) => name === 'crowd').length - atFirst
  const statuses = await Promise.all(crowd)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(100)
  // They take turns with the 50 of the crowd that wait, and at most 4 of these ran.
  expect(overtaken).toBeLessThan(30)
  expect(ended.length - 10).toBeGreaterThanOrEqual(50)
})

it(
  'refuses fixed pages of a school whose queue is full, too, and logs it for each school',
  { tags: 'rest' },
  async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const tasks: Promise<void>[] = []
    for (let turn = 0; turn < 20; turn += 1) {
      for (const { id } of [schools.crowd, schools.quiet])
        while (!app.workQueue.isFull(id)) tasks.push(app.workQueue.run(id, () => promise))
      await setImmediate()
    }
    expect(await get('crowd', '/allNotices')).toBe(503)
    for (const name of ['crowd', 'quiet', 'crowd'] as const)
      expect(await get(name, '/api/notices')).toBe(503)
    resolve()
    await Promise.all(tasks)
    expect(await get('crowd', '/allNotices')).toBe(200)
    const faults = lines().filter(({ fault }) => fault === 'overloaded')
    expect(faults.map(({ school }) => school)).toEqual([idOf('crowd'), idOf('quiet')])
  },
)

it('names the school in each line of a request', async () => {
  const from = lines().length
  await get('third', '/nowhere')
  const about = lines().slice(from)
  expect(about.map(({ msg }) => msg)).toEqual(['incoming request', 'request completed'])
  for (const line of about) {
    expect(line).toMatchObject({ school: idOf('third'), reqId: about[0]!['reqId'] })
  }
})

it('refuses sign-in from an address after 30 failures at all schools, but not to known pairs', async () => {
  const signIn = (host: Name, username: string, remoteAddress: string, password = 'wrong') =>
    app.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { host },
      remoteAddress,
      payload: { username, password },
    })
  const address = '198.51.100.1'
  expect((await signIn('fourth', 'admin', address, TEST_PASSWORD)).statusCode).toBe(200)
  for (const name of ['crowd', 'quiet', 'third'] as const) {
    for (let index = 0; index < 10; index += 1) {
      expect((await signIn(name, `name ${index}`, address)).statusCode).toBe(401)
      // Refused by the school's own limit, so it does not count.
      if (index === 9) expect((await signIn(name, 'more', address)).statusCode).toBe(429)
    }
  }
  const refused = await signIn('fourth', 'another', address)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  expect((await signIn('fourth', 'another', '198.51.100.2')).statusCode).toBe(401)
  expect((await signIn('fourth', 'admin', address, TEST_PASSWORD)).statusCode).toBe(200)
})
