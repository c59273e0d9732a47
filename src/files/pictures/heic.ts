import { readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { type Box, MAX_PIXELS, Refused } from './limits.ts'
import { tiff } from './tiff.ts'

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
