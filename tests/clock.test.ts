import { glob, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isNightlyDue, makeNightlyBackup } from '#src/backup/nightly.ts'
import { changeBackupState, readBackupState } from '#src/backup/state/state.ts'
import {
  canDeleteByAge,
  describeClockJump,
  isClockInDoubt,
  nowMs,
  timeNow,
  watchClock,
} from '#src/base/clock.ts'
import { CHORES } from '#src/school/chores.ts'
import { findLastChange } from '#src/school/last-change.ts'
import { dayAt } from '#src/words/format.ts'
import {
  describeOnBothDatabases,
  openTestSite,
  storedFile,
  TEST_PASSWORD,
  type TestSite,
} from './build-app.ts'
import { addUnreached, newFollower } from './made-follower.ts'
import { info } from './records.ts'
import { codeOf, turnOnTwoStep } from './two-step.ts'

const START = Date.UTC(2026, 10, 22, 6)
const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const iso = (days = 0) => new Date(Date.now() + days * DAY_MS).toISOString()
/** Time passes; the server looks at its clock. */
const pass = (ms: number) => {
  vi.advanceTimersByTime(ms)
  return nowMs()
}
/** Somebody sets the machine's clock; the server looks at it. */
const jump = (days: number) => {
  vi.setSystemTime(Date.now() + days * DAY_MS)
  return nowMs()
}
/** The clock stays there, so that the server takes it over. */
const jumpAndStay = (days: number) => {
  jump(days)
  pass(MINUTE_MS)
}

describeOnBothDatabases('When the clock jumps,', (database) => {
  let site: TestSite
  let log: string[]
  let endWatch: () => void
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: START })
    site = await openTestSite(database)
    log = []
    startAgain()
    pass(HOUR_MS)
  })
  afterEach(async () => {
    endWatch()
    await site.close()
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  const startAgain = (lastChangeAt: string | null = null) => {
    endWatch?.()
    endWatch = watchClock(lastChangeAt, (one) => log.push(describeClockJump(one, 'Asia/Dhaka')))
  }
  const runChore = async (name: string) => {
    const chore = CHORES.find((one) => one.name === name)!
    await chore.run(site.services, new AbortController().signal)
  }
  const readiness = async () =>
    (await site.request({ url: '/readyz' })).json<{ backup: string; clock: string }>()
  const overview = async (as: string) =>
    (await site.request({ url: '/api/admin/overview', as })).json()
  const isDue = async () => {
    const { dataDir, timeZone } = site.services.settings
    return isNightlyDue(await readBackupState(dataDir), timeNow(), timeZone)
  }
  const makeBackup = () => makeNightlyBackup(site.services.settings, site.services.fileStore)
  const nightlyNames = async () =>
    (await readdir(path.join(site.dataDir, 'backups'))).filter((name) => name.endsWith('.tar.gz'))
  const deleteNotice = () =>
    site.services.write(async ({ notices, bin }) => {
      const notice = await notices.create({ title: 'ক', file: storedFile() })
      await bin.add('notices', notice, (await notices.remove(notice._id))!)
    })
  const countBin = async () => (await site.services.stores.bin.list()).length
  const countReplaced = async () =>
    (await site.services.database.selectFrom('replacedFile').select('name').execute()).length
  const signIn = (username: string, more: object = {}, remoteAddress = '192.0.2.1') =>
    site.request({
      method: 'POST',
      url: '/api/admin/login',
      remoteAddress,
      payload: { username, password: TEST_PASSWORD, ...more },
    })
  const newAccount = async () =>
    (await site.services.stores.accounts.findSession(await site.signIn('admin')))!.account

  it('ignores a backup dated in the future', async () => {
    jumpAndStay(400)
    await makeBackup()
    expect((await readiness()).backup).toMatch(/^the last proven backup/)
    jumpAndStay(-400)
    expect(await isDue()).toBe(true)
    expect((await readiness()).backup).toMatch(/^never/)
    const token = await site.signIn()
    const lastBackup = { provenAt: null, isOld: true, hasFailedSince: false }
    expect(await overview(token)).toMatchObject({ lastBackup })
    const failure = { at: iso(), message: 'the disk is full' }
    await changeBackupState(site.dataDir, { lastFailure: failure })
    expect(await overview(token)).toMatchObject({ lastBackup: { hasFailedSince: true } })

    pass(DAY_MS)
    expect(await isDue()).toBe(true)
    await makeBackup()
    expect(await isDue()).toBe(false)
    expect((await readiness()).backup).toMatch(/^the last proven backup/)
    expect(await overview(token)).toMatchObject({ lastBackup: { isOld: false } })
  })

  it('a failed backup dated in the future does not delay the next backup', async () => {
    await changeBackupState(site.dataDir, { lastFailure: { at: iso(400), message: '' } })
    expect(await isDue()).toBe(true)
    expect((await readiness()).backup).not.toMatch(/failed/)
  })

  it('a jump forward makes a backup due and removes no backup', async () => {
    await makeBackup()
    jumpAndStay(31)
    expect(await isDue()).toBe(true)
    await makeBackup()
    expect(await nightlyNames()).toHaveLength(2)
  })

  it('backups dated in the future stay, and count against no retention limit', async () => {
    const folder = path.join(site.dataDir, 'backups')
    await mkdir(folder)
    const days = Array.from({ length: 9 }, (_, day) => `nightly-2027-12-0${day + 1}-0230.tar.gz`)
    for (const name of days) await writeFile(path.join(folder, name), '')
    const { file } = await makeBackup()
    expect(await nightlyNames()).toEqual(expect.arrayContaining([path.basename(file), ...days]))
  })

  it('a code used in the future does not block the correct code, which works only once', async () => {
    const { _id, username } = await newAccount()
    const secret = await turnOnTwoStep(site.services, _id)
    jumpAndStay(1)
    expect((await signIn(username, { code: codeOf(secret) })).statusCode).toBe(200)
    jumpAndStay(-1)
    const code = codeOf(secret)
    expect((await signIn(username, { code })).statusCode).toBe(200)
    expect((await signIn(username, { code })).statusCode).toBe(401)
    jumpAndStay(31)
    expect((await signIn(username, { code: codeOf(secret) })).statusCode).toBe(200)
  })

  it('failures dated in the future lock nobody out, and a jump forward ends a lock', async () => {
    const { username } = await newAccount()
    const failTenTimes = async (address: string) => {
      for (let index = 0; index < 10; index += 1) {
        await signIn(username, { password: 'wrong' }, address)
      }
      expect((await signIn(username, {}, address)).statusCode).toBe(429)
    }
    jumpAndStay(1)
    await failTenTimes('192.0.2.2')
    jumpAndStay(-1)
    expect((await signIn(username, {}, '192.0.2.2')).statusCode).toBe(200)
    await failTenTimes('192.0.2.3')
    pass(DAY_MS)
    expect((await signIn(username, {}, '192.0.2.3')).statusCode).toBe(200)
  })

  it('calls of followers dated in the future no longer count, and a jump forward ends the limit', async () => {
    const find = (remoteAddress: string) =>
      site.request({
        method: 'POST',
        url: '/api/follow/find',
        remoteAddress,
        payload: { endpoint: 'x' },
      })
    const callTwentyTimes = async (address: string) => {
      for (let index = 0; index < 20; index += 1) expect((await find(address)).statusCode).toBe(404)
      expect((await find(address)).statusCode).toBe(429)
    }
    jumpAndStay(1)
    await callTwentyTimes('192.0.2.4')
    jumpAndStay(-1)
    expect((await find('192.0.2.4')).statusCode).toBe(404)
    await callTwentyTimes('192.0.2.5')
    pass(HOUR_MS)
    await runChore('calls of followers')
    const rows = () => site.services.database.selectFrom('followCalls').selectAll().execute()
    expect(await rows()).toEqual([])
    expect((await find('192.0.2.5')).statusCode).toBe(404)
  })

  it('no phone is removed for failures of a clock ahead, and one of two real days is', async () => {
    const { database: rows } = site.services
    const ids = async () =>
      (await rows.selectFrom('pushSubscription').select('id').execute()).length
    jumpAndStay(1)
    await addUnreached(site, iso())
    jumpAndStay(-1)
    pass(DAY_MS)
    await runChore('phones that fail')
    expect(await ids()).toBe(1)
    jumpAndStay(30)
    await runChore('phones that fail')
    expect(await ids()).toBe(1)
    jumpAndStay(-30)
    pass(3 * DAY_MS)
    await runChore('phones that fail')
    expect(await ids()).toBe(0)
  })

  it('messages that a clock ahead has announced, claimed or postponed are due when it is back', async () => {
    const { database: rows, stores } = site.services
    const { _id: recordId } = await site.services.write(({ notices }) =>
      notices.create({ title: 'ক' }),
    )
    const subscriptionId = await stores.following.add(newFollower())
    const announce = (id: string) =>
      stores.outbox.announceDocument(
        { kind: 'notices', recordId: id, topic: null, reason: 'published' },
        'Asia/Dhaka',
      )
    const nextTime = async () => (await stores.deliveries.findNextTime())!
    const bringForward = () => runChore('due times of messages')
    await announce(recordId)
    jumpAndStay(400)
    // A forward jump makes it due, and this process is killed while it sends.
    expect((await nextTime()) < iso()).toBe(true)
    await stores.deliveries.claim(iso(), iso(1))
    await announce('another')
    await stores.outbox.test(subscriptionId)
    jump(-400)
    await bringForward()
    expect((await nextTime()) > iso(300)).toBe(true)
    pass(MINUTE_MS)
    await bringForward()
    const due = await rows.selectFrom('pushDelivery').select('dueAt').execute()
    expect(due.map(({ dueAt }) => dueAt)).toEqual([iso(), iso(), iso()])
    await rows.deleteFrom('pushMessage').execute()
    // What waits for a good reason still waits.
    const from = dayAt(new Date(iso(90)), 'Asia/Dhaka')
    const closure = { recordId: 'closure', reason: 'closure' as const, from, shifts: [null] }
    await stores.outbox.announceClosure(closure, 'Asia/Dhaka')
    const morning = await nextTime()
    await bringForward()
    expect(await nextTime()).toBe(morning)
    expect(morning > iso(80)).toBe(true)
  })

  it('no session lives longer than 31 days', async () => {
    const before = await site.signIn()
    jumpAndStay(400)
    const ahead = await site.signIn()
    expect([await isSignedIn(before), await isSignedIn(ahead)]).toEqual([false, true])
    jumpAndStay(-400)
    expect(await isSignedIn(ahead)).toBe(false)
    // A clock that was a few hours ahead does not end a session.
    jumpAndStay(0.25)
    const afternoon = await site.signIn()
    jumpAndStay(-0.25)
    expect(await isSignedIn(afternoon)).toBe(true)
  })

  const isSignedIn = async (as: string) =>
    (await site.request({ url: '/api/admin/me', as })).statusCode === 200

  it.each([
    ['ahead', 365],
    ['behind', -365],
  ])('a clock that is a year %s for three seconds changes nothing', async (_way, days) => {
    const { stores, write } = site.services
    await write(async ({ notices }) => {
      await notices.create({ title: 'ক', publishAt: iso(30) })
      await notices.create({ title: 'খ', endsAt: iso(30), pinnedUntil: iso(20) })
    })
    const token = await site.signIn()
    const { username } = await newAccount()
    await deleteNotice()
    const rows = async () => ({
      documents: await site.services.database
        .selectFrom('document')
        .select(['state', 'publishAt', 'pinnedUntil', 'updatedAt'])
        .orderBy('number')
        .execute(),
      today: (await site.request({ url: '/api/today' })).json().date,
      bin: await stores.bin.list(),
      isDue: await isDue(),
    })
    await makeBackup()
    const before = await rows()
    const run = async () => {
      for (const name of ['schedule', 'bin', 'history', 'sweep', 'idempotency keys', 'backup']) {
        await runChore(name)
      }
    }
    jump(days)
    await run()
    expect(await rows()).toEqual(before)
    expect(await isSignedIn(token)).toBe(true)
    const later = await signIn(username)
    expect(later.statusCode).toBe(200)
    pass(3000)
    jump(-days)
    await run()
    pass(MINUTE_MS)
    await run()
    expect(await rows()).toEqual(before)
    expect(await isSignedIn(token)).toBe(true)
    expect(await isSignedIn(later.json<{ token: string }>().token)).toBe(true)
  })

  it('the school’s time follows after a minute in which the clock is steady', async () => {
    const { stores, write } = site.services
    const { _id } = await write(({ notices }) => notices.create({ title: 'ক', publishAt: iso(1) }))
    const state = async () => {
      await runChore('schedule')
      return (await stores.notices.find(_id))?.state
    }
    jump(1)
    expect(await state()).toBe('scheduled')
    pass(MINUTE_MS - 1)
    expect(await state()).toBe('scheduled')
    expect(nowMs()).toBeLessThan(Date.now() - DAY_MS + HOUR_MS)
    // Another jump, and the minute begins again.
    jump(1)
    pass(MINUTE_MS - 1)
    expect(await state()).toBe('scheduled')
    pass(1)
    expect(nowMs()).toBe(Date.now())
    expect(await state()).toBe('published')
    jumpAndStay(-32)
    expect(nowMs()).toBe(Date.now())
    expect(await state()).toBe('published')
  })

  it('a correction of two seconds counts at once', () => {
    const before = nowMs()
    vi.setSystemTime(Date.now() + 2000)
    expect(nowMs()).toBe(before + 2000)
    expect([isClockInDoubt(), canDeleteByAge()]).toEqual([false, true])
  })

  it('a scheduled notice waits if the clock is behind the last change when the server starts', async () => {
    const { stores, write } = site.services
    const { _id } = await write(async ({ notices, history }) =>
      history.created('notices', await notices.create({ title: 'ক', publishAt: iso(1) })),
    )
    const token = await site.signIn()
    const changedAt = await findLastChange(stores)
    vi.setSystemTime(0)
    startAgain(changedAt)
    expect([nowMs(), isClockInDoubt()]).toEqual([0, true])
    // Does not delete the sessions, which seem to be from the future.
    await site.signIn()
    pass(5000)
    // A time server answers.
    jump((Date.parse(changedAt!) + 2 * DAY_MS) / DAY_MS)
    expect(nowMs()).toBe(Date.now())
    expect(await isSignedIn(token)).toBe(true)
    await runChore('schedule')
    expect((await stores.notices.find(_id))?.state).toBe('scheduled')
    pass(MINUTE_MS)
    await runChore('schedule')
    expect((await stores.notices.find(_id))?.state).toBe('published')
  })

  it.each([
    ['a start', () => startAgain()],
    ['a jump', () => void jump(1 / 24)],
  ])(
    'the server deletes nothing by age within an hour of %s',
    { tags: 'rest' },
    async (_event, happen) => {
      await deleteNotice()
      const headers = { 'idempotency-key': 'a' }
      const request = { method: 'POST', url: '/api/schoolInfo', payload: info, headers } as const
      expect((await site.request({ ...request, as: await site.signIn() })).statusCode).toBe(201)
      await site.services.write(async (transaction) => {
        await transaction.site.update({ logo: storedFile({ area: 'gallery-uploads' }) })
        await transaction.site.update({ logo: null })
      })
      // The sweep is a separate process, which inherits this environment.
      const { dataDir, databaseUrl } = site.services.settings
      vi.stubEnv('DATA_DIR', dataDir)
      if (databaseUrl) vi.stubEnv('DATABASE_URL', databaseUrl)
      const file = path.join(dataDir, 'uploads/a.pdf')
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, '')
      await utimes(file, 0, 0)
      // The sweep keeps files that are older than the database.
      await sql`update kysely_migration set timestamp = ${new Date(0).toISOString()}`.execute(
        site.services.database,
      )
      const count = async () => {
        for (const name of ['bin', 'idempotency keys', 'history', 'sweep']) await runChore(name)
        const answers = site.services.database.selectFrom('idempotentAnswer').select('key')
        return {
          bin: await countBin(),
          answers: (await answers.execute()).length,
          replaced: await countReplaced(),
          files: (await readdir(path.dirname(file))).length,
        }
      }
      vi.advanceTimersByTime(3 * 365 * DAY_MS)
      happen()
      pass(HOUR_MS - 1)
      expect(await count()).toEqual({ bin: 1, answers: 1, replaced: 1, files: 1 })
      pass(1)
      expect(await count()).toEqual({ bin: 0, answers: 0, replaced: 0, files: 0 })
    },
  )

  it.each([
    ['forward', 31, '23 December 2026'],
    ['back', -31, '22 October 2026'],
  ])('a jump %s is reported in the log, in /readyz and to staff', async (_way, days, date) => {
    const token = await site.signIn('editor')
    expect((await readiness()).clock).toBe('ok')
    expect(await overview(token)).toMatchObject({ clockJump: null })
    const from = iso()
    jump(days)
    const to = iso()
    expect((await readiness()).clock).toMatch(/^warning: the clock went from /)
    expect((await readiness()).clock).toContain(`to ${date}`)
    expect(await overview(token)).toMatchObject({ clockJump: { from, to } })
    // The server looks once in a second.
    await expect.poll(() => log).toEqual([expect.stringMatching(/^the clock went from /)])
    pass(HOUR_MS)
    expect((await readiness()).clock).toBe('ok')
    expect(log).toHaveLength(1)
  })

  it('a notice dated in the future is not marked as new for years', async () => {
    await site.services.write(({ notices }) =>
      notices.create({ title: 'ক', file: storedFile(), date: iso(400) }),
    )
    const page = await site.request({ url: '/allNotices' })
    expect(page.payload).toContain('ক')
    expect(page.payload).not.toContain('class="new"')
  })
})

it('only src/base/clock.ts reads the machine’s clock', async () => {
  const browserCode = /\/office\/|\.test\.tsx?$|^src\/base\/clock\.ts$/
  let checked = 0
  for await (const file of glob('{src,packages}/**/*.{ts,tsx}')) {
    if (browserCode.test(file)) continue
    expect(await readFile(file, 'utf8'), file).not.toMatch(/\bDate\.now\b|\bnew Date\(\)/)
    checked += 1
  }
  expect(checked).toBeGreaterThan(300)
})
