import { readdir, readFile, rm, stat, truncate } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stampDatabase } from '#src/backup/database-stamp.ts'
import { backUpIfChanged } from '#src/backup/nightly.ts'
import {
  type BackupState,
  changeBackupState,
  findLastBackup,
  readBackupState,
} from '#src/backup/state/state.ts'
import { CHORES } from '#src/school/chores.ts'
import { openSchool } from '#src/school/open.ts'
import { describeOnBothDatabases, openTestSite, storedFile, type TestSite } from './build-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
let site: TestSite

const night = (days: number) =>
  backUpIfChanged(site.services.settings, site.services.fileStore, { now: inDays(days) })
const folder = () => path.join(site.dataDir, 'backups')
const archives = async () =>
  (await readdir(folder())).filter((name) => name.endsWith('.tar.gz')).sort()
const change = () =>
  site.services.write(({ notices }) => notices.create({ title: 'ক', file: storedFile() }))
const stateText = async () =>
  JSON.parse(await readFile(path.join(folder(), 'state.json'), 'utf8')) as BackupState

describe('A night without a change', () => {
  beforeEach(async () => {
    site = await openTestSite()
    await change()
    expect(await night(0)).toMatchObject({ rows: expect.any(Number) })
  })
  afterEach(() => site.close())

  it('makes no backup, and the age of the last one counts from then', async () => {
    const [archive] = await archives()
    expect(await night(1)).toBeUndefined()
    expect(await night(2.5)).toBeUndefined()
    expect(await archives()).toEqual([archive])
    const at = inDays(2.5).toISOString().slice(0, 16)
    const state = await stateText()
    expect(state.sameAt).toContain(at)
    expect(state.lastNightlyAt).toContain(at)
    const last = await findLastBackup(site.dataDir, inDays(3))
    expect(last).toEqual({ provenAt: state.sameAt, isOld: false, hasFailedSince: false })
    // deploy/offsite.sh looks at it.
    const { mtimeMs } = await stat(path.join(folder(), archive!))
    expect(mtimeMs).toBeGreaterThan(inDays(2.4).getTime())
    expect(await findLastBackup(site.dataDir, inDays(5))).toMatchObject({ isOld: true })
  })

  it('checks the database, and ends the warning of an earlier failure', async () => {
    const { lastCheck } = await readBackupState(site.dataDir)
    const lastFailure = { at: inDays(0.5).toISOString(), message: '' }
    await changeBackupState(site.dataDir, { lastFailure })
    await night(1)
    expect((await stateText()).lastCheck!.at > lastCheck!.at).toBe(true)
    expect((await findLastBackup(site.dataDir, inDays(1.1))).hasFailedSince).toBe(false)
  })

  it(
    'stays one through every chore, and through the end and start of the server',
    { tags: 'rest' },
    async () => {
      const { signal } = new AbortController()
      const runAll = async () => {
        for (const chore of CHORES) await chore.run(site.services, signal)
      }
      // The files of the notice are read once.
      for (let times = 0; times < 2; times += 1) await runAll()
      await night(1)
      const stamp = await stampDatabase(site.services.settings)
      await runAll()
      const { settings } = site.services
      // Another program that opens the file, and the last one that closes it.
      await (await openSchool(settings)).close()
      expect(await stampDatabase(settings)).toBe(stamp)
      expect(await night(2)).toBeUndefined()
      await site.services.close()
      expect(await stampDatabase(settings)).toBe(stamp)
      const again = await openSchool(settings)
      expect(await stampDatabase(settings)).toBe(stamp)
      await again.close()
    },
  )

  it.each([
    ['content has changed', change],
    ['the last one is gone', async () => rm(path.join(folder(), (await archives())[0]!))],
    ['the last one is cut', async () => truncate(path.join(folder(), (await archives())[0]!), 99)],
    ['no state is left', () => rm(path.join(folder(), 'state.json'))],
  ])('makes one if %s', { tags: 'rest' }, async (_, prepare) => {
    await prepare()
    expect(await night(1)).toBeDefined()
    expect(await night(2)).toBeUndefined()
  })

  it('makes one if the clock was set back', { tags: 'rest' }, async () => {
    await night(3)
    expect(await night(2)).toBeDefined()
  })

  it('makes one after 30 days', { tags: 'rest' }, async () => {
    expect(await night(29)).toBeUndefined()
    expect(await night(31)).toBeDefined()
  })

  it(
    'knows a change that came while the last backup was made',
    { tags: 'rest', retry: 2 },
    async () => {
      await change()
      const { fileStore, settings } = site.services
      const before = await stampDatabase(settings)
      const backup = backUpIfChanged(settings, fileStore, { now: inDays(1) })
      while ((await stampDatabase(settings)) === before) await new Promise(setImmediate)
      await change()
      await backup
      expect(await night(2)).toBeDefined()
    },
  )
})

describeOnBothDatabases('A further night', (kind) => {
  it('makes a backup if the database is not a file', async () => {
    site = await openTestSite(kind)
    await change()
    await night(0)
    expect((await night(1)) === undefined).toBe(kind === 'SQLite')
    await site.close()
  })
})
