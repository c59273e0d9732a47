import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer as readAll } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { pack as createPack } from 'tar-stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drill } from '#src/backup/drill.ts'
import { makeBackup } from '#src/backup/make-backup.ts'
import { NOT_ARCHIVED } from '#src/backup/manifest.ts'
import { describeFailure } from '#src/backup/state/problem.ts'
import { verifyArchive } from '#src/backup/verify-archive.ts'
import { readArchive } from '#src/backup/read-archive.ts'
import { restoreBackup } from '#src/backup/restore.ts'
import { addEntry, writeArchive } from '#src/backup/write-archive.ts'
import { connect } from '#src/database/connect.ts'
import { countTable, listTables } from '#src/database/tables.ts'
import type { FileStore } from '#src/files/file-store.ts'
import { indexOutdated } from '#src/features/documents/search.ts'
import { createStores } from '#src/school/stores.ts'
import {
  openFilesLate,
  openTarget,
  publish,
  readEntries,
  removeForGood,
  writeEntries,
} from './archives.ts'
import {
  type DatabaseKind,
  describeOnBothDatabases,
  expectStatus,
  openTestSite,
  TEST_PASSWORD,
  type TestSite,
} from './build-app.ts'
import { codeOf, RECOVERY_CODE, turnOnTwoStep } from './two-step.ts'
import { describeFor } from './tiers.ts'

let folder: string
let archive: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-backup-'))
  archive = path.join(folder, 'backup.tar.gz')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const backUp = ({ services }: TestSite, target = archive) =>
  makeBackup(services.settings, services.fileStore, target)

const PAIRS: [DatabaseKind, DatabaseKind][] = [
  ['SQLite', 'SQLite'],
  ['PostgreSQL', 'PostgreSQL'],
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
]
const describePair = describeFor(PAIRS, ([from, to]) => from === to)

describePair('A backup of %s, restored on %s', ([from, to]) => {
  it('brings back every row and byte, also if staff publish and delete during the backup', async () => {
    const site = await openTestSite(from)
    const token = await site.signIn('admin')
    const steady = await Promise.all(
      ['এক', 'দুই', 'তিন'].map((title) => publish(site, token, title)),
    )
    const done = new AbortController()
    const writer = (async () => {
      const written: Record<string, string> = {}
      for (let count = 0; !done.signal.aborted; count += 1) {
        const notice = await publish(site, token, `নতুন ${count}`)
        written[notice.title.normalize('NFC')] = notice.bytes.toString('latin1')
        const url = `/api/notices/${notice._id}`
        if (count % 2 === 0) await site.request({ method: 'DELETE', url, as: token })
      }
      return written
    })()
    const proof = await backUp(site)
    done.abort()
    const written = await writer
    expect(proof.missing).toEqual([])

    const restoreTarget = await openTarget(to)
    await restoreBackup(archive, restoreTarget.settings, restoreTarget.store, false)
    const restored = await restoreTarget.listNotices()
    for (const { title, bytes } of steady) {
      expect(restored[title.normalize('NFC')]).toBe(bytes.toString('latin1'))
      delete restored[title.normalize('NFC')]
    }
    // Every notice in the backup has its complete file.
    for (const [title, bytes] of Object.entries(restored)) expect(bytes).toBe(written[title])
    await site.close()
    await restoreTarget.remove()
  })
})

describeOnBothDatabases('A backup', (kind) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(kind)
    site.token = await site.signIn('admin')
    await publish(site, site.token, 'নোটিশ')
  })
  afterAll(() => site.close())

  it('contains every table of the database, also new tables', async () => {
    const { database } = site.services
    await sql`create table later (id text primary key, account text references account (id))`.execute(
      database,
    )
    const tables = (await listTables(database)).filter((name) => !NOT_ARCHIVED.includes(name))
    expect(tables).toContain('later')
    await writeArchive(database, site.services.fileStore, archive)
    expect((await readArchive(archive, folder)).tables.map(({ name }) => name)).toEqual(tables)
    await sql`drop table later`.execute(database)
  })

  it('keeps line and paragraph separators within a text', async () => {
    const html = '<p>ক\u2028খ\u2029গ\r\nঘ</p>'
    await site.services.write(({ officers }) => officers.ownPage.replace(html))
    await makeBackup(site.services.settings, site.services.fileStore, archive)
    const restoreTarget = await openTarget(kind)
    await restoreBackup(archive, restoreTarget.settings, restoreTarget.store, false)
    const restored = await connect(restoreTarget.settings)
    const { value } = await restored
      .selectFrom('singleton')
      .select('value')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(value)).toEqual({ cleanHtml: html })
    await restored.destroy()
    await restoreTarget.remove()
  })

  it('leaves out the search index, and a restore makes it again', async () => {
    await backUp(site)
    expect((await readArchive(archive, folder)).tables.map(({ name }) => name)).not.toContainEqual(
      expect.stringMatching(/^search/),
    )
    const restoreTarget = await openTarget(kind)
    await restoreBackup(archive, restoreTarget.settings, restoreTarget.store, false)
    const restored = await connect(restoreTarget.settings)
    expect(await countTable(restored, 'search_entry')).toBe(0)
    expect(await indexOutdated(restored)).toBe(1)
    const { hits } = await createStores(restored, 'Asia/Dhaka').search.find({
      query: 'নোটিশ',
      kind: 'notices',
    })
    expect(hits).toHaveLength(1)
    await restored.destroy()
    await restoreTarget.remove()
  })

  it('never overwrites an existing backup', async () => {
    await writeFile(archive, 'mine')
    await expect(backUp(site)).rejects.toThrow(/exists already/)
    expect(await readFile(archive, 'utf8')).toBe('mine')
    expect(await readdir(folder)).toEqual(['backup.tar.gz'])
  })

  it(
    'reports files that were missing before, and contains the rest',
    { tags: 'rest' },
    async () => {
      const lost = await publish(site, site.token, 'হারানো')
      await rm(path.join(site.dataDir, lost.filePath))
      const { missing } = await backUp(site)
      expect(missing).toEqual([lost.filePath])
      const restoreTarget = await openTarget('SQLite')
      await restoreBackup(archive, restoreTarget.settings, restoreTarget.store, false)
      expect(Object.keys(await restoreTarget.listNotices())).toHaveLength(2)
      await restoreTarget.remove()
      await removeForGood(site, lost)
    },
  )

  it('lists no file that was deleted during the backup, and contains new files', async () => {
    const going = await publish(site, site.token, 'যাচ্ছে')
    let came: Awaited<ReturnType<typeof publish>> | undefined
    const { settings, fileStore } = site.services
    const disturbed: FileStore = {
      ...fileStore,
      async open(area, name) {
        if (!came) {
          came = await publish(site, site.token, 'এসেছে')
          await removeForGood(site, going)
        }
        return fileStore.open(area, name)
      },
    }
    expect(await makeBackup(settings, disturbed, archive)).toMatchObject({ missing: [] })
    const restoreTarget = await openTarget('SQLite')
    await restoreBackup(archive, restoreTarget.settings, restoreTarget.store, false)
    const notices = await restoreTarget.listNotices()
    expect(Object.keys(notices).sort()).toEqual(
      ['নোটিশ', 'এসেছে'].map((title) => title.normalize('NFC')).sort(),
    )
    expect(notices['এসেছে'.normalize('NFC')]).toBe(came!.bytes.toString('latin1'))
    await restoreTarget.remove()
    await removeForGood(site, came!)
  })

  it('leaves no file behind if the disk is full halfway', async () => {
    const { settings, fileStore } = site.services
    const full: FileStore = {
      ...fileStore,
      async open() {
        async function* bytes() {
          yield Buffer.alloc(10)
          throw Object.assign(new Error('write'), { code: 'ENOSPC' })
        }
        return { size: 20, read: async () => Readable.from(bytes()) }
      },
    }
    const failure = await makeBackup(settings, full, archive).catch((error: unknown) => error)
    expect(describeFailure(failure)).toMatch(/disk is full/)
    expect(await readdir(folder)).toEqual([])
  })

  it('removes its open file and fails if a row does not fit', { tags: 'rest' }, async () => {
    const { database } = site.services
    const bytes = sql.raw(kind === 'SQLite' ? 'blob' : 'bytea')
    await sql`create table odd (id text primary key, bytes ${bytes})`.execute(database)
    await sql`insert into odd values ('1', ${Buffer.from('x')})`.execute(database)
    const late = openFilesLate()
    await expect(backUp(site)).rejects.toThrow(
      'odd.bytes has a type that an archive cannot contain',
    )
    expect(late.countWaiting()).toBe(0)
    late.restore()
    expect(await readdir(folder)).toEqual([])
    await sql`drop table odd`.execute(database)
  })

  it('is restored completely in a drill', { tags: 'rest' }, async () => {
    await backUp(site)
    const { tables, files, different } = await drill(archive, site.dataDir)
    expect(tables.filter(({ isSame }) => !isSame)).toEqual([])
    expect(tables.find(({ name }) => name === 'document')).toMatchObject({ restored: 1 })
    expect({ files, different }).toEqual({ files: 1, different: [] })
    expect(await readdir(path.join(site.dataDir, 'incoming'))).toEqual([])
  })
})

describeOnBothDatabases('A restore', (kind) => {
  it(
    'is refused if the site is not empty, and with force makes a backup of the old site first',
    { tags: 'rest' },
    async () => {
      const site = await openTestSite(kind)
      const token = await site.signIn()
      await publish(site, token, 'পুরোনো')
      await backUp(site)
      const newer = await publish(site, token, 'নতুন')
      const { settings, fileStore } = site.services
      await expect(restoreBackup(archive, settings, fileStore, false)).rejects.toThrow(/--force/)
      expect((await site.request({ url: `/${newer.filePath}` })).statusCode).toBe(200)

      const { before } = await restoreBackup(archive, settings, fileStore, true)
      const restoreTarget = await openTarget('SQLite')
      await restoreBackup(before!, restoreTarget.settings, restoreTarget.store, false)
      expect(Object.keys(await restoreTarget.listNotices())).toHaveLength(2)
      await restoreTarget.remove()
      await site.close()
    },
  )

  it('takes effect at once in a running server: pages, files, sessions, second steps', async () => {
    const site = await openTestSite(kind)
    const token = await site.signIn()
    const guarded = await site.signIn()
    const { account } = (await site.services.stores.accounts.findSession(guarded))!
    const secret = await turnOnTwoStep(site.services, account._id)
    const kept = await publish(site, token, 'থাকবে')
    await backUp(site)
    await site.request({ method: 'DELETE', url: `/api/notices/${kept._id}`, as: token })
    const newer = await publish(site, token, 'যাবে')
    const { settings, fileStore, stores } = site.services
    await stores.twoStep.remove(account._id)
    const page = async () => (await site.request({ url: '/allNotices' })).payload
    expect(await page()).toContain('যাবে'.normalize('NFC'))
    const { version } = await stores.findContentVersion()

    await restoreBackup(archive, settings, fileStore, true)
    expect((await stores.findContentVersion()).version).toBeGreaterThan(version)
    expect(await page()).toContain('থাকবে'.normalize('NFC'))
    expect(await page()).not.toContain('যাবে'.normalize('NFC'))
    expect((await site.request({ url: `/${kept.filePath}` })).rawPayload).toEqual(kept.bytes)
    expect((await site.request({ url: `/${newer.filePath}` })).statusCode).toBe(404)
    expect(await readdir(path.join(site.dataDir, 'uploads'))).toHaveLength(1)
    await expectStatus(401, site.request({ url: '/api/admin/overview', as: token }))
    const signIn = async (username: string, code?: string) => {
      const payload = { username, password: TEST_PASSWORD, ...(code && { code }) }
      return (await site.request({ method: 'POST', url: '/api/admin/login', payload })).statusCode
    }
    const other = (await stores.accounts.list()).find(({ _id }) => _id !== account._id)
    expect(await signIn(other!.username)).toBe(200)
    expect(await signIn(account.username)).toBe(401)
    expect(await signIn(account.username, codeOf(secret))).toBe(200)
    expect(await signIn(account.username, RECOVERY_CODE)).toBe(200)
    await site.close()
  })
})

describe('A damaged database', () => {
  it(
    'is moved aside by a restore with force, and by no other restore',
    { tags: 'rest' },
    async () => {
      const site = await openTestSite()
      await publish(site, await site.signIn(), 'নোটিশ')
      await backUp(site)
      await site.close()
      const restoreTarget = await openTarget('SQLite')
      const { dataDir } = restoreTarget.settings
      await writeFile(path.join(dataDir, 'pathshala.sqlite'), 'x'.repeat(10_000))
      const restore = (isForced: boolean) =>
        restoreBackup(archive, restoreTarget.settings, restoreTarget.store, isForced)
      await expect(restore(false)).rejects.toThrow(/damaged/)
      const { before } = await restore(true)
      expect(await readFile(before!, 'utf8')).toBe('x'.repeat(10_000))
      expect(Object.keys(await restoreTarget.listNotices())).toHaveLength(1)
      await restoreTarget.remove()
    },
  )
})

describe('An archive', () => {
  it('is verified without changes to the site, and leaves no file behind', async () => {
    const site = await openTestSite()
    await publish(site, await site.signIn(), 'নোটিশ')
    expect(await backUp(site)).toMatchObject({ files: 1, missing: [] })
    expect(await readdir(folder)).toEqual(['backup.tar.gz'])
    const empty = path.join(folder, 'empty')
    await (await verifyArchive(archive, empty)).close()
    // The second is the result of the check of the database.
    expect(await site.listFiles()).toEqual([expect.stringMatching(/pdf$/), 'state.json'])
    await site.close()
  })
})

it('restores an archive that an older version wrote', async () => {
  const restoreTarget = await openTarget('SQLite')
  const old = path.join(import.meta.dirname, 'fixtures/backup.tar.gz')
  await restoreBackup(old, restoreTarget.settings, restoreTarget.store, false)
  const restored = await restoreTarget.listNotices()
  expect(Object.keys(restored).sort()).toEqual(['এক', 'দুই'])
  expect(restored['এক']).toMatch(/^%PDF/)
  await restoreTarget.remove()
})

it('restores an archive that another program packed again, with its own headers', async () => {
  const old = path.join(import.meta.dirname, 'fixtures/backup.tar.gz')
  const entries = await readEntries(old)
  await writeEntries(
    archive,
    entries.map((entry) => ({ ...entry, pax: { comment: 'ক'.repeat(200) } })),
  )
  const restoreTarget = await openTarget('SQLite')
  await restoreBackup(archive, restoreTarget.settings, restoreTarget.store, false)
  expect(Object.keys(await restoreTarget.listNotices()).sort()).toEqual(['এক', 'দুই'])
  await restoreTarget.remove()
})

it('keeps a file whose name is longer than the first field of a header', async () => {
  const pack = createPack()
  const name = `files/gallery-uploads/${'x'.repeat(121)}`
  const added = addEntry(pack, name, 3, [Buffer.from('a'), Buffer.from('bc')])
  pack.finalize()
  await writeFile(archive, gzipSync(await readAll(pack)))
  await added
  expect(await readEntries(archive)).toEqual([{ path: name, body: Buffer.from('abc') }])
})

it('refuses a file whose length differs from its header', async () => {
  const [shorter, longer] = [createPack(), createPack()]
  for (const pack of [shorter, longer]) pack.resume().on('error', () => {})
  const ended = 'x changed while it was copied'
  await expect(addEntry(shorter, 'x', 4, [Buffer.from('abc')])).rejects.toThrow(ended)
  await expect(addEntry(longer, 'x', 2, [Buffer.from('abc')])).rejects.toThrow(ended)
})
