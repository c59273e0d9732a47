import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isNightlyDue, makeNightlyBackup } from '#src/backup/nightly.ts'
import { changeBackupState, readBackupState } from '#src/backup/state.ts'
import { siteChores } from '#src/server/chores.ts'
import {
  describeOnBothDatabases,
  openTestSite,
  storedFile,
  TEST_PASSWORD,
  type TestSite,
} from './build-app.ts'
import { info } from './records.ts'
import { codeOf, turnOnTwoStep } from './two-step.ts'

const START = Date.UTC(2026, 10, 22, 6)
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** The server's clock, which the test sets. */
const clock = {
  jump: (days: number) => void vi.setSystemTime(Date.now() + days * DAY_MS),
  iso: (days = 0) => new Date(Date.now() + days * DAY_MS).toISOString(),
}

describeOnBothDatabases('When the clock jumps,', (database) => {
  let site: TestSite
  let log: string[]
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    site = await openTestSite(database)
    log = []
    // The server has run for a week.
    for (let day = 0; day < 8; day += 1) {
      await runChore('bin')
      clock.jump(1)
    }
    await runChore('bin')
  })
  afterEach(async () => {
    await site.close()
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  const runChore = async (name: string) => {
    const chore = siteChores(site.services).find((one) => one.name === name)!
    await chore.run(new AbortController().signal, (line) => log.push(line))
  }
  /** The server runs for some days and checks the bin each day. */
  const runFor = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      clock.jump(1)
      await runChore('bin')
    }
  }
  const readiness = async () =>
    (await site.request({ url: '/readyz' })).json<{ backup: string; clock: string }>()
  const overview = async (as: string) =>
    (await site.request({ url: '/api/admin/overview', as })).json()
  const isDue = async () => {
    const { dataDir, timeZone } = site.services.settings
    return isNightlyDue(await readBackupState(dataDir), new Date(), timeZone)
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
  const countHistory = async () => (await site.services.stores.history.list()).length
  const signIn = (username: string, more: object = {}, remoteAddress = '192.0.2.1') =>
    site.request({
      method: 'POST',
      url: '/api/admin/login',
      remoteAddress,
      payload: { username, password: TEST_PASSWORD, ...more },
    })
  const newAccount = async () =>
    (await site.services.stores.accounts.findSession(await site.signIn('admin')))!.account

  it('a backup dated in the future does not count, and is reported', async () => {
    clock.jump(400)
    await makeBackup()
    expect((await readiness()).backup).toMatch(/^the last proven backup/)
    clock.jump(-400)
    expect(await isDue()).toBe(true)
    expect((await readiness()).backup).toMatch(/^warning, from the future: .* 2028 /)
    const token = await site.signIn()
    const lastBackup = { isFromFuture: true, isOld: true, hasFailedSince: false }
    expect(await overview(token)).toMatchObject({ lastBackup })
    const failure = { at: clock.iso(), message: 'the disk is full' }
    await changeBackupState(site.dataDir, { lastFailure: failure })
    expect(await overview(token)).toMatchObject({ lastBackup: { hasFailedSince: true } })

    clock.jump(1)
    expect(await isDue()).toBe(true)
    await makeBackup()
    expect(await isDue()).toBe(false)
    expect((await readiness()).backup).toMatch(/^the last proven backup/)
    expect(await overview(token)).toMatchObject({ lastBackup: { isFromFuture: false } })
  })

  it('a failed backup dated in the future does not delay the next one', async () => {
    await changeBackupState(site.dataDir, { lastFailure: { at: clock.iso(400), message: '' } })
    expect(await isDue()).toBe(true)
    expect((await readiness()).backup).not.toMatch(/failed/)
  })

  it('a jump forward makes a backup due and removes none', async () => {
    await makeBackup()
    clock.jump(31)
    expect(await isDue()).toBe(true)
    await makeBackup()
    expect(await nightlyNames()).toHaveLength(2)
  })

  it('backups dated in the future are kept, and count against no retention limit', async () => {
    const folder = path.join(site.dataDir, 'backups')
    await mkdir(folder)
    const days = Array.from({ length: 9 }, (_, day) => `nightly-2027-12-0${day + 1}-0230.tar.gz`)
    for (const name of days) await writeFile(path.join(folder, name), '')
    const { file } = await makeBackup()
    expect(await nightlyNames()).toEqual(expect.arrayContaining([path.basename(file), ...days]))
  })

  it('a code used in the future does not block the correct code, which still works only once', async () => {
    const { _id, username } = await newAccount()
    const secret = await turnOnTwoStep(site.services, _id)
    clock.jump(1)
    expect((await signIn(username, { code: codeOf(secret) })).statusCode).toBe(200)
    clock.jump(-1)
    const code = codeOf(secret)
    expect((await signIn(username, { code })).statusCode).toBe(200)
    expect((await signIn(username, { code })).statusCode).toBe(401)
    clock.jump(31)
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
    clock.jump(1)
    await failTenTimes('192.0.2.2')
    clock.jump(-1)
    expect((await signIn(username, {}, '192.0.2.2')).statusCode).toBe(200)
    await failTenTimes('192.0.2.3')
    clock.jump(1)
    expect((await signIn(username, {}, '192.0.2.3')).statusCode).toBe(200)
  })

  it('no session lives longer than 31 days', async () => {
    const isValid = async (as: string) =>
      (await site.request({ url: '/api/admin/me', as })).statusCode === 200
    const before = await site.signIn()
    clock.jump(400)
    const ahead = await site.signIn()
    expect([await isValid(before), await isValid(ahead)]).toEqual([false, true])
    clock.jump(-400)
    expect(await isValid(ahead)).toBe(false)
    // A clock that was a few hours ahead ends no session.
    clock.jump(0.25)
    const afternoon = await site.signIn()
    clock.jump(-0.25)
    expect(await isValid(afternoon)).toBe(true)
  })

  it('a jump forward does not empty the bin, unless the clock stays there for a week', async () => {
    await deleteNotice()
    clock.jump(31)
    await runChore('bin')
    await runFor(6)
    expect(await countBin()).toBe(1)
    await runFor(1)
    expect(await countBin()).toBe(0)
  })

  it('a jump forward and back changes nothing in the bin', async () => {
    await deleteNotice()
    clock.jump(31)
    await runFor(3)
    clock.jump(-31)
    await runFor(20)
    expect(await countBin()).toBe(1)
    await runFor(10)
    expect(await countBin()).toBe(0)
  })

  it('the answer to an idempotency key is kept for a day, and after a jump until the clock is steady', async () => {
    const headers = { 'idempotency-key': 'a' }
    const request = { method: 'POST', url: '/api/schoolInfo', payload: info, headers } as const
    expect((await site.request({ ...request, as: await site.signIn() })).statusCode).toBe(201)
    const countAnswers = async () =>
      (await site.services.database.selectFrom('idempotentAnswer').select('key').execute()).length
    clock.jump(31)
    await runChore('idempotency keys')
    expect(await countAnswers()).toBe(1)
    clock.jump(-31)
    await runChore('idempotency keys')
    expect(await countAnswers()).toBe(1)
    await runFor(8)
    await runChore('idempotency keys')
    expect(await countAnswers()).toBe(0)
  })

  it('an entry that was deleted in the future stays in the bin for 30 days', async () => {
    clock.jump(400)
    await deleteNotice()
    clock.jump(-400)
    await runFor(30)
    expect(await countBin()).toBe(1)
    await runFor(10)
    expect(await countBin()).toBe(0)
  })

  it('no bin entry gets its date from a clock that starts in the past', async () => {
    await deleteNotice()
    clock.jump(-9000)
    await runChore('bin')
    clock.jump(9000)
    await runFor(20)
    expect(await countBin()).toBe(1)
  })

  it('the bin survives a machine that is off for the holidays, and is emptied if it is off every weekend', async () => {
    await deleteNotice()
    clock.jump(40)
    await runChore('bin')
    expect(await countBin()).toBe(1)
    await runFor(7)
    expect(await countBin()).toBe(0)
    await deleteNotice()
    for (let week = 0; week < 5; week += 1) {
      await runFor(4)
      clock.jump(2)
    }
    await runFor(2)
    expect(await countBin()).toBe(0)
  })

  it('history and replaced pictures are not deleted, unless the clock stays there for a week', async () => {
    await deleteNotice()
    await site.services.write(async (to) => {
      await to.site.update({ logo: storedFile({ area: 'gallery-uploads' }) })
      await to.site.update({ logo: null })
    })
    clock.jump(3 * 365)
    await runChore('history')
    expect([await countHistory(), await countReplaced()]).toEqual([1, 1])
    await runFor(5)
    await runChore('history')
    expect([await countHistory(), await countReplaced()]).toEqual([1, 1])
    await runFor(2)
    await runChore('history')
    expect([await countHistory(), await countReplaced()]).toEqual([1, 0])
    expect((await site.services.stores.history.list())[0]!.action).toBe('destroyed')
  })

  it('no file is swept until it is steady again, because a record may not be written yet', async () => {
    const { dataDir, databaseUrl } = site.services.settings
    // The sweep is a separate process, which has the real time and inherits this environment.
    vi.stubEnv('DATA_DIR', dataDir)
    if (databaseUrl) vi.stubEnv('DATABASE_URL', databaseUrl)
    const file = path.join(dataDir, 'uploads/a.pdf')
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, '')
    await utimes(file, 0, 0)
    clock.jump(31)
    await runChore('sweep')
    expect(await readdir(path.dirname(file))).toEqual(['a.pdf'])
    await runFor(8)
    await runChore('sweep')
    expect(await readdir(path.dirname(file))).toEqual([])
  })

  it.each([
    ['forward', 31, '23 December 2026'],
    ['back', -31, '22 November 2026'],
  ])('a jump %s is reported in the log, in /readyz and to staff', async (_way, days) => {
    const token = await site.signIn('editor')
    expect((await readiness()).clock).toBe('ok')
    expect(await overview(token)).toMatchObject({ clockJump: null })
    expect(log).toEqual([])
    const from = clock.iso()
    clock.jump(days)
    const to = clock.iso()
    const later = await site.signIn('editor')
    await runChore('bin')
    await runChore('bin')
    expect(log).toEqual([expect.stringMatching(/^The clock went from /)])
    expect((await readiness()).clock).toMatch(/^warning: the clock went from /)
    expect(await overview(later)).toMatchObject({ clockJump: { from, to } })
    await runFor(8)
    expect((await readiness()).clock).toBe('ok')
    expect(log).toHaveLength(1)
  })

  it('a scheduled notice appears when the clock passes its time, and stays if it is set back', async () => {
    const { stores, write } = site.services
    const { _id } = await write(({ notices }) =>
      notices.create({ title: 'ক', file: storedFile(), publishAt: clock.iso(1) }),
    )
    const state = async () => (await stores.notices.find(_id))?.state
    clock.jump(-30)
    await runChore('schedule')
    expect(await state()).toBe('scheduled')
    clock.jump(32)
    await runChore('schedule')
    expect(await state()).toBe('published')
    clock.jump(-32)
    await runChore('schedule')
    expect(await state()).toBe('published')
  })

  it('a notice dated in the future is not marked as new for years', async () => {
    await site.services.write(({ notices }) =>
      notices.create({ title: 'ক', file: storedFile(), date: clock.iso(400) }),
    )
    const page = await site.request({ url: '/allNotices' })
    expect(page.payload).toContain('ক')
    expect(page.payload).not.toContain('class="new"')
  })
})
