import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { register } from 'prom-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeBackup } from '#src/backup/make-backup.ts'
import { restoreBackup } from '#src/backup/restore.ts'
import { connect } from '#src/database/connect.ts'
import { EXPORT_FORMATS, EXPORT_KEYS, exportUrl } from '#src/content.ts'
import type { NewFollower } from '#src/features/following/schema.ts'
import { createStores } from '#src/school/stores.ts'
import { buildApp } from '#src/server/app.ts'
import { serializers } from '#src/server/log.ts'
import { readProcessSettings } from '#src/base/settings.ts'
import { ALL_CALLS } from './access/all-calls.ts'
import { bearer, probe } from './access/probe.ts'
import { openTarget, readEntries } from './archives.ts'
import { describeOnBothDatabases, openTestSite, TEST_APP, type TestSite } from './build-app.ts'
import { newFollower } from './made-follower.ts'

const PUBLIC_URL = 'https://school.example'

describeOnBothDatabases('A follower', (kind) => {
  let folder: string
  let site: TestSite
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pathshala-following-'))
    site = await openTestSite(kind, { PUBLIC_URL })
  })
  afterEach(async () => {
    await site.close()
    await rm(folder, { recursive: true, force: true })
  })

  const follow = async (follower: NewFollower) => {
    const payload = follower
    const answer = await site.request({ method: 'POST', url: '/api/follow', payload })
    expect(answer.statusCode, answer.payload).toBe(201)
  }
  const unfollow = ({ subscription: { endpoint } }: NewFollower) =>
    site.request({ method: 'DELETE', url: '/api/follow', payload: { endpoint } })
  const backUp = async (): Promise<string> => {
    const archive = path.join(folder, `${randomUUID()}.tar.gz`)
    await makeBackup(site.services.settings, site.services.fileStore, archive)
    return archive
  }
  /** The text of all rows of an archive. */
  const textOf = async (archive: string) =>
    (await readEntries(archive)).map(({ body }) => body.toString()).join('\n')
  /** A message for a follower that waits for its time. */
  const addWaiting = async (subscriptionId: string) => {
    const { database } = site.services
    const now = new Date().toISOString()
    const message = {
      id: randomUUID(),
      kind: 'notices',
      recordId: randomUUID(),
      reason: 'published',
      state: 'waiting',
      createdAt: now,
      sentAt: null,
      title: '',
      sentCount: 0,
      failedCount: 0,
      goneCount: 0,
    } as const
    await database.insertInto('pushMessage').values(message).execute()
    await database
      .insertInto('pushDelivery')
      .values({
        id: randomUUID(),
        messageId: message.id,
        subscriptionId,
        webhookId: null,
        dueAt: now,
        attempts: 0,
      })
      .execute()
  }

  it('is still there after a restore, with the same key of the school, and nothing is sent', async () => {
    const follower = newFollower()
    await follow(follower)
    const { following } = site.services.stores
    const key = await following.key()
    const stored = (await following.find(follower.subscription.endpoint))!
    await addWaiting(stored.id)
    const archive = await backUp()

    const target = await openTarget(kind)
    await restoreBackup(archive, target.settings, target.store, false)
    const restored = await connect(target.settings)
    const stores = createStores(restored, 'Asia/Dhaka')
    expect(await stores.following.key()).toEqual(key)
    expect(await stores.following.find(follower.subscription.endpoint)).toEqual(stored)
    const messages = restored.selectFrom('pushMessage').select(['reason', 'state']).orderBy('id')
    expect(await messages.execute()).toContainEqual({ reason: 'welcome', state: 'withdrawn' })
    expect(new Set((await messages.execute()).map(({ state }) => state))).toEqual(
      new Set(['withdrawn']),
    )
    expect(await restored.selectFrom('pushDelivery').selectAll().execute()).toEqual([])
    await restored.destroy()
    await target.remove()
  })

  it('that stops is in no later backup and in no row of the database', async () => {
    const [gone, staying] = [newFollower(), newFollower()]
    await follow(gone)
    await follow(staying)
    const { endpoint, keys } = gone.subscription
    expect(await textOf(await backUp())).toContain(endpoint)
    await unfollow(gone)
    const text = await textOf(await backUp())
    expect(text).toContain(staying.subscription.endpoint)
    for (const secret of [endpoint, keys.p256dh, keys.auth]) expect(text).not.toContain(secret)
    if (kind === 'PostgreSQL') return
    await sql`vacuum`.execute(site.services.database)
    await sql`pragma wal_checkpoint(truncate)`.execute(site.services.database)
    const names = (await readdir(site.dataDir)).filter((name) =>
      name.startsWith('pathshala.sqlite'),
    )
    const bytes = await Promise.all(names.map((name) => readFile(path.join(site.dataDir, name))))
    const found = (secret: string) => bytes.some((one) => one.includes(secret))
    expect(found(staying.subscription.endpoint)).toBe(true)
    for (const secret of [endpoint, keys.p256dh, keys.auth]) expect(found(secret)).toBe(false)
  })

  it('is named by no log, metric, history, export or call of the office', async () => {
    let log = ''
    const stream = new Writable({
      write(chunk, _encoding, done) {
        log += String(chunk)
        done()
      },
    })
    const settings = readProcessSettings({ READING: 'off', METRICS_PORT: '9', TRUST_PROXY: 'on' })
    const logger = { level: 'trace', serializers, stream }
    const schoolAt = () => site.services
    const app = await buildApp({ ...TEST_APP, settings, schoolAt, logger })
    const [follower, later] = [newFollower(), newFollower()]
    let lastHost = 0
    const send = (
      method: 'POST' | 'PUT' | 'DELETE',
      url: string,
      payload: object,
      headers = {},
    ) => {
      lastHost += 1
      const from = { 'x-forwarded-for': `198.51.100.${lastHost}` }
      return app.inject({ method, url, payload, headers: { ...from, ...headers } })
    }
    const answers: string[] = []
    const { endpoint } = follower.subscription
    const unknown = { ...follower.subscription, endpoint: `https://evil.example/${randomUUID()}` }
    const oldEndpoint = endpoint
    const broken = { ...follower.subscription, keys: { p256dh: 'x', auth: 'x' } }
    for (const [method, url, body, headers] of [
      ['POST', '/api/follow', follower],
      ['POST', '/api/follow', follower],
      ['POST', '/api/follow', { ...follower, subscription: unknown }],
      ['POST', '/api/follow', { ...follower, subscription: broken }],
      ['POST', '/api/follow', follower, { origin: 'https://evil.example' }],
      ['POST', '/api/follow', { ...follower, more: 'x'.repeat(5000) }],
      ['POST', '/api/follow/find', { endpoint }],
      ['PUT', '/api/follow', { oldEndpoint, subscription: later.subscription }],
      ['PUT', '/api/follow', { oldEndpoint, subscription: follower.subscription }],
    ] as const) {
      const answer = await send(method, url, body, headers)
      answers.push(`${answer.statusCode} ${answer.payload}`)
    }
    expect(answers.map((answer) => Number(answer.slice(0, 3)))).toEqual([
      201, 200, 400, 400, 403, 413, 200, 200, 404,
    ])
    // The database refuses: PostgreSQL repeats the row in its error.
    const other = newFollower()
    await (
      kind === 'SQLite'
        ? sql`create trigger refuse before insert on push_subscription begin select raise(abort, 'refused'); end`
        : sql`alter table push_subscription add constraint refuse check (language = 'en') not valid`
    ).execute(site.services.database)
    expect((await send('POST', '/api/follow', other)).statusCode).toBe(500)

    const admin = await site.signIn('admin')
    const reads = ALL_CALLS.filter((call) => call.startsWith('GET /api'))
    for (const call of reads) answers.push((await probe(app, call, bearer(admin))).payload)
    for (const key of EXPORT_KEYS)
      for (const format of EXPORT_FORMATS) {
        const answer = await app.inject({ url: exportUrl(key, format), headers: bearer(admin) })
        answers.push(answer.rawPayload.toString('latin1'))
      }
    const metrics = await register.metrics()
    await app.close()
    register.clear()
    expect(log.match(/"msg":"request completed"/g)!.length).toBeGreaterThan(30)
    expect(metrics).toContain('http_requests_total')

    const phones = [follower.subscription, later.subscription, other.subscription, unknown]
    const secrets = phones.flatMap(({ endpoint: address, keys }) => [
      address,
      path.basename(address),
      keys.p256dh,
      keys.auth,
    ])
    for (const text of [log, metrics, ...answers])
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })
})
