import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Header } from 'tar'
import { createByteReader, Truncated } from './byte-reader.ts'
import {
  ALLOWED,
  type Content,
  filePlace,
  MANIFEST,
  type Manifest,
  parseManifest,
  tablePlace,
} from './manifest.ts'
import { BackupProblem } from './problem.ts'

const BLOCK = 512

/**
 * Unpacks an archive into an empty folder and compares every byte with what the manifest says.
 * @throws BackupProblem where anything is damaged, missing or too much
 */
export async function readArchive(archive: string, folder: string): Promise<Manifest> {
  for (const name of ['database', 'files/uploads', 'files/gallery-uploads']) {
    await mkdir(path.join(folder, name), { recursive: true })
  }
  const found = await unpack(archive, folder)
  if (!found.delete(MANIFEST)) throw damaged('it has no list of contents')
  const manifest = parseManifest(await readFile(path.join(folder, MANIFEST), 'utf8'))
  const listed = [
    ...manifest.tables.map((table) => [tablePlace(table.name), table] as const),
    ...manifest.files.map((file) => [filePlace(file.place), file] as const),
  ]
  for (const [place, { size, sha256 }] of listed) {
    const content = found.get(place)
    if (!content) throw damaged(`${place} is missing`)
    if (content.size !== size || content.sha256 !== sha256) throw damaged(`${place} has changed`)
    found.delete(place)
  }
  for (const place of found.keys()) throw damaged(`${place} is not in its list of contents`)
  return manifest
}

async function unpack(archive: string, folder: string): Promise<Map<string, Content>> {
  const source = createReadStream(archive)
  const unzipped = createGunzip()
  source.on('error', (error) => unzipped.destroy(error))
  const reader = createByteReader(source.pipe(unzipped))
  const found = new Map<string, Content>()
  try {
    for (;;) {
      const block = await reader.take(BLOCK)
      if (block.every((byte) => byte === 0)) break
      const { place, size } = readHeader(block)
      if (found.has(place)) throw damaged(`${place} is in it twice`)
      found.set(place, await writeDown(path.join(folder, place), reader.stretch(size)))
      await reader.take((BLOCK - (size % BLOCK)) % BLOCK)
    }
    // To the very end, where gzip's own sum over all bytes is.
    if (!(await reader.isZeroToEnd())) throw damaged('something follows its end')
    return found
  } catch (error) {
    throw inWords(error)
  } finally {
    source.destroy()
    unzipped.destroy()
  }
}

/** Plain files in the folders that an archive has, and nothing else: no link, no way out. */
function readHeader(block: Buffer): { place: string; size: number } {
  const { path: place, size, type, cksumValid } = new Header(block)
  if (!cksumValid || place === undefined || size === undefined) throw damaged('one of its headers')
  if (type !== 'File' || !ALLOWED.test(place)) {
    throw damaged(`${JSON.stringify(place.slice(0, 200))} does not belong in it`)
  }
  return { place, size }
}

async function writeDown(target: string, bytes: AsyncIterable<Buffer>): Promise<Content> {
  const hash = createHash('sha256')
  let size = 0
  const measured = async function* () {
    for await (const chunk of bytes) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  await pipeline(measured, createWriteStream(target, { flags: 'wx' }))
  return { size, sha256: hash.digest('hex') }
}

function damaged(what: string): BackupProblem {
  return new BackupProblem(`The archive is damaged: ${what}. Nothing was changed.`)
}

function inWords(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (error instanceof Truncated || code === 'Z_BUF_ERROR') return damaged('its end is missing')
  if (code?.startsWith('Z_')) return damaged('its bytes have changed, or it is no archive at all')
  return error
}
