import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeBackup } from '#src/backup/make-backup.ts'
import { restoreBackup } from '#src/backup/restore.ts'
import { sweep } from '#src/files/sweep.ts'
import { openTarget, publish } from './archives.ts'
import { fixture, multipart, describeOnBothDatabases, openTestSite } from './build-app.ts'
describeOnBothDatabases('An entry in the bin', (kind) => {
  it('is in a backup, is restored with it, and is not swept', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bin-'))
    const site = await openTestSite(kind)
    const token = await site.signIn()
    const notice = await publish(site, token, 'মোছা')
    const form = await multipart({
      title: 'ক',
      file: { name: 'p.webp', bytes: await fixture('photo.webp') },
    })
    const photo = (
      await site.request({ method: 'POST', url: '/api/gallery', as: token, ...form })
    ).json()
    await site.request({ method: 'DELETE', url: `/api/notices/${notice._id}`, as: token })
    await site.request({ method: 'DELETE', url: `/api/gallery/${photo._id}`, as: token })
    const files = await site.listFiles()
    expect(files.length).toBeGreaterThan(4)
    const { database, fileStore: store, settings } = site.services
    const twoDays = Date.now() + 2 * 86400000
    expect(await sweep({ database, store, dataDir: settings.dataDir }, twoDays)).toMatchObject({
      files: 0,
    })
    expect(await site.listFiles()).toEqual(files)
    const archive = path.join(folder, 'a.gz')
    expect(await makeBackup(settings, store, archive)).toMatchObject({
      files: files.length,
      missing: [],
    })
    const place = await openTarget('SQLite')
    expect(await restoreBackup(archive, place.settings, place.store, false)).toMatchObject({
      files: files.length,
    })
    await place.remove()
    await site.close()
    await rm(folder, { recursive: true })
  })
})
