import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { IncomingFileError } from '../incoming-file-error.ts'

/** A failed address is requested again for the second record, and then never again. */
const MAX_FAILURES = 2

/** Bounds of the files on the disk. The file that was used last always stays. */
interface KeptBounds {
  maxFiles: number
  maxBytes: number
}

/** The answers to the addresses of files, so that many records can have one address. */
export function createAnswers(bounds: KeptBounds) {
  /** The one that was used last comes last. */
  const files = new Map<string, { file: FileHandle; bytes: number }>()
  const sizes = new Map<string, number | undefined>()
  const failures = new Map<string, { error: IncomingFileError; count: number }>()
  let allBytes = 0

  async function ask<T>(address: string, request: () => Promise<T>): Promise<T> {
    const { error: known, count = 0 } = failures.get(address) ?? {}
    if (known && count >= MAX_FAILURES) throw known
    try {
      return await request()
    } catch (error) {
      // A fault of this machine's own disk ends the run.
      if (error instanceof IncomingFileError) failures.set(address, { error, count: count + 1 })
      throw error
    }
  }

  async function removeOldest(): Promise<void> {
    for (const [address, { file, bytes }] of files) {
      if (files.size === 1 || (files.size <= bounds.maxFiles && allBytes <= bounds.maxBytes)) return
      files.delete(address)
      allBytes -= bytes
      await file.close()
    }
  }

  return {
    /** `fetch` returns a file without a name, which is closed here. */
    async read(address: string, fetch: () => Promise<FileHandle>): Promise<Readable> {
      const known = files.get(address)
      const file = known?.file ?? (await ask(address, fetch))
      const bytes = known?.bytes ?? (await file.stat()).size
      if (known) files.delete(address)
      else allBytes += bytes
      files.set(address, { file, bytes })
      await removeOldest()
      return Readable.from(contentOf(file))
    },

    async sizeOf(
      address: string,
      request: () => Promise<number | undefined>,
    ): Promise<number | undefined> {
      if (!sizes.has(address)) sizes.set(address, await ask(address, request))
      return sizes.get(address)
    },

    async close(): Promise<void> {
      for (const { file } of files.values()) await file.close()
      files.clear()
    },
  }
}

const CHUNK_BYTES = 64 * 1024

/** A stream of the handle itself would close it. */
async function* contentOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(CHUNK_BYTES),
      0,
      CHUNK_BYTES,
      position,
    )
    if (bytesRead === 0) return
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
