import { readFile } from 'node:fs/promises'
import decode from 'heic-decode'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { MAX_PIXELS, Refused, WIDEST } from './picture-limits.ts'
import { tiff } from './tiff.ts'

/** Sharp knows the container, and of what may lie in it AV1 alone. */
export function isHeic({ format, compression }: Metadata): boolean {
  return format === 'heif' && compression !== 'av1'
}

/**
 * An iPhone's photo, decoded and already made small, with its colour profile (iPhones' colours are
 * wider than the web's). Upright as the container says; the EXIF's word on that does not count there.
 */
export async function decodeHeic(
  source: string,
  { icc, pagePrimary = 0 }: Metadata,
): Promise<Sharp> {
  const images = await decode.all({ buffer: await readFile(source) })
  try {
    const image = images[pagePrimary] ?? images[0]!
    // Known before a pixel is decoded.
    if (image.width * image.height > MAX_PIXELS) throw new Refused('Too many pixels.')
    const { data, width, height } = await image.decode()
    const picture = sharp(data, { raw: { width, height, channels: 4 } })
    if (!icc) return picture
    const small = await picture.resize(WIDEST).raw().toBuffer({ resolveWithObject: true })
    // A profile that is none is passed over.
    return sharp(tiff(small.data, small.info, icc), { failOn: 'none' })
  } finally {
    images.dispose()
  }
}
