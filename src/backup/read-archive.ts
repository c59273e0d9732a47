import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import {
  ALLOWED,
  type Content,
  filePath,
  MANIFEST,
  type Manifest,
  parseManifest,
  tablePath,
} from './manifest.ts'
import { BackupProblem, damaged } from './state/problem.ts'

/**
 * Unpacks an archive into an empty folder and compares every file with the manifest.
 * @throws BackupProblem if anything is damaged, missing or not in the manifest
 */
export async function readArchive(archive: string, folder: string): Promise<Manifest> {
  for (const name of ['database', 'files/uploads', 'files/gallery-uploads']) {
    await mkdir(path.join(folder, name), { recursive: true })
  }
  const contents = await unpack(archive, folder)
  if (!contents.delete(MANIFEST)) throw damaged('it has no list of contents')
  const manifest = parseManifest(await readFile(path.join(folder, MANIFEST), 'utf8'))
  const listed = [
    ...manifest.tables.map((table) => [tablePath(table.name), table] as const),
    ...manifest.files.map((file) => [filePath(file.place), file] as const),
  ]
  for (const [entryPath, { size, sha256 }] of listed) {
    const content = contents.get(entryPath)
    if (!content) throw damaged(`${entryPath} is missing`)
    if (content.size !== size || content.sha256 !== sha256)
      throw damaged(`${entryPath} has changed`)
    contents.delete(entryPath)
  }
  for (const entryPath of contents.keys())
    throw damaged(`${entryPath} is not in its list of contents`)
  return manifest
}

async function unpack(archive: string, folder: string): Promise<Map<string, Content>> {
  const entries = extract()
  const contents = new Map<string, Content>()
  const source = pipeline(createReadStream(archive), createGunzip(), entries)
  const unpacked = async () => {
    for await (const entry of entries) {
      const { name, type } = entry.header
      // Only plain files in the folders of an archive, without links and outside paths.
      if (type !== 'file' || !ALLOWED.test(name)) {
        throw damaged(`${JSON.stringify(name.slice(0, 200))} does not belong in it`)
      }
      if (contents.has(name)) throw damaged(`${name} is in it twice`)
      const chunks = entry as AsyncIterable<Buffer>
      contents.set(name, await saveEntry(path.join(folder, name), chunks))
    }
  }
  // Waits for the end of the source, because gzip's checksum of all bytes is there.
  const [loop, stream] = await Promise.allSettled([unpacked(), source])
  if (loop.status === 'rejected') throw describeError(loop.reason)
  if (stream.status === 'rejected') throw describeError(stream.reason)
  return contents
}

async function saveEntry(target: string, bytes: AsyncIterable<Buffer>): Promise<Content> {
  const hash = createHash('sha256')
  let size = 0
  const measured = async function* () {
    for await (const chunk of bytes) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  // `Readable.from`, because an iterable could still create the file after its error.
  await pipeline(Readable.from(measured()), createWriteStream(target, { flags: 'wx' }))
  return { size, sha256: hash.digest('hex') }
}

function describeError(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR' || message === 'Unexpected end of data') {
    return damaged('its end is missing')
  }
  if (code?.startsWith('Z_')) return damaged('its bytes have changed, or it is not an archive')
  // All other errors of the tar reader are about a header, and have no code.
  return error instanceof BackupProblem || code
    ? error
    : damaged('one of its headers is invalid', error)
}
