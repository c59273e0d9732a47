import fs from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { extract, pack as createPack } from 'tar-stream'
import { vi } from 'vitest'
import { connect } from '#src/database/connect.ts'
import { createDiskStore } from '#src/files/disk.ts'
import type { FileStore } from '#src/files/file-store.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { type DatabaseKind, makeTestStorage, multipart, type TestSite } from './build-app.ts'
import { pdf } from './made-files.ts'

/** An entry of an archive. Tests change entries to make invalid archives. */
export interface Entry {
  path: string
  type?: 'file' | 'symlink' | 'link' | 'directory'
  linkpath?: string
  pax?: Record<string, string>
  body: Buffer
}

const LATE_MS = 20

/** Opens every file late, as a slow disk does, until `restore` is called. */
export function openFilesLate() {
  const { open } = fs
  let waiting = 0
  const late = (...args: Parameters<typeof open>) => {
    waiting += 1
    setTimeout(() => {
      waiting -= 1
      open(...args)
    }, LATE_MS)
  }
  const spy = vi.spyOn(fs, 'open').mockImplementation(late)
  return { countWaiting: () => waiting, restore: () => spy.mockRestore() }
}

export async function readEntries(archive: string): Promise<Entry[]> {
  const entries: Entry[] = []
  const bytes = Readable.from([gunzipSync(await readFile(archive))])
  for await (const entry of bytes.pipe(extract())) {
    entries.push({ path: entry.header.name, body: await buffer(entry) })
  }
  return entries
}

export async function writeEntries(archive: string, entries: Entry[]): Promise<void> {
  const pack = createPack()
  for (const { path: name, type = 'file', linkpath, pax, body } of entries) {
    const header = { name, type, mode: 0o644, mtime: new Date(0), ...(pax && { pax }) }
    if (type === 'file') pack.entry(header, body)
    else pack.entry({ ...header, ...(linkpath && { linkname: linkpath }) })
  }
  pack.finalize()
  await writeFile(archive, gzipSync(await buffer(pack)))
}

/** Publishes a notice with a unique file; returns its path and its content. */
export async function publish(site: TestSite, token: string, title: string) {
  const bytes = Buffer.concat([pdf(), Buffer.from(`%${title}\n`)])
  const form = await multipart({ title, file: { name: 'ক.pdf', bytes } })
  const response = await site.request({ method: 'POST', url: '/api/notices', as: token, ...form })
  const { _id, filePath } = response.json<{ _id: string; filePath: string }>()
  return { _id, filePath, title, bytes }
}

/** Deletes a notice and its file for good, also from the bin. */
export async function removeForGood(
  { services: { database, fileStore } }: TestSite,
  { _id, filePath }: { _id: string; filePath: string },
): Promise<void> {
  const name = path.basename(filePath)
  await database.deleteFrom('document').where('id', '=', _id).execute()
  await database.deleteFrom('storedFile').where('name', '=', name).execute()
  await fileStore.remove('uploads', name)
}

/** An empty target for a restore. */
export async function openTarget(kind: DatabaseKind) {
  const storage = await makeTestStorage(kind, 'none')
  const settings = readSchoolSettings(storage.environment)
  const store: FileStore = createDiskStore(settings.dataDir)
  return {
    settings,
    store,
    environment: storage.environment,
    remove: () => storage.remove(),
    /** The content of each notice's file, by title. */
    async listNotices(): Promise<Record<string, string | undefined>> {
      const database = await connect(settings)
      try {
        const rows = await database.selectFrom('document').select(['title', 'file']).execute()
        const notices = rows.map(async ({ title, file }) => {
          const bytes = await readFile(`${settings.dataDir}/uploads/${file}`).catch(() => undefined)
          return [title, bytes?.toString('latin1')] as const
        })
        return Object.fromEntries(await Promise.all(notices))
      } finally {
        await database.destroy()
      }
    },
  }
}
