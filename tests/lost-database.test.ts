import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeBackup } from '#src/backup/make-backup.ts'
import { restoreBackup } from '#src/backup/restore.ts'
import { openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { describeOnBothDatabases, makeTestStorage } from './build-app.ts'

describeOnBothDatabases('After its database is lost, a site', (kind) => {
  let storage: Awaited<ReturnType<typeof makeTestStorage>>
  beforeEach(async () => {
    storage = await makeTestStorage(kind)
  })
  afterEach(() => storage.remove())

  const settings = () => readSchoolSettings(storage.environment)
  const inFolder = (name: string) => path.join(storage.environment['DATA_DIR']!, name)
  const open = async () => (await openSchool(settings())).close()

  async function loseDatabase(): Promise<void> {
    if (kind === 'SQLite') {
      for (const ending of ['', '-wal', '-shm']) {
        await rm(inFolder(`pathshala.sqlite${ending}`), { force: true })
      }
      return
    }
    const school = await openSchool(settings())
    await sql`drop schema public cascade`.execute(school.database)
    await sql`create schema public`.execute(school.database)
    await school.close()
  }

  const upload = async (name = 'notice.pdf') => {
    await mkdir(inFolder('uploads'), { recursive: true })
    await writeFile(inFolder(`uploads/${name}`), '%PDF-1.7')
  }

  it('does not start as a new site, each time, and names the ways out', async () => {
    await open()
    await upload()
    await mkdir(inFolder('backups'), { recursive: true })
    await writeFile(inFolder('backups/nightly-2026-11-26-0230.tar.gz'), '')
    await loseDatabase()
    for (let time = 0; time < 2; time += 1) {
      const stop = await open().catch((error: Error) => error.message)
      expect(stop).toContain('the database is empty')
      expect(stop).toContain('npm run restore -- FILE')
      for (const left of ['uploads', 'backups', 'SITE.txt']) expect(stop).toContain(inFolder(left))
    }
  })

  it('does not start as a new site if only the marker is left', async () => {
    await open()
    await loseDatabase()
    await expect(open()).rejects.toThrow('SITE.txt')
  })

  it('starts as a new site after the old content was moved away', async () => {
    await open()
    await upload()
    await loseDatabase()
    await rename(inFolder('uploads'), inFolder('uploads-of-the-old-site'))
    await rm(inFolder('SITE.txt'))
    await open()
  })

  it('starts after a backup was restored', { tags: 'rest' }, async () => {
    const school = await openSchool(settings())
    const archive = inFolder('backups/school.tar.gz')
    await mkdir(inFolder('backups'), { recursive: true })
    await makeBackup(school.settings, school.fileStore, archive)
    await school.close()
    await loseDatabase()
    await expect(open()).rejects.toThrow('the database is empty')
    await restoreBackup(archive, settings(), school.fileStore, false)
    await open()
  })
})
