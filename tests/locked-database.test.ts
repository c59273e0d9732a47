// @module-tag rest

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { SQLITE_FILE_NAME } from '#src/database/connect.ts'
import { signedInSite } from './build-app.ts'
import { expectProblem } from './scenarios.ts'

/** Takes the write lock, reports it, and holds it until the process is killed. */
const KEEP_LOCK = `
  import SQLite from 'better-sqlite3'
  new SQLite(process.argv[1]).exec('begin immediate')
  console.log('locked')
  setInterval(() => {}, 1000)`

describe('While another process has the write lock of the SQLite file', () => {
  const site = signedInSite('SQLite', {}, 'admin')
  let otherProcess: ChildProcess | undefined
  afterEach(() => release())

  async function lock(): Promise<void> {
    const file = path.join(site.dataDir, SQLITE_FILE_NAME)
    otherProcess = spawn(process.execPath, ['--input-type=module', '--eval', KEEP_LOCK, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(otherProcess.stdout!, 'data')
  }

  async function release(): Promise<void> {
    if (!otherProcess || otherProcess.signalCode) return
    const ended = once(otherProcess, 'exit')
    otherProcess.kill('SIGKILL')
    await ended
  }

  /** One write of each type: content, accounts, and a single statement without a transaction. */
  const WRITES = {
    site: () => site.call('PUT /api/site', { place: 'ঢাকা' }),
    account: () =>
      site.call('POST /api/admin/accounts', {
        username: 'rahima',
        password: 'a long test password',
        role: 'editor',
      }),
    signIn: () =>
      site.request({
        method: 'POST',
        url: '/api/admin/login',
        payload: { username: 'nobody', password: 'wrong' },
      }),
  }

  it('pages are served before queued writes, which succeed after the release', async () => {
    await lock()
    let settled = 0
    const writes = Array.from({ length: 20 }, (_, index) =>
      site.call('PUT /api/site', { eiin: `${index}` }).finally(() => (settled += 1)),
    )
    // All of them are now waiting for the lock.
    await setImmediate()
    for (let number = 0; number < 20; number += 1) {
      for (const url of [`/allNotices?q=${number}`, '/api/notices', '/readyz']) {
        expect((await site.request({ url })).statusCode, url).toBe(200)
      }
      expect(settled).toBe(0)
    }
    await release()
    for (const { statusCode } of await Promise.all(writes)) expect(statusCode).toBe(200)
  })

  it.each(Object.entries(WRITES))('a write of %s waits for the lock', async (name, write) => {
    const unlocked = (await WRITES.signIn()).statusCode
    await lock()
    const pending = write()
    expect((await site.request({ url: `/allnews?q=${name}` })).statusCode).toBe(200)
    await release()
    const { statusCode } = await pending
    expect(statusCode).toBe({ site: 200, account: 201, signIn: unlocked }[name])
  })

  it('a write that waits too long is refused with a sentence', async () => {
    const before = await site.services.stores.findContentVersion()
    await lock()
    const answers = await Promise.all(
      [WRITES.site, WRITES.account, WRITES.signIn].map((write) => write()),
    )
    for (const answer of answers) {
      const problem = expectProblem(answer, 503)
      expect(problem.code).toBe('database-busy')
      expect(answer.headers['retry-after']).toBe('60')
    }
    expect(await site.services.stores.findContentVersion()).toEqual(before)
  })
})
