// @module-tag rest

import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { newPictureName } from '#src/files/files.ts'
import { readNext } from '#src/features/documents/reading/queue.ts'
import { type DatabaseKind, multipart, openTestSite, type TestSite } from './build-app.ts'
import { pdf } from './made-files.ts'
import { mountSmallDisk } from './small-disk.ts'

const disk = mountSmallDisk(8)
afterAll(() => disk?.remove())

type Read = Parameters<typeof readNext>[1]

/** Two pictures of pages, larger together than a disk that is nearly full. */
const readPages: Read = async (_file, folder) => {
  const pages = []
  for (let count = 0; count < 2; count += 1) {
    const name = newPictureName()
    const files = [{ name, path: path.join(folder, name) }]
    await writeFile(files[0]!.path, Buffer.alloc(200_000))
    pages.push({ name, files, fileSize: 200_000, width: 320, height: 452, color: '#ffffff' })
  }
  const text = { text: 'ছুটি কাল', source: 'machine', layout: 'text', doubts: [] } as const
  return { isRead: true, pageCount: 2, pages, ...text, doubts: [] }
}

// Needs the right to mount a small disk.
describe.skipIf(!disk)('Reading', () => {
  let site: TestSite
  afterEach(async () => {
    disk!.setReadOnly(false)
    disk!.empty()
    await site.close()
  })

  async function publish(database: DatabaseKind) {
    site = await openTestSite(database, { DATA_DIR: path.join(disk!.folder, database) })
    const body = await multipart({ title: 'ক', file: { name: 'ক.pdf', bytes: pdf() } })
    const request = {
      method: 'POST',
      url: '/api/notices',
      as: await site.signIn(),
      ...body,
    } as const
    return (await site.request(request)).json<{ _id: string; filePath: string }>()
  }
  const next = (read: Read) => readNext(site.services, read, new AbortController().signal)
  const readingOf = async ({ _id }: { _id: string }) =>
    (await site.request({ url: `/api/notices/${_id}` })).json().reading
  const files = async () => {
    const { dataDir } = site.services.settings
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('pathshala.sqlite'))
      .map(({ name }) => name)
      .sort()
  }

  it.each([
    ['that fills up, on SQLite', 'SQLite', () => disk!.fill(100_000), []],
    ['that fills up, on PostgreSQL', 'PostgreSQL', () => disk!.fill(100_000), []],
    // SQLite would keep its file open, and then the disk cannot become read-only. The sweep deletes
    // the copy later.
    ['that becomes read-only', 'PostgreSQL', () => disk!.setReadOnly(true), ['upload']],
  ] as const)('on a disk %s, waits, and continues later', async (_disk, on, fail, left) => {
    const notice = await publish(on)
    const before = await files()
    const failing: Read = (...input) => {
      fail()
      return readPages(...input)
    }
    await expect(next(failing)).rejects.toThrow(/ENOSPC|EROFS|disk/)
    expect(await readingOf(notice)).toBe('waiting')
    expect((await site.request({ url: `/${notice.filePath}` })).statusCode).toBe(200)
    disk!.setReadOnly(false)
    disk!.empty()
    await expect.poll(files).toEqual([...before, ...left])
    await site.services.database.updateTable('document').set({ readingUntil: null }).execute()
    expect(await next(readPages)).toBe(true)
    expect(await readingOf(notice)).toBe('done')
  })
})
