import { once } from 'node:events'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { hashPassword } from '#src/features/accounts/password.ts'
import { buildApp } from '#src/server/app.ts'
import { serializers } from '#src/server/log.ts'
import { type OpenSchool, openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { describeOnBothDatabases, makeTestStorage, multipart, TEST_APP } from './build-app.ts'
import { exe, pdf } from './made-files.ts'
import { codeOf } from './two-step.ts'

const VISITOR = '203.0.113.77'
const OFFICE = '198.51.100.7'
/** Private values, as they are sent. */
const SECRETS = {
  visitor: VISITOR,
  search: 'ফলাফল রহিমা খাতুন'.normalize('NFC'),
  searchSent: encodeURIComponent('ফলাফল রহিমা খাতুন'),
  agent: 'RahimasPhone/1.0',
  password: 'correct horse battery',
  wrong: 'mistyped horse',
  asName: 'horse-as-a-name',
  newPassword: 'quite another horse',
  forged: 'forged-token-of-somebody',
  code: '493817',
  phone: '01712345678',
  phoneBengali: '০১৮১২৩৪৫৬৭৮',
  email: 'rahima@example.org',
  file: 'rahima-transcript',
  query: 'said-in-a-query',
  broken: 'said-in-broken-json',
  packet: 'said-in-a-broken-packet',
}

/** Fields of every line. */
const EVERY = new Set(['level', 'time', 'pid', 'hostname', 'msg'])

describeOnBothDatabases('The log of a day, at the most verbose level,', (kind) => {
  let storage: Awaited<ReturnType<typeof makeTestStorage>>
  let services: OpenSchool
  let app: FastifyInstance
  let text = ''
  const secrets: Record<string, string> = { ...SECRETS }

  beforeAll(async () => {
    storage = await makeTestStorage(kind)
    services = await openSchool(readSchoolSettings(storage.environment))
    const stream = new Writable({
      write(chunk, _encoding, done) {
        text += String(chunk)
        done()
      },
    })
    const logger = { level: 'trace', serializers, stream }
    app = await buildApp({ ...TEST_APP, schoolAt: () => services, logger })
    await app.listen({ port: 0, host: '127.0.0.1' })
    secrets['hash'] = await hashPassword(SECRETS.password)
    await services.stores.accounts.create({
      username: 'salma',
      passwordHash: secrets['hash'],
      role: 'admin',
    })
    await visit()
    await work()
    await fail()
  })
  afterAll(async () => {
    await app.close()
    await services.close()
    await storage.remove()
  })

  const ask = (options: InjectOptions) =>
    app.inject({
      ...options,
      headers: { 'user-agent': SECRETS.agent, ...options.headers } as Record<string, string>,
    })
  const signIn = (username: string, password: string) =>
    ask({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username, password, code: SECRETS.code },
      remoteAddress: OFFICE,
    })

  async function visit(): Promise<void> {
    for (const url of ['/allNotices', '/en/allnews', '/api/notices', '/nowhere', '/api/nowhere']) {
      await ask({ url: `${url}?q=${SECRETS.searchSent}`, remoteAddress: VISITOR })
    }
    await ask({ url: `/%zz?q=${SECRETS.query}`, remoteAddress: VISITOR })
    const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1')
    socket.resume().write(`GET / HTTP/1.1\r\ncookie adminToken=${SECRETS.packet}\r\n\r\n`)
    await once(socket, 'close')
  }

  let as: Record<string, string>
  const change = (
    method: 'POST' | 'PUT',
    url: string,
    body: { payload?: Buffer | string; headers?: Record<string, string> } | object = {},
  ) =>
    ask({
      method,
      url: `${url}?reason=${SECRETS.query}`,
      remoteAddress: OFFICE,
      ...('payload' in body ? { payload: body.payload } : { payload: body }),
      headers: { ...as, ...('headers' in body && body.headers) },
    })
  const upload = async (bytes: Uint8Array) =>
    change(
      'POST',
      '/api/notices',
      await multipart({ title: 'ক', file: { name: `${SECRETS.file}.pdf`, bytes } }),
    )

  async function work(): Promise<void> {
    await signIn('salma', SECRETS.wrong)
    await signIn(SECRETS.asName, 'x')
    const { token } = (await signIn('salma', SECRETS.password)).json<{ token: string }>()
    secrets['token'] = token
    as = { authorization: `Bearer ${token}` }
    const cookie = { cookie: `adminToken=${token}`, origin: 'https://elsewhere.example' }
    await ask({ method: 'DELETE', url: '/api/sample', headers: cookie, remoteAddress: OFFICE })
    for (const headers of [
      { authorization: `Bearer ${SECRETS.forged}` },
      { cookie: `adminToken=${SECRETS.forged}` },
    ]) {
      await ask({ url: '/api/admin/me', headers, remoteAddress: OFFICE })
    }
    await upload(pdf())
    await upload(exe())
    const officer = { name: 'ক', designation: 'খ', phone: SECRETS.phone, email: SECRETS.email }
    await change('POST', '/api/officers', officer)
    await change('POST', '/api/officers', { ...officer, name: '', phone: SECRETS.phoneBengali })
    await change('POST', '/api/admin/accounts', {
      username: 'rahim',
      password: SECRETS.newPassword,
      role: 'editor',
    })
    await turnOnTwoSteps()
    await change('PUT', '/api/admin/password', {
      currentPassword: SECRETS.wrong,
      newPassword: SECRETS.newPassword,
    })
    await change('PUT', '/api/admin/password', {
      currentPassword: SECRETS.password,
      newPassword: SECRETS.newPassword,
    })
    const headers = { 'content-type': 'application/json' }
    await change('POST', '/api/officers', { payload: `{"phone": ${SECRETS.broken}`, headers })
  }

  async function turnOnTwoSteps(): Promise<void> {
    const proof = { currentPassword: SECRETS.password }
    const begun = await change('POST', '/api/admin/two-step', proof)
    secrets['seed'] = begun.json<{ secret: string }>().secret
    secrets['one-time code'] = codeOf(secrets['seed'])
    const on = await change('POST', '/api/admin/two-step/confirm', {
      code: secrets['one-time code'],
    })
    const { recoveryCodes } = on.json<{ recoveryCodes: string[] }>()
    for (const [index, code] of recoveryCodes.entries()) secrets[`recovery code ${index}`] = code
  }

  /** A database error has its own text; PostgreSQL adds the whole row. */
  async function fail(): Promise<void> {
    await services.database.deleteFrom('officer').execute()
    await (
      kind === 'SQLite'
        ? sql`create trigger refuse before insert on officer begin select raise(abort, 'refused'); end`
        : sql`alter table officer add constraint refuse check (name = '')`
    ).execute(services.database)
    await change('POST', '/api/officers', {
      name: 'ক',
      designation: 'খ',
      phone: SECRETS.phone,
      email: SECRETS.email,
    })
    for (const table of ['searchEntry', 'hiddenFile'])
      await services.database.schema.dropTable(table).execute()
    await services.database.schema.dropTable('document').execute()
    await ask({ url: `/allNotices?q=${SECRETS.searchSent}`, remoteAddress: VISITOR })
    await ask({ url: `/api/notices?before=${SECRETS.query}`, remoteAddress: VISITOR })
    await change('POST', '/api/admin/logout')
    // The line is written after the response.
    await vi.waitFor(
      () => expect(linesOf('changed').at(-1)).toMatchObject({ change: 'POST /api/admin/logout' }),
      { timeout: 60_000 },
    )
  }

  const lines = () =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  /** The specific fields of the lines with this message. */
  const linesOf = (message: string) =>
    lines()
      .filter(({ msg }) => msg === message)
      .map((line) => Object.fromEntries(Object.entries(line).filter(([key]) => !EVERY.has(key))))

  it('has no secrets and no data of visitors', () => {
    expect(linesOf('incoming request').length).toBeGreaterThan(15)
    expect(lines().filter(({ msg }) => String(msg).startsWith('client'))).toHaveLength(1)
    // Not inside a longer number: the six digits of a code can be part of a timestamp.
    const isSaid = (secret: string) =>
      new RegExp(`(?<![\\d.])${RegExp.escape(secret)}(?!\\d)`).test(text)
    expect(Object.keys(secrets).filter((what) => isSaid(secrets[what]!))).toEqual([])
  })

  const reqId = expect.any(String)

  it('has a line for each sign-in, and for each refused sign-in', () => {
    const who = { reqId, username: 'salma', address: OFFICE }
    expect(linesOf('signed in')).toEqual([{ ...who, secondStep: 'none' }])
    expect(linesOf('sign-in refused')).toEqual([who, { ...who, username: '(no such account)' }])
    expect(linesOf('current password refused')).toEqual([who])
  })

  it('has a line for each refusal', () => {
    const codes = linesOf('refused').map(({ status, code, address }) => [status, code, address])
    expect(codes).toEqual([
      [401, 'invalid-credentials', OFFICE],
      [401, 'invalid-credentials', OFFICE],
      [403, 'other-site', OFFICE],
      [401, 'not-signed-in', OFFICE],
      [401, 'not-signed-in', OFFICE],
      [415, 'is-program', OFFICE],
    ])
  })

  it('has a line for each change, and for each failed change', () => {
    const by = { reqId, username: 'salma', address: OFFICE }
    expect(linesOf('changed')).toEqual([
      { ...by, change: 'POST /api/notices', status: 201 },
      { ...by, change: 'POST /api/officers', status: 201 },
      { ...by, change: 'POST /api/admin/accounts', status: 201 },
      { ...by, change: 'POST /api/admin/two-step', status: 200 },
      { ...by, change: 'POST /api/admin/two-step/confirm', status: 200 },
      { ...by, change: 'PUT /api/admin/password', status: 204 },
      { ...by, change: 'POST /api/admin/logout', status: 204 },
    ])
    expect(linesOf('not changed')).toEqual([
      { ...by, change: 'POST /api/notices', status: 415 },
      { ...by, change: 'POST /api/officers', status: 400 },
      { ...by, change: 'PUT /api/admin/password', status: 400 },
      { ...by, change: 'POST /api/officers', status: 400 },
      { ...by, change: 'POST /api/officers', status: 500 },
    ])
  })

  it('has each failure, with its location and cause', () => {
    const failures = [...linesOf('request failed'), ...linesOf('content could not be fetched')]
    expect(failures.length).toBeGreaterThanOrEqual(3)
    for (const { err } of failures) {
      expect(err).toMatchObject({ message: expect.stringMatching(/\S/), stack: expect.any(String) })
    }
    expect(failures[0]).toMatchObject({ err: { message: expect.stringContaining('refuse') } })
  })
})
