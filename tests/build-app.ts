import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, vi } from 'vitest'
import { hashPassword } from '#src/features/accounts/password.ts'
import type { StoredFile } from '#src/files/table.ts'
import type { Role } from '#src/features/accounts/table.ts'
import { type AppOptions, buildApp } from '#src/server/app.ts'
import { loadBuiltPages } from '#src/server/load-pages.ts'
import { SITE_MARKER } from '#src/school/lost-database.ts'
import { type OpenSchool, openSchool } from '#src/school/open.ts'
import { readProcessSettings, readSchoolSettings } from '#src/base/settings.ts'
import { TEMPLATES } from './postgres.ts'

export type DatabaseKind = 'SQLite' | 'PostgreSQL'

/** Runs the same tests on both databases, on PostgreSQL only in `npm run test:all`. */
export function describeOnBothDatabases(
  name: string,
  tests: (database: DatabaseKind) => void,
): void {
  describe(`${name} on SQLite`, () => tests('SQLite'))
  describe(`${name} on PostgreSQL`, { tags: 'rest' }, () => tests('PostgreSQL'))
}

/** For stores, search, query plans and migrations: their SQL differs, so `npm test` tries both. */
export function describeSqlOnBothDatabases(
  name: string,
  tests: (database: DatabaseKind) => void,
): void {
  describe.each<DatabaseKind>(['SQLite', 'PostgreSQL'])(`${name} on %s`, tests)
}

interface CallOptions {
  /** Another session than that of the site. */
  as?: string | undefined
  headers?: Record<string, string>
}

export interface TestSite {
  app: FastifyInstance
  services: OpenSchool
  dataDir: string
  /** Sends a request; `as` is a session token, sent as a bearer. */
  request(options: InjectOptions & { as?: string | undefined }): Promise<LightMyRequestResponse>
  /** The session of `call` and `form`. */
  token: string
  /** Sends a call, as `PUT /api/site`, with a body of JSON. */
  call(call: string, payload?: object, more?: CallOptions): Promise<LightMyRequestResponse>
  /** Sends a call with a multipart form. */
  form(call: string, fields: FormFields, more?: CallOptions): Promise<LightMyRequestResponse>
  /** The token of a new session of a new account. */
  signIn(role?: Role): Promise<string>
  /** Names of all stored files, including unfinished uploads. */
  listFiles(): Promise<string[]>
  close(): Promise<void>
}

export const TEST_APP = {
  loadPages: loadBuiltPages,
  settings: readProcessSettings({ READING: 'off' }),
}

interface TestSiteOptions extends Partial<AppOptions> {
  /** For tests that observe or delay the services. */
  changeServices?: (services: OpenSchool) => OpenSchool
}

/**
 * An empty site with its own database and data folder. `change` can replace parts of its services.
 */
export async function openTestSite(
  database: DatabaseKind = 'SQLite',
  environment: Record<string, string> = {},
  { changeServices = (services: OpenSchool) => services, ...appOptions }: TestSiteOptions = {},
): Promise<TestSite> {
  const storage = await makeTestStorage(database)
  const { dataDir } = storage
  const services = changeServices(
    await openSchool(readSchoolSettings({ ...storage.environment, ...environment })),
  )
  const settings = readProcessSettings({ ...storage.environment, ...environment })
  const app = await buildApp({ ...TEST_APP, settings, schoolAt: () => services, ...appOptions })
  /** By token. A session of the real clock is valid or not in a test's time, depending on today. */
  const wasClockFake = new Map<string, boolean>()
  return {
    token: '',
    call(this: TestSite, call, payload, { as = this.token, headers = {} } = {}) {
      const [method, url] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
      return this.request({
        method,
        url,
        as: as || undefined,
        headers,
        ...(payload && { payload }),
      })
    },
    async form(this: TestSite, call, fields, more) {
      const { payload, headers } = await multipart(fields)
      return this.call(call, payload, { ...more, headers: { ...headers, ...more?.headers } })
    },
    app,
    services,
    dataDir,
    request: ({ as, headers, ...options }) => {
      if (as !== undefined && wasClockFake.get(as) === !vi.isFakeTimers())
        throw new Error(
          'Fake the clock before the sign-in; otherwise the session depends on today.',
        )
      return app.inject({
        ...options,
        headers: { ...headers, ...(as !== undefined && { authorization: `Bearer ${as}` }) },
      })
    },
    async signIn(role = 'editor') {
      const { _id } = await services.stores.accounts.create({
        username: randomUUID(),
        passwordHash: await quickHash,
        role,
      })
      const from = { userAgent: 'test', address: '127.0.0.1' }
      const { token } = await services.stores.accounts.startSession(_id, from)
      wasClockFake.set(token, vi.isFakeTimers())
      return token
    },
    async listFiles() {
      const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
        .filter((name) => !name.startsWith('pathshala.sqlite') && name !== SITE_MARKER)
        .sort()
    },
    async close() {
      await app.close()
      await services.close()
      await storage.remove()
    },
  }
}

/** An empty site for the tests of a group. It is open from their first to their last one. */
export function sharedSite(...options: Parameters<typeof openTestSite>): TestSite {
  const site = {} as TestSite
  beforeAll(async () => void Object.assign(site, await openTestSite(...options)))
  afterAll(() => site.close())
  return site
}

/** The same, with the token of an account. */
export function signedInSite(
  database?: DatabaseKind,
  environment?: Record<string, string>,
  role?: Role,
): TestSite {
  const site = sharedSite(database, environment)
  beforeAll(async () => {
    site.token = await site.signIn(role)
  })
  return site
}

/**
 * An empty data folder, and on PostgreSQL an empty database. This database already has the tables,
 * except for tests of migrations.
 */
export async function makeTestStorage(
  database: DatabaseKind,
  tables: 'current' | 'none' = 'current',
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-test-'))
  const postgres = database === 'PostgreSQL' ? await createPostgresDatabase(tables) : undefined
  return {
    dataDir,
    /** The settings that select it. */
    environment: {
      DATA_DIR: dataDir,
      SAMPLE_CONTENT: 'off',
      READING: 'off',
      ...(postgres && { DATABASE_URL: postgres.url }),
    } as Record<string, string>,
    async remove() {
      await postgres?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The password of every account that `signIn` makes. */
export const TEST_PASSWORD = 'a long test password'
const quickHash = hashPassword(TEST_PASSWORD)

async function createPostgresDatabase(tables: 'current' | 'none') {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new Client(`${server}/postgres`)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  // Its default also writes each page to the log, and takes twice as long.
  await run(`create database ${name} template ${TEMPLATES[tables]} strategy file_copy`)
  return {
    url: `${server}/${name}`,
    drop: () => run(`drop database ${name} with (force)`),
  }
}

/** Expects this status; returns the answer. */
export async function expectStatus<T extends { statusCode: number; payload: string }>(
  status: number,
  answer: Promise<T>,
): Promise<T> {
  const { statusCode, payload } = await answer
  expect(statusCode, payload.slice(0, 1000)).toBe(status)
  return answer
}

/** Makes the site listen on a real port, which it returns. */
export async function listen({ app }: TestSite): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

export { cookieOf } from './access/probe.ts'

/** A row for a file without bytes, for tests that need only rows. */
export function storedFile(file: Partial<StoredFile> = {}): StoredFile {
  return {
    name: `${randomUUID()}.pdf`,
    area: 'uploads',
    fileName: 'ক.pdf',
    fileSize: 1,
    mimeType: 'application/pdf',
    width: null,
    height: null,
    color: null,
    hiddenParts: null,
    createdAt: new Date().toISOString(),
    ...file,
  }
}

/**
 * Expects no stored or unfinished file and no row; waits for files that are removed after the
 * response.
 */
export async function expectNoFiles(site: TestSite): Promise<void> {
  await expect.poll(() => site.listFiles()).toEqual([])
  const rows = await site.services.database.selectFrom('storedFile').selectAll().execute()
  expect(rows).toEqual([])
}

/** Removes everything in the bin for good, with its files. */
export async function emptyBin({ services }: TestSite): Promise<void> {
  await services.files.remove(await services.writePrivate(({ bin }) => bin.empty()))
}

/** A file of tests/fixtures. */
export function fixture(name: string): Promise<Buffer> {
  return readFile(path.join(import.meta.dirname, 'fixtures', name))
}

export interface FormFile {
  name: string
  bytes: Uint8Array
  type?: string
}

export type FormFields = Record<string, string | FormFile | FormFile[]>

/** The body and headers of a multipart form; an object value is sent as a file. */
export async function multipart(
  fields: FormFields,
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(field, value)
    for (const { bytes, name, type = '' } of typeof value === 'string' ? [] : [value].flat()) {
      form.append(field, new File([new Uint8Array(bytes)], name, { type }))
    }
  }
  const response = new Response(form)
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type')! },
  }
}
