import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBackup } from '#src/backup/make-backup.ts'
import { makeNightlyBackup } from '#src/backup/nightly.ts'
import { restoreBackup } from '#src/backup/restore.ts'
import type { Proof } from '#src/backup/state/state.ts'
import type { Overview } from '#src/features/overview/schema.ts'
import { publish } from './archives.ts'
import { expectStatus, openTestSite, type TestSite } from './build-app.ts'

/** An index and its table differ after this: SQLite's `quick_check` does not see it. */
async function flipBytes(site: TestSite, text: string): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(site.services.database)
  const file = path.join(site.dataDir, 'pathshala.sqlite')
  const bytes = await readFile(file)
  const at = bytes.lastIndexOf(text)
  bytes[at] = bytes[at]! ^ 1
  await writeFile(file, bytes)
}

describe('A damaged SQLite file', () => {
  let site: TestSite
  let proof: Proof
  let folder: string
  /** A backup that a good one would remove. */
  const outdated = Array.from({ length: 9 }, (_, day) => `nightly-2025-01-0${day + 1}-0230.tar.gz`)
  beforeAll(async () => {
    site = await openTestSite()
    site.token = await site.signIn()
    await site.services.stores.accounts.create({
      username: 'damaged-name',
      // No password matches it.
      passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNo',
      role: 'editor',
    })
    await publish(site, site.token, 'নোটিশ')
    const { settings, fileStore } = site.services
    proof = await makeNightlyBackup(settings, fileStore)
    folder = path.dirname(proof.file)
    for (const name of outdated) await writeFile(path.join(folder, name), '')
  })
  afterAll(() => site.close())

  const ready = () => site.request({ url: '/readyz' })
  const overview = async () => (await site.call('GET /api/admin/overview')).json<Overview>()

  it('is whole before', async () => {
    expect((await ready()).statusCode).toBe(200)
    expect((await ready()).json().check).toMatch(/^ok on \d/)
    expect(await overview()).toMatchObject({ damageFoundAt: null })
  })

  it('makes no backup and keeps the older ones, and the message names the solution', async () => {
    await flipBytes(site, 'damaged-name')
    const { settings, fileStore } = site.services
    const now = new Date(Date.now() + 5 * 60_000)
    await expect(makeNightlyBackup(settings, fileStore, { now })).rejects.toThrow(
      `npm run restore -- ${proof.file} --force`,
    )
    const target = path.join(folder, 'by-hand.tar.gz')
    await expect(makeBackup(settings, fileStore, target)).rejects.toThrow(/is damaged \(.*account/)
    const names = (await readdir(folder)).filter((name) => name.endsWith('.tar.gz'))
    expect(names.sort()).toEqual([...outdated, path.basename(proof.file)])
  })

  it('is reported by /readyz and on the first page of the office', async () => {
    const answer = await expectStatus(503, ready())
    expect(answer.json()).toMatchObject({
      status: 'failing',
      reason: expect.stringContaining('docs/backup.md'),
      check: expect.stringMatching(/^damaged on \d/),
    })
    expect(answer.payload).not.toContain(site.dataDir)
    expect((await overview()).damageFoundAt).toMatch(/^\d{4}-/)
  })

  it('does not hide the report if a part cannot be read', async () => {
    await sql`alter table calendar_entry rename to lost`.execute(site.services.database)
    const { damageFoundAt, amounts, lastChanges } = await overview()
    expect([damageFoundAt, amounts]).toEqual([expect.any(String), null])
    expect(lastChanges).not.toEqual([])
  })

  it('is renamed by a restore, after which the site is ready', async () => {
    const settings = {
      ...site.services.settings,
      dataDir: await mkdtemp(path.join(tmpdir(), 'p-')),
    }
    await site.services.database.destroy()
    const copied = path.join(settings.dataDir, 'pathshala.sqlite')
    await writeFile(copied, await readFile(path.join(site.dataDir, 'pathshala.sqlite')))
    const restore = (isForced: boolean) =>
      restoreBackup(proof.file, settings, site.services.fileStore, isForced)
    await expect(restore(false)).rejects.toThrow(/damaged.*stop the server/)
    expect((await restore(true)).before).toContain('.damaged-')
    const state = await readFile(path.join(settings.dataDir, 'backups/state.json'), 'utf8')
    expect(JSON.parse(state).lastCheck).toEqual({ at: expect.any(String) })
    await rm(settings.dataDir, { recursive: true })
  })
})
