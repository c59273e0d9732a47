// @module-tag rest

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import path from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { newId } from '#src/base/new-id.ts'
import type { DocumentKind } from '#src/content.ts'
import { type OpenSchool, openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { type DatabaseKind, makeTestStorage, TEST_PASSWORD } from './build-app.ts'
import { type FakePush, startFakePush } from './fake-push.ts'
import { findFreePort } from './free-port.ts'
import { killServers, type ServerProcess, startServer } from './server-process.ts'

const PHONES = 400
/** As many messages are on their way at once. */
const AT_ONCE = 50
/** The claim of a killed process ends after a minute. */
const CLAIM_MS = 90_000

afterAll(killServers)

let push: FakePush
let school: OpenSchool
let storage: Awaited<ReturnType<typeof makeTestStorage>>
let settings: Record<string, string>

async function openWithoutMessages(database: DatabaseKind): Promise<void> {
  push = await startFakePush({ answerMs: 150 })
  storage = await makeTestStorage(database)
  settings = {
    ...storage.environment,
    PUBLIC_URL: 'https://school.example',
    PUSH_HOSTS: push.host,
    ADMIN_PASSWORD: TEST_PASSWORD,
    NODE_EXTRA_CA_CERTS: push.certificateFile,
  }
  school = await openSchool(readSchoolSettings(settings))
  await school.stores.following.key()
}

function addPhone(kinds: DocumentKind[] = []): Promise<string> {
  const { endpoint, keys } = push.subscribe()
  return school.stores.following.add({
    subscription: { endpoint, keys },
    wants: { closures: true, kinds, topics: [], shift: null },
    language: 'bn',
  })
}

/** A site with a message for each phone, which is due when a server starts. */
async function open(database: DatabaseKind): Promise<void> {
  await openWithoutMessages(database)
  const { database: rows } = school
  const messageId = newId()
  const createdAt = new Date().toISOString()
  await rows
    .insertInto('pushMessage')
    .values({
      id: messageId,
      kind: 'following',
      recordId: '',
      reason: 'test',
      state: 'waiting',
      createdAt,
      sentAt: null,
      title: '',
      sentCount: 0,
      failedCount: 0,
      goneCount: 0,
    })
    .execute()
  for (let count = 0; count < PHONES; count += 1) {
    const subscriptionId = await addPhone()
    const delivery = { messageId, subscriptionId, webhookId: null, dueAt: createdAt, attempts: 0 }
    await rows
      .insertInto('pushDelivery')
      .values({ id: newId(), ...delivery })
      .execute()
  }
}
afterEach(async () => {
  expect(push.faults).toEqual([])
  killServers()
  await school.close()
  await storage.remove()
  await push.close()
})

const start = (more: Record<string, string> = {}) => startServer({ ...settings, ...more })
const reached = () => new Set(push.received.map(({ id }) => id)).size
const countWaiting = async () =>
  (await school.database.selectFrom('pushDelivery').select('id').execute()).length
const countSent = async () =>
  (await school.database.selectFrom('pushMessage').select('sentCount').executeTakeFirstOrThrow())
    .sentCount

async function untilSomeAreSent(): Promise<void> {
  await expect.poll(reached, { interval: 5 }).toBeGreaterThan(PHONES / 4)
}

async function untilAllIsSent(): Promise<void> {
  await expect.poll(countWaiting, { timeout: 10 * CLAIM_MS, interval: 100 }).toBe(0)
  expect(reached()).toBe(PHONES)
}

/** The processes that this server has started. */
async function childrenOf({ pid }: ServerProcess): Promise<number[]> {
  const children: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    if (stat.replace(/^.*\) /s, '').split(' ')[1] === String(pid)) children.push(Number(name))
  }
  return children
}

it.runIf(process.platform === 'linux')(
  'after kill -9 of every process, all phones get the message, and at most 50 get it twice',
  async () => {
    await open('SQLite')
    const first = start()
    await untilSomeAreSent()
    const [sender] = await childrenOf(first)
    process.kill(sender!, 'SIGKILL')
    await first.end('SIGKILL')
    expect(reached()).toBeLessThan(PHONES)
    const second = start()
    await second.url()
    await untilAllIsSent()
    expect(push.received.length - PHONES).toBeLessThanOrEqual(AT_ONCE)
    // It ends when nothing is due.
    await expect.poll(() => childrenOf(second)).toEqual([])
  },
)

it('a server that ends finishes what is on its way, and the next one sends the rest once', async () => {
  await open('SQLite')
  const first = start()
  await untilSomeAreSent()
  const { code } = await first.end('SIGTERM')
  expect(code).toBe(0)
  expect(await countSent()).toBe(push.received.length)
  expect(push.received.length).toBeLessThan(PHONES)
  start()
  await untilAllIsSent()
  expect(push.received).toHaveLength(PHONES)
})

it('two machines with several processes send each message once', async () => {
  await open('PostgreSQL')
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-second-'))
  start({ WORKERS: '2' })
  start({ WORKERS: '2', DATA_DIR: folder })
  await untilAllIsSent()
  expect(push.received).toHaveLength(PHONES)
  await rm(folder, { recursive: true, force: true })
})

it('kill -9 while many notices are deleted and called back leaves all of it or nothing', async () => {
  const NOTICES = 60
  const TOLD = 20
  await openWithoutMessages('SQLite')
  const phones: string[] = []
  while (phones.length < TOLD) phones.push(await addPhone(['notices']))
  const reachedAt = new Date().toISOString()
  await school.database.updateTable('pushSubscription').set({ reachedAt }).execute()
  const ids: string[] = []
  while (ids.length < NOTICES) ids.push(await addToldNotice(phones))
  const count = async (table: 'binEntry' | 'pushMessage' | 'pushDelivery') => {
    const rows = school.database.selectFrom(table).select('id')
    const wanted = table === 'pushMessage' ? rows.where('reason', '=', 'correction') : rows
    return (await wanted.execute()).length
  }
  const counts = async () => [
    await count('binEntry'),
    await count('pushMessage'),
    await count('pushDelivery'),
  ]
  const nothing = [0, 0, 0]
  const all = [NOTICES, NOTICES, NOTICES * TOLD]
  /** Starts a server and signs in. `send` deletes the notices. */
  const begin = async () => {
    const port = await findFreePort()
    const server = start({ PORT: String(port) })
    // What it prints is the public address.
    await server.url()
    const url = `http://127.0.0.1:${port}`
    const json = { 'content-type': 'application/json' }
    const credentials = { username: 'admin', password: TEST_PASSWORD }
    const signIn = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(credentials),
    })
    const { token } = (await signIn.json()) as { token: string }
    const send = () =>
      fetch(`${url}/api/notices/many`, {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${token}`, 'idempotency-key': 'many' },
        body: JSON.stringify({ ids, act: 'remove', notifyOfMistake: true }),
      })
    return { server, send }
  }
  for (const delayMs of [5, 20, 50, 100]) {
    const { server, send } = await begin()
    send().catch(() => undefined)
    await setTimeout(delayMs)
    await server.end('SIGKILL')
    expect([nothing, all]).toContainEqual(await counts())
  }
  const { send } = await begin()
  expect(await (await send()).json()).toEqual({ changed: NOTICES })
  expect(await (await send()).json()).toEqual({ changed: NOTICES })
  expect(await counts()).toEqual(all)
})

/** A notice whose message these phones have got. */
async function addToldNotice(phones: string[]): Promise<string> {
  const { _id: recordId } = await school.write(({ notices }) =>
    notices.create({ title: 'ভুল', text: 'ক' }),
  )
  const at = new Date().toISOString()
  const messageId = newId()
  await school.database
    .insertInto('pushMessage')
    .values({
      id: messageId,
      kind: 'notices',
      recordId,
      reason: 'published',
      state: 'sent',
      title: 'ভুল',
      createdAt: at,
      sentAt: at,
      sentCount: phones.length,
      failedCount: 0,
      goneCount: 0,
    })
    .execute()
  return recordId
}
