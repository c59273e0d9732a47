import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeNightlyBackup } from '#src/backup/nightly.ts'
import { changeBackupState, type Proof } from '#src/backup/state/state.ts'
import { CHORES } from '#src/school/chores.ts'
import { schedule } from '#src/school/scheduler.ts'
import { publish } from './archives.ts'
import { openTestSite, type TestSite } from './build-app.ts'
import { mountSmallDisk } from './small-disk.ts'

const KB = 1024
const MB = 1024 * KB
const disk = mountSmallDisk(16)
afterAll(() => disk?.remove())

const nameOf = (day: string) => `nightly-${day}-0230.tar.gz`

// Needs the right to mount a small disk.
describe.skipIf(!disk)('A nightly backup on a small disk', () => {
  let site: TestSite
  let folder: string
  beforeEach(async () => {
    const dataDir = path.join(disk!.folder, 'data')
    site = await openTestSite('SQLite', { DATA_DIR: dataDir, KEEP_BACKUPS: '3,1,12' })
    await publish(site, await site.signIn(), 'নোটিশ')
    folder = path.join(dataDir, 'backups')
    await mkdir(folder)
  })
  afterEach(async () => {
    disk!.empty()
    await site.close()
    await rm(path.join(disk!.folder, 'data'), { recursive: true })
  })

  /** Without a proof of this size it is not good. */
  const addBackup = async (day: string, { bytes = 500 * KB, provenBytes = 0 } = {}) => {
    const file = path.join(folder, nameOf(day))
    await writeFile(file, Buffer.alloc(bytes))
    await writeFile(
      file.replace('.tar.gz', '.json'),
      JSON.stringify({ bytes: provenBytes || bytes }),
    )
  }
  const back = (spareBytes = 0) =>
    makeNightlyBackup(site.services.settings, site.services.fileStore, {
      now: new Date('2026-06-20T20:31:00Z'),
      spareBytes,
    })
  const days = async () =>
    (await readdir(folder))
      .filter((name) => name.endsWith('.tar.gz'))
      .map((name) => name.slice(8, 18))
      .sort()
  /** The size of the last backup is known, so that its space is compared with the free one. */
  const rememberLast = () =>
    changeBackupState(site.services.settings.dataDir, {
      lastProven: {
        createdAt: '2026-01-01T00:00:00.000Z',
        provenAt: '',
        bytes: 100 * KB,
        fileBytes: 0,
      } as Proof,
    })

  it('removes outdated backups first, also if no byte is free', async () => {
    for (let day = 10; day <= 19; day += 1) await addBackup(`2026-06-${day}`)
    disk!.fill()
    await back()
    // Three days. The week and the month are those of the new one.
    expect(await days()).toEqual(['2026-06-18', '2026-06-19', '2026-06-21'])
  })

  it(
    'removes those of months if it must, oldest first, and never those of the last days',
    { tags: 'rest' },
    async () => {
      for (let month = 1; month <= 5; month += 1) await addBackup(`2026-0${month}-15`)
      for (let day = 17; day <= 19; day += 1) await addBackup(`2026-06-${day}`)
      await rememberLast()
      disk!.fill(3 * MB)
      await back(4 * MB)
      expect(await days()).toEqual([
        '2026-03-15',
        '2026-04-15',
        '2026-05-15',
        '2026-06-18',
        '2026-06-19',
        '2026-06-21',
      ])
    },
  )

  it(
    'removes none if that does not help, and names the folder and the setting',
    { tags: 'rest' },
    async () => {
      for (const month of [1, 2, 3]) await addBackup(`2026-0${month}-15`)
      await rememberLast()
      disk!.fill(1 * MB)
      await expect(back(9 * MB)).rejects.toThrow(
        new RegExp(
          `disk of ${folder} has 1 MB free.* 10 MB.*The 3 nightly backups in it take 2 MB: KEEP_BACKUPS`,
        ),
      )
      expect(await days()).toEqual(['2026-01-15', '2026-02-15', '2026-03-15'])
    },
  )

  it('keeps the newest good one until the new one is verified', async () => {
    for (let day = 10; day <= 15; day += 1) await addBackup(`2026-06-${day}`)
    for (let day = 16; day <= 19; day += 1)
      await addBackup(`2026-06-${day}`, { bytes: 10, provenBytes: 99 })
    await rememberLast()
    disk!.fill(1 * MB)
    await expect(back(9 * MB)).rejects.toThrow(/KEEP_BACKUPS/)
    expect(await days()).toContain('2026-06-15')
  })
})

// Needs the right to mount a small disk.
describe.skipIf(!disk)('A disk for backups alone', () => {
  it('has space made on it, and the other disk is compared too', async () => {
    const site = await openTestSite('SQLite', { KEEP_BACKUPS: '1,0,12' })
    await symlink(disk!.folder, path.join(site.dataDir, 'backups'))
    const { settings, fileStore } = site.services
    for (const month of [1, 2, 3]) {
      const file = path.join(disk!.folder, nameOf(`2026-0${month}-15`))
      await writeFile(file, Buffer.alloc(4 * MB))
      await writeFile(file.replace('.tar.gz', '.json'), JSON.stringify({ bytes: 4 * MB }))
    }
    const remember = (fileBytes: number) =>
      changeBackupState(settings.dataDir, {
        lastProven: { createdAt: '2026-01-01T00:00:00.000Z', bytes: 6 * MB, fileBytes } as Proof,
      })
    const back = () => makeNightlyBackup(settings, fileStore, { spareBytes: 0 })
    await remember(1e15)
    await expect(back()).rejects.toThrow(`The disk of ${settings.dataDir} has`)
    await remember(0)
    await back()
    const names = await readdir(disk!.folder)
    expect(names).not.toContain(nameOf('2026-01-15'))
    expect(names).toContain(nameOf('2026-02-15'))
    for (const name of names) await rm(path.join(disk!.folder, name))
    await site.close()
  })
})

// Needs the right to mount a small disk.
describe.skipIf(!disk)('A folder of backups that cannot be written', () => {
  it('is said in the log once, and by /readyz and the office, until it can be written', async () => {
    const site = await openTestSite()
    const token = await site.signIn()
    await symlink(disk!.folder, path.join(site.dataDir, 'backups'))
    const chore = CHORES.find(({ name }) => name === 'backup folder')!
    expect(chore.everyMs + chore.firstAfterMs!).toBeLessThanOrEqual(61_000)
    const lines: string[] = []
    const fast = { ...chore, everyMs: 100, firstAfterMs: 0, afterFailureMs: 100 }
    const scheduler = schedule([fast], [site.services], { log: (line) => lines.push(line) })
    const said = async () => [
      (await site.request({ url: '/readyz' })).json().backup,
      (await site.request({ url: '/api/admin/overview', as: token })).json().lastBackup
        .canBeWritten,
    ]
    expect(await said()).toEqual([expect.stringMatching(/^never/), true])
    disk!.setReadOnly(true)
    await expect
      .poll(() => lines)
      .toEqual([
        `The chore backup folder failed: No backup can be written to ${site.dataDir}/backups: the disk can only be read.`,
      ])
    expect(await said()).toEqual([expect.stringMatching(/^warning, none can be written/), false])
    disk!.setReadOnly(false)
    expect(await said()).toEqual([expect.stringMatching(/^never/), true])
    expect(await readdir(disk!.folder)).toEqual([])
    await scheduler.stop()
    expect(lines).toHaveLength(1)
    await site.close()
  })
})
