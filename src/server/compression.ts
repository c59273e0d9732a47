import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gunzip,
  gzip,
} from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { createSemaphore } from '../base/semaphore.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const COMPRESSED: Encoding[] = ['br', 'gzip']

/** A shorter answer fits into one packet uncompressed. Answers with secrets are shorter. */
export const MIN_BYTES_TO_COMPRESS = 1200

/**
 * The best encoding that Accept-Encoding names. It ignores `*`, which the negotiator would read as
 * the first encoding even if that is refused (`br;q=0, *`). deploy/nginx.conf does the same.
 */
export function chooseEncoding(accepted = ''): Encoding {
  const named = accepted.toLowerCase().replaceAll('*', 'identity')
  return negotiate(named, COMPRESSED) ?? 'identity'
}

/**
 * As many as libuv has threads. Each further page would use its memory (2 MB with brotli) while it
 * waits for a thread.
 */
const compressing = createSemaphore(4)

/**
 * Measured on six pages of 36 to 62 kB: quality 7 takes 1 to 2 ms, quality 10 takes 15 to 27 ms for
 * 5 % fewer bytes. After each change of the content, every cached page is compressed again, and a
 * visitor waits for it.
 */
const BROTLI_QUALITY = 7

export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  return compressing.run(() =>
    encoding === 'br' ? brotli(bytes) : promisify(gzip)(bytes, { level: 5 }),
  )
}

/** The inverse of `compress`. */
export function decompress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return promisify(encoding === 'br' ? brotliDecompress : gunzip)(bytes)
}

/** For an answer of unknown length. A window of 256 kB limits the memory of each stream. */
export function createEncoder(encoding: 'br' | 'gzip'): Transform {
  if (encoding === 'gzip') return createGzip()
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } =
    constants
  return createBrotliCompress({
    params: {
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_QUALITY]: 5,
      [BROTLI_PARAM_LGWIN]: 18,
    },
  })
}

function brotli(bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    // Not larger than the page. The default window takes megabytes for each page in progress.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      Math.max(Math.ceil(Math.log2(bytes.length + 1)), constants.BROTLI_MIN_WINDOW_BITS),
      constants.BROTLI_DEFAULT_WINDOW,
    ),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return promisify(brotliCompress)(bytes, { params })
}
