import fs from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Header } from 'tar'
import { vi } from 'vitest'
import { connect } from '#src/database/connect.ts'
import { createDiskStore } from '#src/files/disk.ts'
import type { FileStore } from '#src/files/file-store.ts'
import { readSchoolSettings } from '#src/school/settings.ts'
import { type DatabaseKind, makeTestStorage, multipart, type TestSite } from './build-app.ts'
import { pdf } from './made-files.ts'

/** One entry of an archive, which tests change to make invalid archives. */
export interface Entry {
  path: string
  type?: 'File' | 'SymbolicLink' | 'Link' | 'Directory'
  linkpath?: string
  body: Buffer
}

const BLOCK = 512
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
  const bytes = gunzipSync(await readFile(archive))
  const entries: Entry[] = []
  for (let offset = 0; bytes.readUInt8(offset) !== 0;) {
    const { path: name, size } = new Header(bytes.subarray(offset, offset + BLOCK))
    offset += BLOCK
    entries.push({ path: name!, body: bytes.subarray(offset, offset + size!) })
    offset += Math.ceil(size! / BLOCK) * BLOCK
  }
  return entries
}

export async function writeEntries(archive: string, entries: Entry[]): Promise<void> {
  const blocks = entries.flatMap(({ path: name, type = 'File', linkpath, body }) => {
    const size = type === 'File' ? body.length : 0
    const header = new Header({
      path: name,
      type,
      size,
      mode: 0o644,
      mtime: new Date(0),
      ...(linkpath && { linkpath }),
    })
    header.encode()
    const padding = Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
    return [header.block!, body.subarray(0, size), padding]
  })
  await writeFile(archive, gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)])))
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
