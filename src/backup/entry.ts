import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pack } from 'tar-stream'
import { timeNow } from '../base/clock.ts'
import type { Content } from './manifest.ts'
import { BackupProblem } from './problem.ts'

/** Adds one file to the archive. */
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
    if (sent !== size) throw new BackupProblem(`${name} changed while it was copied: try again.`)
  }
  const entry = pack.entry({ name, size, type: 'file', mode: 0o600, mtime: timeNow() })
  await pipeline(Readable.from(measured()), entry)
  return { size, sha256: hash.digest('hex') }
}
