import type { Readable } from 'node:stream'

/** Thrown where a stream ends before what it should still hold. */
export class Truncated extends Error {}

/** Reads a stream in pieces of the lengths that its reader knows to follow. */
export function createByteReader(stream: Readable) {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)

  /** At most so many bytes, but at least one. */
  async function some(most: number): Promise<Buffer> {
    while (rest.length === 0) {
      const next = await chunks.next()
      if (next.done) throw new Truncated('The stream ends too early.')
      rest = next.value
    }
    const taken = rest.subarray(0, most)
    rest = rest.subarray(most)
    return taken
  }

  async function* stretch(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      const part = await some(left)
      left -= part.length
      yield part
    }
  }

  return {
    /** The next `length` bytes, as they come. */
    stretch,
    /** The next `length` bytes, together. */
    async take(length: number): Promise<Buffer> {
      const parts: Buffer[] = []
      for await (const part of stretch(length)) parts.push(part)
      return Buffer.concat(parts)
    },
    /** Reads to the end; whether there was nothing but zeros. */
    async isZeroToEnd(): Promise<boolean> {
      let isZero = rest.every((byte) => byte === 0)
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
        isZero &&= next.value.every((byte) => byte === 0)
      }
      return isZero
    },
  }
}
