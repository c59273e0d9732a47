// @module-tag rest

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeBackup } from '#src/backup/make-backup.ts'
import { restoreBackup } from '#src/backup/restore.ts'
import type { SiteRecord } from '#src/features/profile/schema.ts'
import { sweep } from '#src/files/sweep.ts'
import type { HistoryRecord } from '#src/records/history/schema.ts'
import { openTarget, publish } from './archives.ts'
import { describeOnBothDatabases, multipart, openTestSite } from './build-app.ts'
import { webp } from './made-files.ts'

describeOnBothDatabases('An entry in the bin', (kind) => {
  it('is in a backup, is restored with it, and is not swept', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bin-'))
    const site = await openTestSite(kind)
    const token = await site.signIn()
    const notice = await publish(site, token, 'মোছা')
    const form = await multipart({
      title: 'ক',
      file: { name: 'p.webp', bytes: await webp(700, 20) },
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
    const restoreTarget = await openTarget('SQLite')
    expect(
      await restoreBackup(archive, restoreTarget.settings, restoreTarget.store, false),
    ).toMatchObject({
      files: files.length,
    })
    await restoreTarget.remove()
    await site.close()
    await rm(folder, { recursive: true })
  })
})

describeOnBothDatabases('A replaced picture', (kind) => {
  it('is in a backup, is not swept, and can be set back after a restore', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-replaced-'))
    const site = await openTestSite(kind)
    const token = await site.signIn()
    const url = '/api/site/logo'
    const upload = async () => {
      const form = await multipart({ file: { name: 'p.webp', bytes: await webp(700, 20) } })
      const answer = await site.request({ method: 'PUT', url, as: token, ...form })
      return answer.json<SiteRecord>().logo!
    }
    const old = await upload()
    await upload()
    const files = await site.listFiles()
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
    await site.close()

    const restoreTarget = await openTarget(kind)
    await restoreBackup(archive, restoreTarget.settings, restoreTarget.store, false)
    const restored = await openTestSite(kind, restoreTarget.environment)
    const as = await restored.signIn()
    const history = '/api/admin/history?limit=1'
    const [entry] = (await restored.request({ url: history, as })).json<HistoryRecord[]>()
    const back = await restored.request({
      method: 'POST',
      url: `/api/admin/history/${entry!._id}/restore`,
      as,
    })
    expect(back.json<SiteRecord>().logo).toEqual(old)
    expect((await restored.request({ url: `/${old.src}` })).statusCode).toBe(200)
    await restored.close()
    await restoreTarget.remove()
    await rm(folder, { recursive: true })
  })
})
