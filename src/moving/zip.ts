import { type Readable, Transform } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl'
import { toNfc } from '@pathshala/bengali/clean-text'
import { systemCode } from '../base/system-code.ts'
import { IncomingFileError } from './incoming-file-error.ts'

interface ZipEntry {
  /** In NFC, with `/` between folders. */
  path: string
  size: number
  /** @throws IncomingFileError, also while the stream is read, if the content is damaged */
  open(): Promise<Readable>
}

export interface Zip {
  /** The files that can be read, by their paths. */
  entries: Map<string, ZipEntry>
  /** The entries that are not read. */
  refused: { path: string; problem: IncomingFileError }[]
  close(): void
}

/**
 * Reads the list of a zip file; the content of a file is read when it is needed. So a zip file can
 * be larger than the memory.
 * @throws IncomingFileError if it is not a whole zip file
 */
export async function openZip(file: string, maxFileBytes: number): Promise<Zip> {
  const zip = await openPromise(file, {
    autoClose: false,
    // The library ends at the first bad name or size. Here, only that entry is refused.
    decodeStrings: false,
    validateEntrySizes: false,
  }).catch((error: unknown) => {
    throw unreadable(file, error)
  })
  const entries = new Map<string, ZipEntry>()
  const refused: Zip['refused'] = []
  try {
    for await (const entry of zip.eachEntry()) {
      const path = pathOf(entry)
      if (isFolder(entry, path)) continue
      const problem = problemOf(entry, path, maxFileBytes)
      if (problem) refused.push({ path, problem })
      else
        entries.set(path, {
          path,
          size: entry.uncompressedSize,
          open: () => read(zip, entry, path),
        })
    }
  } catch (error) {
    zip.close()
    throw unreadable(file, error)
  }
  return { entries, refused, close: () => zip.close() }
}

const FOLDER_MODE = 0o040000
const FILE_MODE = 0o100000
/** A field with the name in UTF-8, beside a name in an old encoding. */
const UNICODE_NAME = 0x7075

/**
 * Many programs write names in UTF-8 without the flag that says so. So a valid UTF-8 name is read
 * as UTF-8.
 */
function pathOf(entry: Entry): string {
  const raw = entry.fileName as unknown as Buffer
  const hasUnicodeName = entry.extraFields.some(({ id }) => id === UNICODE_NAME)
  const name =
    (hasUnicodeName ? undefined : readUtf8(raw)) ??
    getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false)
  return toNfc(name.replaceAll('\\', '/'))
}

function readUtf8(raw: Buffer): string | undefined {
  const name = raw.toString('utf8')
  return name.includes('\uFFFD') ? undefined : name
}

/** The type of a file on Unix, where the zip file was made there; 0 elsewhere. */
function modeOf(entry: Entry): number {
  return (entry.externalFileAttributes >>> 16) & 0o170000
}

function isFolder(entry: Entry, path: string): boolean {
  return path.endsWith('/') || modeOf(entry) === FOLDER_MODE
}

function problemOf(
  entry: Entry,
  path: string,
  maxFileBytes: number,
): IncomingFileError | undefined {
  const mode = modeOf(entry)
  const isOutside =
    path.startsWith('/') || /^[a-z]:/i.test(path) || /(^|\/)\.\.(\/|$)|\0/.test(path)
  if (isOutside) return new IncomingFileError('path-out-of-zip', { path })
  if (mode !== 0 && mode !== FILE_MODE) return new IncomingFileError('not-a-file', { path })
  if (entry.isEncrypted()) return new IncomingFileError('locked-in-zip', { path })
  if (!entry.canDecodeFileData()) return new IncomingFileError('unknown-packing', { path })
  if (entry.uncompressedSize <= maxFileBytes) return undefined
  const bytes = entry.uncompressedSize.toLocaleString('en')
  return new IncomingFileError('too-large-in-zip', { path, bytes })
}

/** The content, which must have exactly the size and the checksum of the zip file's list. */
async function read(zip: ZipFile, entry: Entry, path: string): Promise<Readable> {
  const damaged = (cause?: unknown) =>
    cause instanceof IncomingFileError
      ? cause
      : new IncomingFileError('damaged-in-zip', { path }, cause)
  let [bytes, sum] = [0, 0]
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      sum = crc32(chunk, sum)
      if (bytes > entry.uncompressedSize) done(damaged())
      else done(null, chunk)
    },
    flush(done) {
      done(bytes === entry.uncompressedSize && sum === entry.crc32 ? null : damaged())
    },
  })
  const stored = await zip.openReadStreamPromise(entry).catch((error: unknown) => {
    throw damaged(error)
  })
  // `pipe` does not pass on the errors of the first stream.
  stored.once('error', (error) => check.destroy(damaged(error))).pipe(check)
  check.once('close', () => stored.destroy())
  return check
}

/** Errors of the disk stay what they are. */
function unreadable(file: string, cause: unknown): unknown {
  if (systemCode(cause)) return cause
  return new IncomingFileError('not-a-zip', { file }, cause)
}
