// @module-tag rest
import { type ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { changeBackupState, readBackupState } from '#src/backup/state/state.ts'
import { readLastNight } from '#src/district/night.ts'
import { openDistrictDatabase } from '#src/district/database.ts'
import { setState } from '#src/district/registry.ts'
import { nightRound } from '#src/district/round.ts'
import { storedFile } from './build-app.ts'
import { type MadeDistrict, madeDistrict } from './made-district.ts'

const DAY_MS = 24 * 60 * 60_000
const IDS = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']
/** The process of a backup has the real clock, which must not be ahead. */
const START = Date.now() + 60 * 60_000

let made: MadeDistrict
let days = 0
let children: ChildProcess[] = []
let onStart = () => {}
subscribe('child_process', (message) => {
  children.push((message as { process: ChildProcess }).process)
  onStart()
})
const lines: string[] = []
const { signal } = new AbortController()

beforeAll(async () => {
  made = await madeDistrict(IDS, { maxOpenSchools: 3 })
})
afterAll(() => made.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(START + days * DAY_MS)
  lines.length = 0
  children = []
})
afterEach(() => {
  vi.useRealTimers()
})

const night = (passedDays = 1, ending = signal) => {
  days += passedDays
  vi.setSystemTime(START + days * DAY_MS)
  return nightRound(made.district, { ending, log: (line) => lines.push(line) })
}
const countChildren = () =>
  children.filter(({ spawnargs }) => spawnargs.some((text) => text.endsWith('chore.ts'))).length
const archivesOf = async (id: string) =>
  (await readdir(path.join(made.folderOf(id), 'backups'))).filter((name) => name.endsWith('.gz'))
const surveyOf = (id: string) =>
  made.registry.database
    .selectFrom('survey')
    .selectAll()
    .where('school', '=', id)
    .executeTakeFirstOrThrow()
const changeSchool = (id: string) =>
  made.district.schools.use(id, ({ write }) =>
    write(({ notices }) => notices.create({ title: 'ক' })),
  )
const officeFile = (...names: string[]) => path.join(made.settings.dataDir, 'office', ...names)

it('A first night backs up and surveys every school, in one process', async () => {
  expect(await readLastNight(made.settings.dataDir)).toBeUndefined()
  await setState(made.district.registry, 'a6', { state: 'paused', action: 'paused' })
  const result = await night(0)
  expect(lines).toEqual([])
  expect(result).toMatchObject({ made: 6, unchanged: 0, failed: 0 })
  expect(await readLastNight(made.settings.dataDir)).toEqual(result)
  expect(countChildren()).toBe(1)
  for (const id of IDS) {
    expect(await archivesOf(id)).toHaveLength(1)
    expect(await surveyOf(id)).toMatchObject({ backupProblem: null, accounts: 1 })
    expect((await surveyOf(id)).provenAt).not.toBeNull()
  }
})

it('A second call in the same night does nothing', async () => {
  expect(await night(0)).toBeUndefined()
})

it('A night backs up the two schools that changed, and notes that four did not', async () => {
  await changeSchool('a2')
  await changeSchool('a5')
  expect(await night()).toMatchObject({ made: 2, unchanged: 4, failed: 0 })
  expect(lines).toEqual([])
  expect(countChildren()).toBe(1)
  const now = new Date().toISOString().slice(0, 16)
  for (const id of IDS) {
    const hasChanged = id === 'a2' || id === 'a5'
    expect(await archivesOf(id)).toHaveLength(hasChanged ? 2 : 1)
    const { sameAt = '' } = await readBackupState(made.folderOf(id))
    expect(sameAt.slice(0, 16)).toBe(hasChanged ? '' : now)
    const survey = await surveyOf(id)
    expect(survey.documents).toBe(hasChanged ? 1 : 0)
    if (!hasChanged) expect(survey.provenAt).toBe(sameAt)
  }
})

it('A night without a change makes nothing, and starts no process', async () => {
  expect(await night()).toMatchObject({ made: 0, unchanged: 6, failed: 0 })
  expect(countChildren()).toBe(0)
})

it('A school that does not change is visited each third night, and its bin empties', async () => {
  await made.district.schools.use('a1', async ({ write, database }) => {
    await write(async ({ notices, bin }) => {
      const notice = await notices.create({ title: 'ক', file: storedFile() })
      await bin.add('notices', notice, (await notices.remove(notice._id))!)
    })
    // It is old enough in four days.
    const deletedAt = new Date(Date.now() - 26.5 * DAY_MS).toISOString()
    await database.updateTable('binEntry').set({ deletedAt }).execute()
  })
  const countBin = () =>
    made.district.schools.use('a1', async ({ stores }) => (await stores.bin.list()).length)
  expect(await night()).toMatchObject({ made: 1 })
  await changeBackupState(made.folderOf('a1'), { lastNightlyAt: new Date().toISOString() })
  const { at } = await surveyOf('a1')
  for (const _ of [1, 2]) {
    expect(await night()).toMatchObject({ made: 0, failed: 0 })
    expect((await surveyOf('a1')).at).toBe(at)
  }
  expect(await countBin()).toBe(1)
  expect(await night()).toMatchObject({ made: 1, failed: 0 })
  expect((await surveyOf('a1')).at > at).toBe(true)
  expect(await countBin()).toBe(0)
})

it('A school whose backups cannot be written is noted, and the others go on', async () => {
  const folder = path.join(made.folderOf('a3'), 'backups')
  await rename(folder, `${folder}-kept`)
  await writeFile(folder, '')
  await changeSchool('a3')
  await changeSchool('a4')
  expect(await night()).toMatchObject({ made: 1, failed: 1 })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('a3')
  expect((await surveyOf('a3')).backupProblem).toContain(folder)
  expect((await surveyOf('a3')).documents).toBe(1)
  expect((await surveyOf('a4')).backupProblem).toBeNull()
  await rm(folder)
  await rename(`${folder}-kept`, folder)
  expect(await night()).toMatchObject({ made: 1, failed: 0 })
  expect((await surveyOf('a3')).backupProblem).toBeNull()
})

it('A school whose folder is gone is noted, and gets no new folder', async () => {
  const folder = made.folderOf('a4')
  await made.district.schools.close('a4')
  await rename(folder, `${folder}-kept`)
  expect(await night()).toMatchObject({ failed: 1 })
  expect(existsSync(folder)).toBe(false)
  expect((await surveyOf('a4')).backupProblem).toMatch(/a4 cannot be opened/)
  await rename(`${folder}-kept`, folder)
  // The failure is remembered for some seconds.
  await made.district.schools.close('a4')
})

it('The end of a night copies the registry, and deletes old copies and archives', async () => {
  const names = Array.from({ length: 9 }, (_, day) => `district-2025-01-0${day + 1}.sqlite`)
  for (const name of names) await writeFile(officeFile('backups', name), '')
  const removed = path.join(made.settings.dataDir, 'removed')
  await mkdir(removed)
  await writeFile(path.join(removed, 'old.tar.gz'), '')
  await utimes(path.join(removed, 'old.tar.gz'), 1, 1)
  await night()
  expect(await readdir(removed)).toEqual([])
  const copies = (await readdir(officeFile('backups'))).filter((name) => name.startsWith('dist'))
  expect(copies).toHaveLength(7)
  const scratch = officeFile('scratch')
  await mkdir(scratch)
  const newest = copies.sort().at(-1)!
  await rename(officeFile('backups', newest), path.join(scratch, 'district.sqlite'))
  const copy = await openDistrictDatabase(scratch)
  expect(await copy.selectFrom('school').select('id').execute()).toHaveLength(6)
  await copy.destroy()
})

it('A night that is ended goes on with the next call', async () => {
  await changeSchool('a1')
  await changeSchool('a2')
  const ending = new AbortController()
  onStart = () => setTimeout(() => ending.abort(), 50)
  const before = await readLastNight(made.settings.dataDir)
  expect(await night(1, ending.signal)).toBeUndefined()
  onStart = () => {}
  expect(lines).toEqual([])
  expect(await readLastNight(made.settings.dataDir)).toEqual(before)
  expect(await night(0)).toMatchObject({ failed: 0 })
})
