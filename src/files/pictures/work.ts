import sharp, { type Sharp } from 'sharp'
import { decodeHeic, isHeic } from './heic.ts'
import type { CleanPicture, Renditions } from './task.ts'
import { renditionName, renditionWidths } from './source.ts'
import { type Box, checkSides, MAX_PIXELS, MAX_SIDES, readable, WIDEST } from './limits.ts'

const OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const

// One thread for each encoder, because the thread pool of the process limits the number of
// encoders.
sharp.concurrency(1)
sharp.cache(false)

/** Runs in the picture process for `makeRenditions`. */
export async function render(source: string, name: string): Promise<Renditions> {
  const pixels = await readable(async () =>
    (await openPhoto(source))
      .autoOrient()
      .resize(WIDEST)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  return encode(pixels, source, name)
}

export interface Pixels {
  data: Uint8Array
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/** Makes the renditions of a picture that is as wide as its widest rendition. */
export async function encode(pixels: Pixels, source: string, name: string): Promise<Renditions> {
  const { data } = pixels
  const { width, height, channels } = pixels.info
  const raw = { raw: { width, height, channels } }
  const widths = [undefined, ...renditionWidths(width)]
  // AVIF first, because it is the slowest, and the other encoders run at the same time.
  const renditions = (['avif', 'webp'] as const).flatMap((format) =>
    widths.map(async (narrower) => {
      const path = `${source}.${narrower ?? 'full'}.${format}`
      const picture = sharp(data, raw).resize({ width: narrower ?? width })
      const { size } = await (
        format === 'webp'
          ? picture.webp({ quality: 75, effort: 4 })
          : picture.avif({ quality: 50, effort: 2 })
      ).toFile(path)
      return { name: renditionName(name, narrower, format), path, size }
    }),
  )
  const [files, color] = await Promise.all([Promise.all(renditions), meanColor(sharp(data, raw))])
  return {
    files: files.map(({ name: fileName, path }) => ({ name: fileName, path })),
    fileSize: files.find((file) => file.name === name)!.size,
    width,
    height,
    color,
  }
}

/** Runs in the picture process for `cleanPicture`. */
export async function clean(source: string): Promise<CleanPicture> {
  const path = `${source}.clean`
  const { format } = await readable(() => sharp(source, OPTIONS).metadata())
  const photo = await readable(() => openPhoto(source, MAX_SIDES))
  const picture = photo.autoOrient()
  const encoded =
    format === 'webp'
      ? picture.webp({ quality: 88 })
      : format === 'png'
        ? picture.png({ compressionLevel: 9 })
        : picture.toColourspace('srgb').jpeg({ quality: 88, mozjpeg: true })
  const { size } = await readable(() => encoded.toFile(path))
  return { path, fileSize: size }
}

/** Opens a photo of any accepted kind. Does not decode it yet if sharp can do that later. */
export async function openPhoto(source: string, box: Box = WIDEST): Promise<Sharp> {
  // libheif's limit on tiles would refuse a phone's photo of 48 megapixels.
  const metadata = await sharp(source, { ...OPTIONS, unlimited: true }).metadata()
  checkSides(metadata)
  return isHeic(metadata) ? decodeHeic(source, metadata, box) : sharp(source, OPTIONS)
}

async function meanColor(picture: Sharp): Promise<string> {
  const [red, green, blue] = await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${[red!, green!, blue!].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
