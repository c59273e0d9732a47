import type { Readable } from 'node:stream'

/** The stream ended before all expected bytes were read. */
export class Truncated extends Error {}

/** Reads a stream in pieces of given lengths. */
export function createByteReader(stream: Readable) {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)

  /** Reads between 1 and `maxBytes` bytes. */
  async function some(maxBytes: number): Promise<Buffer> {
    while (rest.length === 0) {
      const next = await chunks.next()
      if (next.done) throw new Truncated('The stream ends too early.')
      rest = next.value
    }
    const taken = rest.subarray(0, maxBytes)
    rest = rest.subarray(maxBytes)
    return taken
  }

  async function* takeChunks(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      const part = await some(left)
      left -= part.length
      yield part
    }
  }

  return {
    /** The next `length` bytes, in chunks. */
    takeChunks,
    /** The next `length` bytes, in one buffer. */
    async take(length: number): Promise<Buffer> {
      const parts: Buffer[] = []
      for await (const part of takeChunks(length)) parts.push(part)
      return Buffer.concat(parts)
    },
    /** Reads to the end. True if at most `maxBytes` were left and all of them are zeros. */
    async isZeroToEnd(maxBytes: number): Promise<boolean> {
      let left = maxBytes - rest.length
      let isZero = rest.every((byte) => byte === 0)
      while (isZero && left >= 0) {
        const next = await chunks.next()
        if (next.done) return true
        left -= next.value.length
        isZero = next.value.every((byte) => byte === 0)
      }
      return false
    },
  }
}
