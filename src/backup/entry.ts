import { createHash } from 'node:crypto'
import { Header } from 'tar'
import { timeNow } from '../base/clock.ts'
import type { Content } from './manifest.ts'
import { BackupProblem } from './problem.ts'

const BLOCK = 512

/** The end of a tar file. */
export const END = Buffer.alloc(2 * BLOCK)

/** One file of the archive in tar format: a header, the bytes, zeros up to the next block. */
export async function* entry(
  name: string,
  size: number,
  bytes: Iterable<Buffer> | AsyncIterable<Buffer>,
): AsyncGenerator<Buffer, Content> {
  const header = new Header({ path: name, size, type: 'File', mode: 0o600, mtime: timeNow() })
  header.encode()
  if (header.needPax) throw new Error(`${name} is too long a name, or too large.`)
  yield header.block!
  const hash = createHash('sha256')
  let sent = 0
  for await (const chunk of bytes) {
    hash.update(chunk)
    sent += chunk.length
    yield chunk
  }
  if (sent !== size) throw new BackupProblem(`${name} changed while it was copied: try again.`)
  if (size % BLOCK > 0) yield Buffer.alloc(BLOCK - (size % BLOCK))
  return { size, sha256: hash.digest('hex') }
}
