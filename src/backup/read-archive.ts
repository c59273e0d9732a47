import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Header } from 'tar'
import { createByteReader, Truncated } from './byte-reader.ts'
import {
  ALLOWED,
  type Content,
  filePath,
  MANIFEST,
  type Manifest,
  parseManifest,
  tablePath,
} from './manifest.ts'
import { damaged } from './problem.ts'
import { createUnpackBudget } from './unpack-budget.ts'

const BLOCK = 512
/** No program adds more padding than this to a tar file. */
const MAX_PADDING_BYTES = 1024 * 1024

/**
 * Unpacks an archive into an empty folder and compares every file with the manifest.
 * @throws BackupProblem if anything is damaged, missing or not in the manifest
 */
export async function readArchive(archive: string, folder: string): Promise<Manifest> {
  for (const name of ['database', 'files/uploads', 'files/gallery-uploads']) {
    await mkdir(path.join(folder, name), { recursive: true })
  }
  const found = await unpack(archive, folder)
  if (!found.delete(MANIFEST)) throw damaged('it has no list of contents')
  const manifest = parseManifest(await readFile(path.join(folder, MANIFEST), 'utf8'))
  const listed = [
    ...manifest.tables.map((table) => [tablePath(table.name), table] as const),
    ...manifest.files.map((file) => [filePath(file.place), file] as const),
  ]
  for (const [entryPath, { size, sha256 }] of listed) {
    const content = found.get(entryPath)
    if (!content) throw damaged(`${entryPath} is missing`)
    if (content.size !== size || content.sha256 !== sha256)
      throw damaged(`${entryPath} has changed`)
    found.delete(entryPath)
  }
  for (const entryPath of found.keys()) throw damaged(`${entryPath} is not in its list of contents`)
  return manifest
}

async function unpack(archive: string, folder: string): Promise<Map<string, Content>> {
  const budget = createUnpackBudget((await stat(archive)).size)
  const source = createReadStream(archive)
  const unzipped = createGunzip()
  source.on('error', (error) => unzipped.destroy(error))
  const reader = createByteReader(source.pipe(unzipped))
  const found = new Map<string, Content>()
  try {
    for (;;) {
      const block = await reader.take(BLOCK)
      if (block.every((byte) => byte === 0)) break
      const { entryPath, size } = readHeader(block)
      if (found.has(entryPath)) throw damaged(`${entryPath} is in it twice`)
      budget.spend(entryPath, size)
      found.set(entryPath, await saveEntry(path.join(folder, entryPath), reader.takeChunks(size)))
      await reader.take((BLOCK - (size % BLOCK)) % BLOCK)
    }
    // Reads to the end, because gzip's checksum of all bytes is there.
    if (!(await reader.isZeroToEnd(MAX_PADDING_BYTES))) throw damaged('something follows its end')
    return found
  } catch (error) {
    throw describeError(error)
  } finally {
    source.destroy()
    unzipped.destroy()
  }
}

/** Accepts only plain files in the folders of an archive: no links, no paths outside of it. */
function readHeader(block: Buffer): { entryPath: string; size: number } {
  const { path: entryPath, size, type, cksumValid } = new Header(block)
  if (!cksumValid || entryPath === undefined || size === undefined)
    throw damaged('one of its headers')
  if (type !== 'File' || !ALLOWED.test(entryPath)) {
    throw damaged(`${JSON.stringify(entryPath.slice(0, 200))} does not belong in it`)
  }
  return { entryPath, size }
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
  // From a stream: after an error of an iterable, the file could still be made later.
  await pipeline(Readable.from(measured()), createWriteStream(target, { flags: 'wx' }))
  return { size, sha256: hash.digest('hex') }
}

function describeError(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (error instanceof Truncated || code === 'Z_BUF_ERROR') return damaged('its end is missing')
  if (code?.startsWith('Z_')) return damaged('its bytes have changed, or it is no archive at all')
  return error
}
