import { readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { type Box, MAX_PIXELS, Refused } from './limits.ts'

const SHORT = 3

const LONG = 4

const BYTES = 7

/** Sharp reads the HEIF container, but can decode only AV1 in it. */
export function isHeic({ format, compression }: Metadata): boolean {
  return format === 'heif' && compression !== 'av1'
}

/**
 * Decodes an iPhone's photo and scales it down to the box. Keeps its colour profile, because iPhone
 * colours are wider than sRGB. The container sets the rotation; the EXIF orientation does not
 * apply.
 */
export async function decodeHeic(
  source: string,
  { icc, pagePrimary = 0 }: Metadata,
  box: Box,
): Promise<Sharp> {
  // Its 2 MB of script are loaded only for such a photo.
  const { default: decode } = await import('heic-decode')
  const images = await decode.all({ buffer: await readFile(source) })
  try {
    const image = images[pagePrimary] ?? images[0]!
    // This check comes before the decoding.
    if (image.width * image.height > MAX_PIXELS) throw new Refused('Too many pixels.')
    const { data, width, height } = await image.decode()
    const picture = sharp(data, { raw: { width, height, channels: 4 } })
    if (!icc) return picture
    const small = await picture.resize(box).raw().toBuffer({ resolveWithObject: true })
    // An invalid profile is ignored.
    return sharp(tiff(small.data, small.info, icc), { failOn: 'none' })
  } finally {
    images.dispose()
  }
}

/** Writes RGBA pixels as TIFF, the only raw-pixel format in which sharp reads a colour profile. */
function tiff(
  pixels: Buffer,
  { width, height }: { width: number; height: number },
  profile: Uint8Array,
): Buffer {
  const COUNT = 12
  const head = Buffer.alloc(8 + 2 + COUNT * 12 + 4 + 8)
  const pixelsAt = head.length
  let at = head.write('II*\0', 'latin1')
  at = head.writeUInt32LE(8, at)
  at = head.writeUInt16LE(COUNT, at)
  const tag = (id: number, type: number, count: number, value: number) => {
    at = head.writeUInt16LE(id, at)
    at = head.writeUInt16LE(type, at)
    at = head.writeUInt32LE(count, at)
    at = head.writeUInt32LE(value, at)
  }
  tag(256, LONG, 1, width)
  tag(257, LONG, 1, height)
  tag(258, SHORT, 4, pixelsAt - 8) // bits of each sample, at this offset
  tag(259, SHORT, 1, 1) // no compression
  tag(262, SHORT, 1, 2) // RGB
  tag(273, LONG, 1, pixelsAt)
  tag(277, SHORT, 1, 4) // samples per pixel
  tag(278, LONG, 1, height) // rows in the single strip
  tag(279, LONG, 1, pixels.length)
  tag(284, SHORT, 1, 1) // samples of a pixel are adjacent
  tag(338, SHORT, 1, 2) // the fourth sample is alpha
  tag(34675, BYTES, profile.length, pixelsAt + pixels.length)
  head.fill(Buffer.from([8, 0]), pixelsAt - 8)
  return Buffer.concat([head, pixels, profile])
}
