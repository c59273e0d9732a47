import { execFileSync } from 'node:child_process'
import { utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { nowIso } from '#src/base/clock.ts'
import { type BackupState, changeBackupState, type Proof } from '#src/backup/state/state.ts'
import { ANNOUNCEMENTS } from '#src/features.ts'
import { createConnection } from '#src/features/following/send/connection.ts'
import { sendDue } from '#src/features/following/send/send.ts'
import { CHORES } from '#src/school/chores.ts'
import { createMachineMetrics } from '#src/server/metrics-server.ts'
import { describeOnBothDatabases, expectStatus, openTestSite, type TestSite } from './build-app.ts'
import { type Call, type FakePush, startFakePush } from './fake-push.ts'
import { mountSmallDisk } from './small-disk.ts'

const ENDLESS = new AbortController().signal
const chore = CHORES.find(({ name }) => name === 'machine health')!

let push: FakePush
let site: TestSite
beforeAll(async () => {
  push = await startFakePush({ retryAfterSeconds: 1 })
})
afterAll(() => push.close())
afterEach(() => site.close())

/** Adds a program, as an admin does. */
async function addProgram(): Promise<Call[]> {
  const { url, calls } = push.addWebhook()
  const as = await site.signIn('admin')
  await expectStatus(201, site.call('POST /api/webhooks', { url }, { as }))
  return calls
}

/** A minute passes: the chore runs, and its messages are sent. */
async function passMinute(): Promise<void> {
  await chore.run(site.services, ENDLESS)
  await sendDue(
    { ...site.services, announcements: ANNOUNCEMENTS },
    {
      ending: ENDLESS,
      connection: createConnection({ allowedPrivate: [push.host], slowMs: 60_000 }),
    },
  )
}

const told = (calls: Call[]) =>
  calls.map(({ body }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: { part: string } }
    return `${type} ${data.part}`
  })
const change = (state: BackupState) => changeBackupState(site.services.settings.dataDir, state)
const proof = (at: string): Proof => ({
  createdAt: at,
  provenAt: at,
  file: '',
  bytes: 0,
  tables: 0,
  rows: 0,
  files: 0,
  fileBytes: 0,
  missing: [],
})

describeOnBothDatabases('Programs', (database) => {
  it('are told once that backups fail, and once that they are made again', async () => {
    site = await openTestSite(database, { PUSH_HOSTS: push.host })
    const calls = await addProgram()
    await passMinute()
    // A new site has no backup yet.
    expect(calls).toEqual([])
    await change({ lastFailure: { at: nowIso(), message: 'the disk is full' } })
    for (let minute = 0; minute < 3; minute += 1) await passMinute()
    expect(told(calls)).toEqual(['machine.failed backup'])
    const { data } = JSON.parse(calls[0]!.body)
    expect(data.message.en).toBe('Backups are not being made. The server’s log says why.')
    expect(data.machine).toBe(database === 'SQLite' ? null : hostname())
    expect(calls[0]!.body).not.toContain(site.dataDir)
    await change({ lastProven: proof(nowIso()) })
    for (let minute = 0; minute < 3; minute += 1) await passMinute()
    expect(told(calls)).toEqual(['machine.failed backup', 'machine.recovered backup'])
  })

  it('are told of an old backup and of a damaged database, also if they were added later', async () => {
    site = await openTestSite(database, { PUSH_HOSTS: push.host })
    await change({
      lastProven: proof('2026-01-01T00:00:00.000Z'),
      lastCheck: { at: nowIso(), damage: 'row 1 missing from index x' },
    })
    await passMinute()
    const calls = await addProgram()
    await passMinute()
    await passMinute()
    // PostgreSQL has its own checks. The file is that of an earlier site.
    const ofFile = database === 'SQLite' ? ['machine.failed database'] : []
    expect(told(calls).sort()).toEqual(['machine.failed backup', ...ofFile])
    expect((await site.request({ url: '/readyz' })).statusCode).toBe(ofFile.length > 0 ? 503 : 200)
  })

  it('are told that copies to another machine fail, as /readyz and the first page are', async () => {
    site = await openTestSite(database, { PUSH_HOSTS: push.host })
    const calls = await addProgram()
    const as = await site.signIn()
    const states = async () => {
      await passMinute()
      const { offsite } = (await site.request({ url: '/readyz' })).json()
      const { offsiteCopy } = (await site.request({ url: '/api/admin/overview', as })).json()
      return [offsite, offsiteCopy]
    }
    /** As systemd does after each run of deploy/offsite.sh. */
    const copy = (result: string) =>
      execFileSync('deploy/offsite.sh', ['record'], {
        env: { ...process.env, DATA_DIR: site.dataDir, SERVICE_RESULT: result },
      })
    const file = path.join(site.dataDir, 'backups/off-site')
    expect(await states()).toEqual(['not set up.', null])
    copy('exit-code')
    expect(await states()).toEqual([
      'warning: no copy has succeeded yet.',
      { copiedAt: null, isOld: true },
    ])
    expect(told(calls)).toEqual(['machine.failed offsite'])
    copy('success')
    const now = await states()
    expect(now).toEqual([
      expect.stringMatching(/^the last good copy is of /),
      { copiedAt: expect.any(String), isOld: false },
    ])
    expect(told(calls).slice(1)).toEqual(['machine.recovered offsite'])
    const old = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000)
    await utimes(file, old, old)
    copy('exit-code')
    expect(await states()).toEqual([
      expect.stringMatching(/^warning, older than two days: the last good copy is of /),
      { copiedAt: old.toISOString(), isOld: true },
    ])
    expect(told(calls).slice(2)).toEqual(['machine.failed offsite'])
    // The clock was ahead then.
    const future = new Date(Date.now() + 60 * 60 * 1000)
    await utimes(file, future, future)
    expect((await states())[1]).toEqual({ copiedAt: null, isOld: true })
  })

  it('do not appear in the list of what followers were told', async () => {
    site = await openTestSite(database, { PUSH_HOSTS: push.host })
    await addProgram()
    await change({ lastFailure: { at: nowIso(), message: '' } })
    await passMinute()
    const as = await site.signIn('admin')
    expect((await site.request({ url: '/api/followers', as })).json().sendings).toEqual([])
  })
})

const disk = mountSmallDisk(16)
afterAll(() => disk?.remove())
const resize = (megabytes: number) =>
  execFileSync('mount', ['-o', `remount,size=${megabytes}m`, disk!.folder])

// Needs the right to mount a small disk.
describe.skipIf(!disk)('A disk', () => {
  it('that is nearly full is reported once, also by /readyz, and again when it has clearly more space', async () => {
    site = await openTestSite('SQLite', {
      PUSH_HOSTS: push.host,
      DATA_DIR: path.join(disk!.folder, 'data'),
    })
    const calls = await addProgram()
    const ready = async () => (await site.request({ url: '/readyz' })).json()
    await passMinute()
    expect(await ready()).toMatchObject({
      status: 'ok',
      disk: 'warning, nearly full.',
      messages: 'none is due.',
    })
    resize(550)
    await passMinute()
    expect(told(calls)).toEqual(['machine.failed disk'])
    resize(700)
    await passMinute()
    await passMinute()
    expect(told(calls)).toEqual(['machine.failed disk', 'machine.recovered disk'])
    expect((await ready()).disk).toBe('ok.')
    await change({ lastFailure: { at: nowIso(), message: '' }, lastProven: proof(nowIso()) })
    const metrics = await createMachineMetrics(site.services)()
    for (const line of [
      /^pathshala_backup_timestamp_seconds \d{10}/m,
      /^pathshala_backup_failing 0$/m,
      /^pathshala_database_damaged 0$/m,
      /^pathshala_disk_free_bytes [67]\d{8}$/m,
      /^pathshala_messages_due 0$/m,
    ])
      expect(metrics).toMatch(line)
    // Not checked yet.
    expect(metrics).not.toMatch(/^pathshala_database_check_timestamp_seconds \d/m)
  })
})
