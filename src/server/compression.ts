import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const COMPRESSED: Encoding[] = ['br', 'gzip']

/** The best that the request's Accept-Encoding takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  return ((accepted && negotiate(accepted, COMPRESSED)) as Encoding | null) || 'identity'
}

/** In under a millisecond or two, for an answer that somebody waits for. */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(bytes, 5)
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 9 })
  return Promise.resolve(bytes)
}

let last: Promise<unknown> = Promise.resolve()

/**
 * As small as brotli goes, a tenth less than `compress`, at a hundred times its work: one at a time,
 * so that photos and passwords find threads of the pool beside it.
 */
export function compressThoroughly(bytes: Buffer, isStillWanted: () => boolean) {
  const result = last.then(() => (isStillWanted() ? brotli(bytes, 11) : undefined))
  last = result.catch(() => {})
  return result
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // No wider than the page: the usual window takes megabytes for each page in the making.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      Math.max(Math.ceil(Math.log2(bytes.length + 1)), constants.BROTLI_MIN_WINDOW_BITS),
      constants.BROTLI_DEFAULT_WINDOW,
    ),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return promisify(brotliCompress)(bytes, { params })
}
