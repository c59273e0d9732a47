import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** More than the number of styles in `inlined` of src/entry.server.tsx. */
const KEPT_STYLES = 20
/** Deflate can refer to this many bytes before a text. */
const WINDOW_BYTES = 32 * 1024
/** RFC 1952: deflate, without a name and a time. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

/** A part that ends with a whole byte, so that another part can follow. */
const PART = { level: 9, finishFlush: constants.Z_SYNC_FLUSH }
/** With the style as the dictionary, a page is as small as with level 9 without it. */
const LEVEL = 5

const styles = new LRUCache<string, Buffer>({ max: KEPT_STYLES })

/**
 * Gzips a page with the style in its head, which is half of the page and the same on many pages: it
 * is compressed once. Undefined for anything else.
 */
export function gzipPage(html: Buffer): Promise<Buffer> | undefined {
  const start = html.indexOf('<style>')
  const end = html.indexOf('</style></head>', start)
  return start === -1 || end === -1 ? undefined : gzipInParts(html, start, end)
}

async function gzipInParts(html: Buffer, start: number, end: number): Promise<Buffer> {
  const dictionary = html.subarray(Math.max(0, end - WINDOW_BYTES), end)
  const rest = await promisify(deflateRaw)(html.subarray(end), { level: LEVEL, dictionary })
  return Buffer.concat([
    HEADER,
    deflateRawSync(html.subarray(0, start), PART),
    compressedStyle(html.subarray(start, end)),
    rest,
    checksum(html),
  ])
}

function compressedStyle(style: Buffer): Buffer {
  const key = style.toString('latin1')
  const compressed = styles.get(key) ?? deflateRawSync(style, PART)
  styles.set(key, compressed)
  return compressed
}

function checksum(bytes: Buffer): Buffer {
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc32(bytes), 0)
  end.writeUInt32LE(bytes.length, 4)
  return end
}
