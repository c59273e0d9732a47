import type { Readable } from 'node:stream'

/** The pixels of a picture. */
export interface PictureSize {
  width: number
  height: number
}

/** The size of a photo stands behind its preview, which can have 64 kB. */
const MAX_HEAD = 256 * 1024

/** Reads the beginning of a picture. Undefined for bytes that are no JPEG, PNG, GIF or WebP. */
export async function readPictureSize(content: Readable): Promise<PictureSize | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of content as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length >= MAX_HEAD) break
  }
  return sizeIn(Buffer.concat(parts))
}

function sizeIn(head: Buffer): PictureSize | undefined {
  try {
    const signature = head.toString('latin1', 0, 16)
    if (signature.startsWith('\x89PNG')) {
      return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
    }
    if (signature.startsWith('GIF8')) {
      return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) }
    }
    if (signature.startsWith('RIFF') && signature.startsWith('WEBP', 8)) return webpSize(head)
    return signature.startsWith('\xff\xd8') ? jpegSize(head) : undefined
  } catch (error) {
    // The picture is cut.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A JPEG is a row of segments, each with its length. One of them has the size. */
function jpegSize(head: Buffer): PictureSize | undefined {
  let at = 2
  while (head.readUInt8(at) === 0xff) {
    const kind = head.readUInt8(at + 1)
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)
    if (isFrame) return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) }
    at += kind === 0xff ? 1 : 2 + head.readUInt16BE(at + 2)
  }
  return undefined
}

function webpSize(head: Buffer): PictureSize | undefined {
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = head.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    default:
      return undefined
  }
}
