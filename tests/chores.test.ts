import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeNightlyBackup } from '#src/backup/nightly.ts'
import { changeBackupState } from '#src/backup/state/state.ts'
import { sweep } from '#src/files/sweep.ts'
import { CHORES } from '#src/school/chores.ts'
import { type Chore, schedule, type Scheduler } from '#src/school/scheduler.ts'
import { publish } from './archives.ts'
import { describeOnBothDatabases, multipart, openTestSite, type TestSite } from './build-app.ts'
import { itFor } from './tiers.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
/** The sweeper keeps files that are older than the database. */
const makeOlder = ({ services }: TestSite) =>
  sql`update kysely_migration set timestamp = ${daysAgo(30).toISOString()}`.execute(
    services.database,
  )

describeOnBothDatabases('The nightly backup', (kind) => {
  let site: TestSite
  let token: string
  beforeAll(async () => {
    site = await openTestSite(kind)
    token = await site.signIn()
    await publish(site, token, 'নোটিশ')
  })
  afterAll(() => site.close())

  const readiness = async () => {
    const response = await site.request({ url: '/readyz' })
    expect(response.statusCode).toBe(200)
    return response.json<{ backup: string }>().backup
  }
  const overview = async () =>
    (await site.request({ url: '/api/admin/overview', as: token })).json().lastBackup

  it('is reported as missing on a new site', async () => {
    expect(await readiness()).toMatch(/^never/)
    expect(await overview()).toEqual({
      provenAt: null,
      isOld: true,
      hasFailedSince: false,
      canBeWritten: true,
    })
  })

  it('is verified, has a proof file in the same folder, and removes expired backups', async () => {
    const { settings, fileStore } = site.services
    const folder = path.join(settings.dataDir, 'backups')
    await mkdir(folder, { recursive: true })
    const old = Array.from({ length: 9 }, (_, day) => `nightly-2025-01-0${day + 1}-0230.tar.gz`)
    for (const name of old) await writeFile(path.join(folder, name), '')
    const now = new Date()
    const proof = await makeNightlyBackup(settings, fileStore, { now })
    const beside = proof.file.replace('.tar.gz', '.json')
    expect(JSON.parse(await readFile(beside, 'utf8'))).toEqual(proof)
    expect(proof).toMatchObject({ files: 1, missing: [] })
    const names = await readdir(folder)
    expect(names).not.toContain(old[0])
    expect(names).toContain(old[8])
    expect(names).toContain('state.json')

    const text = await readiness()
    expect(text).toMatch(/^the last proven backup is of \d/)
    expect(text).not.toContain(settings.dataDir)
    expect(await overview()).toEqual({
      provenAt: proof.createdAt,
      isOld: false,
      hasFailedSince: false,
      canBeWritten: true,
    })
  })

  it('causes a warning if it is old or has failed since', async () => {
    const { dataDir } = site.services.settings
    const failed = { at: new Date().toISOString(), message: 'the disk is full' }
    await changeBackupState(dataDir, { lastFailure: failed })
    expect(await readiness()).toMatch(/attempt failed/)
    expect(await overview()).toMatchObject({ hasFailedSince: true })
    const file = path.join(dataDir, 'backups/state.json')
    const state = JSON.parse(await readFile(file, 'utf8'))
    state.lastProven.createdAt = daysAgo(3).toISOString()
    await writeFile(file, JSON.stringify(state))
    expect(await readiness()).toMatch(/^warning/)
    expect(await overview()).toMatchObject({ isOld: true })
    await writeFile(file, '{')
    expect(await readiness()).toMatch(/^never/)
  })
})

describe('Chores', () => {
  it('make and verify a backup and sweep in a separate process, for the school of their task', async () => {
    const site = await openTestSite()
    await makeOlder(site)
    await publish(site, await site.signIn(), 'নোটিশ')
    const { dataDir } = site.services.settings
    await writeFile(path.join(dataDir, 'uploads/orphan.pdf'), '')
    await utimes(path.join(dataDir, 'uploads/orphan.pdf'), daysAgo(2), daysAgo(2))
    const failures: string[] = []
    const scheduler = schedule(
      CHORES.map((chore) => ({ ...chore, firstAfterMs: 0 })),
      [site.services],
      { log: (line) => failures.push(line) },
    )
    try {
      await expect
        .poll(async () => (await site.request({ url: '/readyz' })).json().backup)
        .toMatch(/^the last proven/)
      await expect.poll(() => readdir(path.join(dataDir, 'uploads'))).not.toContain('orphan.pdf')
    } finally {
      await scheduler.stop()
    }
    expect(failures).toEqual([])
    await site.close()
  })

  describe('of several schools', () => {
    let sites: TestSite[]
    let scheduler: Scheduler | undefined
    const lines: string[] = []
    const runs: string[] = []
    beforeEach(async () => {
      sites = [await openTestSite(), await openTestSite()]
      lines.length = 0
      runs.length = 0
    })
    afterEach(async () => {
      await scheduler?.stop()
      for (const site of sites) await site.close()
    })

    const nameOf = ({ id }: { id: string }) => (id === sites[0]!.services.id ? 'first' : 'second')
    const chore = (more: Partial<Chore> = {}): Chore => ({
      name: 'test',
      everyMs: 60_000,
      async run(school) {
        runs.push(nameOf(school))
      },
      ...more,
    })
    const start = (one: Chore) => {
      const options = {
        firstAfterMs: 0,
        afterFailureMs: 1,
        log: (line: string) => lines.push(line),
      }
      const schools = sites.map(({ services }) => services)
      scheduler = schedule([one], schools, options)
    }
    const change = (index: number) => sites[index]!.services.write(async () => {})

    it('run again after a failure, which is reported, and stop on request', async () => {
      start(
        chore({
          everyMs: 1,
          async run(school) {
            runs.push(nameOf(school))
            throw new Error('no luck')
          },
        }),
      )
      await expect.poll(() => runs.length).toBeGreaterThan(4)
      await scheduler!.stop()
      const before = runs.length
      expect(new Set(runs)).toEqual(new Set(['first', 'second']))
      expect(lines[0]).toBe('The chore test failed: no luck')
      await setTimeout(20)
      expect(runs).toHaveLength(before)
    })

    it(
      'pause between two runs, whatever time they name, and report one that is not a time',
      { tags: 'rest' },
      async () => {
        const times = [0, -5, Number.NaN, 0]
        start(
          chore({
            async run(school) {
              runs.push(nameOf(school))
              return times[runs.length % times.length]
            },
          }),
        )
        await setTimeout(1000)
        expect(runs.length).toBeGreaterThan(4)
        expect(runs.length).toBeLessThan(30)
        expect(lines).toContain('The chore test failed: its next time is not a time')
      },
    )

    it('run for a school after its change, and for no other school', async () => {
      start(chore({ isWokenByChanges: true }))
      await expect.poll(() => runs).toEqual(['first', 'second'])
      await change(1)
      await expect.poll(() => runs).toEqual(['first', 'second', 'second'])
      scheduler!.wake(sites[0]!.services.id)
      await expect.poll(() => runs).toEqual(['first', 'second', 'second', 'first'])
      scheduler!.wake()
      await expect.poll(() => runs.length).toBe(6)
    })

    it('do not run after a change unless changes wake them', { tags: 'rest' }, async () => {
      start(chore())
      await expect.poll(() => runs).toEqual(['first', 'second'])
      await change(0)
      await setTimeout(300)
      expect(runs).toHaveLength(2)
    })

    it('run at the time that they name, in turn', async () => {
      start(
        chore({
          async run(school) {
            runs.push(nameOf(school))
            return nameOf(school) === 'first' ? 1 : undefined
          },
        }),
      )
      await expect.poll(() => runs.length).toBeGreaterThan(5)
      expect(runs.slice(0, 2)).toEqual(['first', 'second'])
      expect(new Set(runs.slice(2))).toEqual(new Set(['first']))
    })

    it('run for several schools at once if they may, but for each of them once at a time', async () => {
      const ends: (() => void)[] = []
      start(
        chore({
          isWokenByChanges: true,
          schoolsAtOnce: 2,
          async run(school) {
            runs.push(nameOf(school))
            await new Promise<void>((resolve) => ends.push(resolve))
          },
        }),
      )
      await expect.poll(() => runs).toEqual(['first', 'second'])
      await change(0)
      ends[1]!()
      await change(1)
      await expect.poll(() => runs).toEqual(['first', 'second', 'second'])
      for (const end of ends) end()
      await expect.poll(() => runs).toEqual(['first', 'second', 'second', 'first'])
      ends.at(-1)!()
    })

    it('run once for a change during a run', { tags: 'rest' }, async () => {
      let end = () => {}
      start(
        chore({
          isWokenByChanges: true,
          async run(school) {
            runs.push(nameOf(school))
            if (runs.length === 1) await new Promise<void>((resolve) => (end = resolve))
          },
        }),
      )
      await expect.poll(() => runs).toEqual(['first'])
      await change(0)
      await setTimeout(200)
      end()
      await expect.poll(() => runs.toSorted()).toEqual(['first', 'first', 'second'])
    })

    it('ask no database while no chore is due', { tags: 'rest' }, async () => {
      const site = sites[0]!.services
      const queries = vi.spyOn(site.stores.schedule, 'findNextTime')
      const waiting = vi.spyOn(site.stores.reading, 'findNextTime')
      scheduler = schedule(
        CHORES.filter(({ isWokenByChanges }) => isWokenByChanges),
        [site],
      )
      await expect.poll(() => waiting.mock.calls.length).toBe(1)
      await setTimeout(2500)
      expect([queries.mock.calls.length, waiting.mock.calls.length]).toEqual([1, 1])
    })
  })

  itFor(['abc', '1', '2027-99-99T00:00:00.000Z', '২০২৬'], (time) => time === 'abc')(
    'survive the time “%s” of a restored row, which is said once, and publish other documents',
    async (text) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => {})
      const site = await openTestSite()
      const add = (title: string, publishAt: string) =>
        site.services.write(({ notices }) => notices.create({ title, text: 'ক', publishAt }))
      const soon = () => new Date(Date.now() + 3000).toISOString()
      const bad = await add('ক', soon())
      const other = await site.services.write(({ notices }) =>
        notices.create({ title: 'গ', text: 'ক' }),
      )
      const { database } = site.services
      const change = database.updateTable('document')
      await change.set({ publishAt: text }).where('id', '=', bad._id).execute()
      await change.set({ pinnedUntil: text }).where('id', '=', other._id).execute()
      await add('খ', soon())
      const queries = vi.spyOn(site.services.stores.schedule, 'findNextTime')
      const scheduler = schedule(
        CHORES.filter(({ name }) => name === 'schedule'),
        [site.services],
      )
      const titles = async () =>
        (await site.request({ url: '/api/notices' }))
          .json<{ title: string }[]>()
          .map(({ title }) => title)
          .sort()
      await expect.poll(titles).toEqual(['খ', 'গ'])
      scheduler.wake()
      const linesOf = () =>
        said.mock.calls.filter(([line]) => String(line).includes(JSON.stringify(text)))
      await expect.poll(() => linesOf().length).toBe(1)
      scheduler.wake()
      await setTimeout(500)
      expect(linesOf()).toHaveLength(1)
      expect(queries.mock.calls.length).toBeLessThan(10)
      await scheduler.stop()
      await site.close()
      said.mockRestore()
    },
  )

  it('publish at the time of a document that was scheduled after their start', async () => {
    const site = await openTestSite()
    const queries = vi.spyOn(site.services.stores.schedule, 'findNextTime')
    const scheduler = schedule(
      CHORES.filter(({ name }) => name === 'schedule'),
      [site.services],
    )
    await expect.poll(() => queries.mock.calls.length).toBe(1)
    const as = await site.signIn()
    // Longer than the call and the list take on a busy machine.
    const publishAt = Date.now() + 4000
    const form = await multipart({
      title: 'ক',
      text: 'ক',
      publishAt: new Date(publishAt).toISOString(),
    })
    const sent = await site.request({ method: 'POST', url: '/api/notices', as, ...form })
    expect(sent.statusCode).toBe(201)
    const list = async () => (await site.request({ url: '/api/notices' })).json<unknown[]>()
    expect(await list()).toEqual([])
    await expect.poll(async () => (await list()).length, { interval: 20 }).toBe(1)
    expect(Date.now() - publishAt).toBeGreaterThanOrEqual(0)
    await scheduler.stop()
    await site.close()
  })
})

describeOnBothDatabases('The sweeper', (kind) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(kind)
    await makeOlder(site)
  })
  afterAll(() => site.close())

  const put = async (name: string, days: number) => {
    const file = path.join(site.dataDir, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, 'x')
    await utimes(file, daysAgo(days), daysAgo(days))
    return file
  }
  const sweepSite = () => {
    const { database, fileStore: store, settings } = site.services
    return sweep({ database, store, dataDir: settings.dataDir })
  }
  const isThere = (file: string) =>
    stat(file).then(
      () => true,
      () => false,
    )

  it('removes only unused files that are older than a day', async () => {
    const token = await site.signIn()
    const { filePath } = await publish(site, token, 'নোটিশ')
    await utimes(path.join(site.dataDir, filePath), daysAgo(9), daysAgo(9))
    const gone = [await put('uploads/a.pdf', 2), await put('gallery-uploads/b-320.avif', 2)]
    const kept = [await put('uploads/c.pdf', 0.9), path.join(site.dataDir, filePath)]
    await put('incoming/old/upload', 2)
    await utimes(path.join(site.dataDir, 'incoming/old'), daysAgo(2), daysAgo(2))
    await put('incoming/new/upload', 0)
    gone.push(path.join(site.dataDir, 'incoming/old'))
    gone.push(await put('backups/nightly-2026-11-01-0230.tar.gz.part-abc', 2))
    kept.push(path.join(site.dataDir, 'incoming/new'))
    kept.push(await put('backups/before-restore-20261101T000000Z.tar.gz', 400))
    kept.push(await put('uploads/older-than-the-database.pdf', 31))
    expect(await sweepSite()).toEqual({ files: 2, incoming: 2 })
    for (const file of gone) expect(await isThere(file), file).toBe(false)
    for (const file of kept) expect(await isThere(file), file).toBe(true)
  })

  it('removes no file if most files have no row, because the database may be the wrong one', async () => {
    for (let count = 0; count < 60; count += 1) await put(`uploads/many-${count}.pdf`, 2)
    await expect(sweepSite()).rejects.toThrow(/No file was removed/)
    expect((await readdir(path.join(site.dataDir, 'uploads'))).length).toBeGreaterThan(60)
    await rm(path.join(site.dataDir, 'uploads'), { recursive: true })
  })
})
