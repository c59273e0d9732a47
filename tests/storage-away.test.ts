// @module-tag rest

import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { Client } from 'pg'
import S3rver from 's3rver'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { errorsBn } from '#src/words/errors-bn.ts'
import { expectStatus, makeTestStorage } from './build-app.ts'
import { WAITING_FOR_LOCK } from './lock-waits.ts'
import { pdf } from './made-files.ts'
import { expectFault, faultsLogged, type RunningSite, startSite } from './running-site.ts'
import { killServers } from './server-process.ts'
import { startTcpProxy } from './tcp-proxy.ts'

type Storage = Awaited<ReturnType<typeof makeTestStorage>>

let site: RunningSite
let storage: Storage
afterAll(killServers)

const publish = (title: string) =>
  site.send('POST', '/api/notices', { form: { title, file: { name: 'x.pdf', bytes: pdf() } } })
const notices = async () => (await site.visit('/allNotices')).payload
const statusOf = async (to: string) => (await site.visit(to)).statusCode

async function expectRecovered(title: string): Promise<void> {
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  expect((await publish(title)).statusCode).toBe(201)
  expect(await notices()).toContain(title)
}

describe('A SQLite file', () => {
  let file: string
  beforeAll(async () => {
    storage = await makeTestStorage('SQLite')
    file = path.join(storage.dataDir, 'pathshala.sqlite')
    site = await startSite(storage.environment)
    expect((await publish('আগের')).statusCode).toBe(201)
  })
  afterAll(() => storage.remove())

  it('that another program locks for longer than a write waits can still be read', async () => {
    const other = new SQLite(file)
    other.exec('begin immediate')
    const writing = publish('খ')
    let visits = 0
    for (; await Promise.race([writing.then(() => false), pause(20, true)]); visits += 1) {
      expect(await notices()).toContain('আগের')
    }
    expect(visits).toBeGreaterThan(5)
    expectFault(await writing, 'database-busy')
    other.exec('rollback')
    other.close()
    await expectRecovered('তালা খুলেছে')
  })

  it('that another program locks for a moment delays sign-in and sign-out, which then succeed', async () => {
    const { token } = (await site.signIn()).json<{ token: string }>()
    const other = new SQLite(file)
    other.exec('begin immediate')
    const headers = { authorization: `Bearer ${token}` }
    const coming = site.signIn()
    const going = site.ask('/api/admin/logout', { method: 'POST', headers })
    await pause(700)
    other.exec('rollback')
    other.close()
    expect((await coming).statusCode).toBe(200)
    expect((await going).statusCode).toBe(204)
  })

  it('that is removed gets no more writes, because it would lose them', async () => {
    const aside = `${file}.aside`
    renameSync(file, aside)
    expectFault(await publish('হারানো'), 'database-away')
    expectFault(await site.signIn(), 'database-away')
    expect(await notices()).toContain('আগের')
    expect((await site.visit('/readyz')).json()).toMatchObject({ database: 'failing' })
    renameSync(aside, file)
    await expectRecovered('ফিরে এসেছে')
    expect(await notices()).not.toContain('হারানো')
  })

  it('that replaces the old file is used only after the old -wal file is removed', async () => {
    const copy = `${file}.copy`
    const backup = new SQLite(file)
    await backup.backup(copy)
    backup.close()
    expect((await publish('কপির পরে')).statusCode).toBe(201)
    copyFileSync(copy, `${file}.next`)
    renameSync(`${file}.next`, file)
    // The -wal file belongs to the previous database.
    expectFault(await publish('মিশ্রণ'), 'database-away')
    for (const end of ['-wal', '-shm']) rmSync(file + end)
    await expectRecovered('কপিতে')
    expect(await notices()).not.toContain('কপির পরে')
  })

  it.each([
    ['a file that is not a database', (there: string) => writeFileSync(there, 'x'.repeat(10_000))],
    [
      'a database of another program',
      (there: string) => new SQLite(there).exec('create table x (y)').close(),
    ],
  ])('that is replaced by %s gets no writes until it is back', async (what, put) => {
    const aside = `${file}.aside`
    for (const end of ['', '-wal', '-shm']) renameSync(file + end, aside + end)
    put(file)
    expectFault(await publish('অন্যের'), 'database-away')
    expect(await notices()).toContain('কপিতে')
    for (const end of ['', '-wal', '-shm']) renameSync(aside + end, file + end)
    await expectRecovered(`নিজের, পরে ${what}`)
  })

  it('is logged once for each failure', async () => {
    expect(await faultsLogged(site)).toEqual([
      { fault: 'database-busy' },
      { fault: 'database-away' },
    ])
  })
})

describe('A PostgreSQL server', () => {
  let proxy: Awaited<ReturnType<typeof startTcpProxy>>
  let other: Client
  let watcher: Client
  beforeAll(async () => {
    storage = await makeTestStorage('PostgreSQL')
    const direct = new URL(storage.environment['DATABASE_URL']!)
    proxy = await startTcpProxy({ host: direct.hostname, port: Number(direct.port) })
    const options = { connectionString: String(direct), application_name: 'test' }
    other = new Client(options)
    watcher = new Client(options)
    await Promise.all([other.connect(), watcher.connect()])
    const url = new URL(direct)
    url.port = String(proxy.port)
    site = await startSite({ ...storage.environment, DATABASE_URL: String(url) })
    expect((await publish('আগের')).statusCode).toBe(201)
  })
  afterEach(async () => {
    await other.query('rollback')
  })
  afterAll(async () => {
    await Promise.all([other.end(), watcher.end()])
    killServers()
    await proxy.disconnect()
    await storage.remove()
  })

  /** A write that waits for a lock of the test, in the middle of its transaction. */
  async function writeHalfWay() {
    await other.query('begin')
    await other.query('update content_version set version = version')
    const writing = publish('অর্ধেক')
    await expect.poll(async () => (await watcher.query(WAITING_FOR_LOCK)).rowCount).toBe(1)
    const end = () => watcher.query(`select pg_terminate_backend(pid) from (${WAITING_FOR_LOCK})`)
    return { writing, end }
  }

  it('that ends a connection during a write fails only that write', async () => {
    const { writing, end } = await writeHalfWay()
    await end()
    expectFault(await writing, 'database-away')
    expect(await statusOf('/allNotices')).toBe(200)
    await other.query('rollback')
    await expectRecovered('আবার')
    expect(await notices()).not.toContain('অর্ধেক')
  })

  it('that ends all idle connections causes no failure', async () => {
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name <> 'test'`,
    )
    await expectRecovered('নতুন সংযোগ')
  })

  it('that fails during a write is reported, and is used as soon as it is back', async () => {
    const { writing } = await writeHalfWay()
    await proxy.disconnect()
    expectFault(await writing, 'database-away')
    const page = await expectStatus(503, site.visit('/allNotices'))
    expect(page.payload).toContain('Failed to fetch notices. Please try again later.')
    expect(page.headers['retry-after']).toBe('60')
    const list = await site.visit('/api/notices')
    expectFault(list, 'database-away')
    expect(list.json<{ message: string }>().message).not.toMatch(/change/)
    expectFault(await publish('হারানো'), 'database-away')
    expectFault(await site.signIn(), 'database-away')
    const office = await expectStatus(503, site.office('/admin/dashboard'))
    expect(office.payload).toContain(errorsBn['database-away-read'])
    const ready = await expectStatus(503, site.visit('/readyz'))
    expect(ready.headers['retry-after']).toBe('60')
    expect(ready.json()).toMatchObject({
      database: 'failing',
      reason: 'The server cannot use its database.',
    })
    expect(await statusOf('/healthz')).toBe(200)
    await other.query('rollback')
    await proxy.reconnect()
    await expectRecovered('ফিরে এসেছে')
    expect(await notices()).not.toContain('হারানো')
    expect(await faultsLogged(site)).toEqual([{ fault: 'database-away' }])
  })
})

describe('A bucket', () => {
  it('that fails is reported, removes no notice from the list, and is used again when it is back', async () => {
    storage = await makeTestStorage('SQLite')
    const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bucket-'))
    const bucket = new S3rver({
      port: 0,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'school-files', configs: [] }],
    })
    const { port } = await bucket.run()
    const proxy = await startTcpProxy({ host: '127.0.0.1', port })
    site = await startSite({
      ...storage.environment,
      FILES_URL: 's3://school-files',
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    })
    const { filePath } = (await publish('আগের')).json<{ filePath: string }>()
    await proxy.disconnect()
    expectFault(await publish('হারানো'), 'files-away')
    expectFault(await site.visit(`/${filePath}`), 'files-away')
    for (const to of ['/', '/photo-gallery', '/search?q=x'])
      expect(await statusOf(to), to).toBe(200)
    expect((await site.signIn()).statusCode).toBe(200)
    expect((await site.office('/admin/dashboard')).statusCode).toBe(200)
    expect(await notices()).toContain('আগের')
    expect((await site.visit('/readyz')).json()).toMatchObject({
      database: 'ok',
      files: 'failing',
      reason: 'The server cannot reach its file storage.',
    })
    await proxy.reconnect()
    await expectRecovered('ফিরে এসেছে')
    expect(await statusOf(`/${filePath}`)).toBe(200)
    expect(await notices()).not.toContain('হারানো')
    expect(await faultsLogged(site)).toEqual([{ fault: 'files-away' }])
    await proxy.disconnect()
    await bucket.close()
    await storage.remove()
    await rm(folder, { recursive: true, force: true })
  })

  it('that accepts and never answers holds no call for long', { timeout: 120_000 }, async () => {
    storage = await makeTestStorage('SQLite')
    const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bucket-'))
    const bucket = new S3rver({
      port: 0,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'school-files', configs: [] }],
    })
    const proxy = await startTcpProxy({ host: '127.0.0.1', port: (await bucket.run()).port })
    site = await startSite({
      ...storage.environment,
      FILES_URL: 's3://school-files',
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    })
    const { filePath } = (await publish('আগের')).json<{ filePath: string }>()
    proxy.hold(true)
    const late = new Promise<'late'>((resolve) => void setTimeout(resolve, 45_000, 'late').unref())
    const calls = [
      site.visit('/readyz'),
      site.visit(`/${filePath}`),
      publish('হারানো'),
      site.visit('/allNotices'),
    ]
    const answers = await Promise.race([Promise.all(calls), late])
    if (answers === 'late') throw new Error('A call waits for the bucket.')
    const [ready, file, published, list] = answers
    expect(ready!.json()).toMatchObject({
      database: 'ok',
      files: 'failing',
      reason: 'The server cannot reach its file storage.',
    })
    expectFault(file!, 'files-away')
    expectFault(published!, 'files-away')
    expect(list!.payload).toContain('আগের')
    proxy.hold(false)
    await expectRecovered('ফিরে এসেছে')
    expect(await statusOf(`/${filePath}`)).toBe(200)
    await proxy.disconnect()
    await bucket.close()
    await storage.remove()
    await rm(folder, { recursive: true, force: true })
  })
})
