import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack as createPack, type Pack } from 'tar-stream'
import { nowIso, timeNow } from '../base/clock.ts'
import type { Database } from '../database/database.ts'
import { appliedMigrations } from '../database/migrate.ts'
import { openSnapshot, streamRows } from '../database/tables.ts'
import type { FileStore } from '../files/file-store.ts'
import { mapNamed, type NamedFile, pathOf } from '../files/named.ts'
import {
  type Content,
  filePath,
  FORMAT,
  listArchivedTables,
  type Manifest,
  MANIFEST,
  tablePath,
} from './manifest.ts'
import { BackupProblem, isAbsent } from './state/problem.ts'

/** Usually the second snapshot finds no missing file, unless many files are deleted. */
const MAX_SNAPSHOTS = 50

/**
 * Writes the database and the files into one archive while the site stays in use. The files come
 * first, until a snapshot of the rows names only archived files; then those rows; the manifest is
 * last. `target` must not exist. The archive is durable when the promise resolves.
 */
export async function writeArchive(
  database: Database,
  store: FileStore,
  target: string,
): Promise<void> {
  const pack = createPack()
  const written = pipeline(
    pack,
    // Pictures and PDFs hardly shrink; rows shrink at any level. gzip also adds a checksum.
    createGzip({ level: 1 }),
    createWriteStream(target, { flags: 'wx', flush: true, mode: 0o600 }),
  )
  const added = addAll(pack, database, store, `${target}.rows`).then(
    () => pack.finalize(),
    (error: Error) => pack.destroy(error),
  )
  // Even if the disk is full, `addAll` still reads the database. The caller closes it afterwards.
  await Promise.allSettled([written, added])
  await written
}

async function addAll(
  pack: Pack,
  database: Database,
  store: FileStore,
  scratch: string,
): Promise<void> {
  const files = new Map<string, Content>()
  const first = await openSnapshot(database)
  const all = await mapNamed(first).finally(() => first.rollback().execute())
  // Without a transaction, because copying all files can take long.
  let absent = await addFiles(pack, store, [...all.values()], files)
  for (let count = 0; count < MAX_SNAPSHOTS; count += 1) {
    const snapshot = await openSnapshot(database)
    try {
      const createdAt = nowIso()
      const wanted = await listUnarchived(snapshot, files)
      const stillAbsent = await addFiles(pack, store, wanted, files)
      // A file was deleted between snapshot and copy. The next snapshot no longer names it, unless
      // the file is lost.
      const isNewlyAbsent = [...stillAbsent].some((file) => !absent.has(file))
      absent = stillAbsent
      if (isNewlyAbsent) continue
      const tables = await addTables(pack, snapshot, scratch)
      const manifest: Manifest = {
        format: FORMAT,
        createdAt,
        migrations: await appliedMigrations(snapshot),
        tables,
        files: [...files].map(([storedPath, content]) => ({ place: storedPath, ...content })),
        missing: [...absent],
      }
      const text = Buffer.from(JSON.stringify(manifest))
      await addEntry(pack, MANIFEST, text.length, [text])
      return
    } finally {
      await snapshot.rollback().execute()
    }
  }
  throw new BackupProblem('Files are deleted faster than they can be copied. Try again later.')
}

async function listUnarchived(
  snapshot: Database,
  files: Map<string, Content>,
): Promise<NamedFile[]> {
  return [...(await mapNamed(snapshot)).values()].filter((file) => !files.has(pathOf(file)))
}

/** Returns the paths of files that do not exist. */
async function addFiles(
  pack: Pack,
  store: FileStore,
  wanted: NamedFile[],
  files: Map<string, Content>,
): Promise<Set<string>> {
  const absent = new Set<string>()
  for (const file of wanted) {
    const storedPath = pathOf(file)
    const opened = await openWhole(store, file)
    if (!opened) absent.add(storedPath)
    else {
      const name = filePath(storedPath)
      files.set(storedPath, await addEntry(pack, name, opened.size, opened.bytes))
    }
  }
  return absent
}

/** After its first bytes are read, a file can be read to its end even if it is deleted. */
async function openWhole(store: FileStore, { area, name }: NamedFile) {
  try {
    const opened = await store.open(area, name)
    if (!opened) return undefined
    const chunks = (await opened.read())[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    const first = await chunks.next()
    async function* bytes() {
      for (let next = first; !next.done; next = await chunks.next()) yield next.value
    }
    return { size: opened.size, bytes: bytes() }
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

/** Every table as lines of JSON. `scratch` is the path of a temporary file. */
async function addTables(
  pack: Pack,
  snapshot: Database,
  scratch: string,
): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = []
  for (const name of await listArchivedTables(snapshot)) {
    let rows = 0
    const lines = async function* () {
      for await (const row of streamRows(snapshot, name)) {
        yield toLine(name, row)
        rows += 1
      }
    }
    // An entry begins with its size, which is known only after the rows are written.
    // `Readable.from`, because an iterable could still create the file after its error.
    await pipeline(Readable.from(lines()), createWriteStream(scratch))
    const { size } = await stat(scratch)
    const bytes = createReadStream(scratch) as AsyncIterable<Buffer>
    tables.push({ name, rows, ...(await addEntry(pack, tablePath(name), size, bytes)) })
  }
  return tables
}

function toLine(table: string, row: object): string {
  for (const [column, value] of Object.entries(row)) {
    if (value === null || typeof value === 'string' || typeof value === 'number') continue
    throw new Error(
      `${table}.${column} has a type that an archive cannot contain: ${typeof value}.`,
    )
  }
  return `${JSON.stringify(row)}\n`
}

export async function addEntry(
  pack: Pack,
  name: string,
  size: number,
  bytes: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<Content> {
  const hash = createHash('sha256')
  const measured = async function* () {
    let sent = 0
    for await (const chunk of bytes) {
      hash.update(chunk)
      sent += chunk.length
      if (sent <= size) yield chunk
    }
    if (sent !== size) throw new BackupProblem(`${name} changed while it was copied. Try again.`)
  }
  const entry = pack.entry({ name, size, type: 'file', mode: 0o600, mtime: timeNow() })
  await pipeline(Readable.from(measured()), entry)
  return { size, sha256: hash.digest('hex') }
}
