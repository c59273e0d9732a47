// @module-tag rest

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeBackup } from '#src/backup/make-backup.ts'
import { restoreBackup } from '#src/backup/restore.ts'
import type { FileStore } from '#src/files/file-store.ts'
import { publish } from './archives.ts'
import { describeOnBothDatabases, openTestSite } from './build-app.ts'

describeOnBothDatabases('Two concurrent restores', (kind) => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pathshala-race-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  /** A site with a notice, an archive of it, and an archive of a site without notices. */
  async function prepare() {
    const [withNotice, empty] = [path.join(folder, 'notice'), path.join(folder, 'empty')]
    const other = await openTestSite(kind)
    await makeBackup(other.services.settings, other.services.fileStore, empty)
    await other.close()
    const site = await openTestSite(kind)
    const { settings, fileStore } = site.services
    await publish(site, await site.signIn(), 'নোটিশ')
    await makeBackup(settings, fileStore, withNotice)
    const restore = (archive: string, store: FileStore = fileStore) =>
      restoreBackup(archive, settings, store, true)
    const readFiles = async () => {
      const notices = (await site.request({ url: '/api/notices' })).json<{ filePath: string }[]>()
      const answers = notices.map(({ filePath }) => site.request({ url: `/${filePath}` }))
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    }
    return { site, withNotice, empty, fileStore, restore, readFiles }
  }

  it('keep every file of the last restore, if its files come after the rows of the first', async () => {
    const { site, withNotice, empty, fileStore, restore, readFiles } = await prepare()
    let lists = 0
    await restore(empty, {
      ...fileStore,
      async *list(area) {
        // The first list comes before the rows are written, the second list comes after.
        if (area === 'uploads') lists += 1
        if (area === 'uploads' && lists === 2) await restore(withNotice)
        yield* fileStore.list(area)
      },
    })
    expect(lists).toBeGreaterThanOrEqual(2)
    expect(await readFiles()).toEqual([200])
    await site.close()
  })

  it('keep every file of the last restore, if its files come while the first removes files', async () => {
    const { site, withNotice, empty, fileStore, restore, readFiles } = await prepare()
    let second: Promise<unknown> | undefined
    await restore(empty, {
      ...fileStore,
      async remove(area, name) {
        const kept = Promise.withResolvers<void>()
        second ??= restore(withNotice, {
          ...fileStore,
          async keep(...file) {
            await fileStore.keep(...file)
            kept.resolve()
          },
        })
        // On SQLite the second restore waits for the lock of the first restore.
        await Promise.race([kept.promise, setTimeout(1000)])
        await fileStore.remove(area, name)
      },
    })
    await second
    expect(await readFiles()).toEqual([200])
    await site.close()
  })
})
