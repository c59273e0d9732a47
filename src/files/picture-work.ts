import sharp, { type Sharp } from 'sharp'
import { decodeHeic, isHeic } from './heic.ts'
import type { CleanPicture, CutPicture } from './picture.ts'
import { cutName, cutWidths } from './picture-source.ts'
import { MAX_PIXELS, Refused, readable, WIDEST } from './picture-limits.ts'

export { Refused }

const OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const

// One thread an encoder: the process's thread pool bounds how many there are.
sharp.concurrency(1)
sharp.cache(false)

/** The work of `cutPicture`. */
export async function cut(source: string, name: string): Promise<CutPicture> {
  const { data, info } = await readable(async () =>
    (await open(source))
      .autoOrient()
      .resize(WIDEST)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = info
  const raw = { raw: { width, height, channels } }
  const widths = [undefined, ...cutWidths(width)]
  // The slowest first: the others are made beside it.
  const cuts = (['avif', 'webp'] as const).flatMap((format) =>
    widths.map(async (narrower) => {
      const path = `${source}.${narrower ?? 'full'}.${format}`
      const picture = sharp(data, raw).resize({ width: narrower ?? width })
      const { size } = await (
        format === 'webp'
          ? picture.webp({ quality: 75, effort: 4 })
          : picture.avif({ quality: 50, effort: 2 })
      ).toFile(path)
      return { name: cutName(name, narrower, format), path, size }
    }),
  )
  const [files, color] = await Promise.all([Promise.all(cuts), meanColor(sharp(data, raw))])
  return {
    files: files.map(({ name: cutsName, path }) => ({ name: cutsName, path })),
    fileSize: files.find((file) => file.name === name)!.size,
    width,
    height,
    color,
  }
}

/** The work of `cleanPicture`. */
export async function clean(source: string): Promise<CleanPicture> {
  const path = `${source}.clean`
  const picture = sharp(source, OPTIONS).autoOrient()
  const { format } = await readable(() => picture.metadata())
  const encoded =
    format === 'jpeg'
      ? picture.jpeg({ quality: 88, mozjpeg: true })
      : format === 'webp'
        ? picture.webp({ quality: 88 })
        : picture.png({ compressionLevel: 9 })
  const { size } = await readable(() => encoded.toFile(path))
  return { path, fileSize: size }
}

/** A photo of any kind that is accepted, not yet decoded where that can wait. */
async function open(source: string): Promise<Sharp> {
  // libheif's limits would refuse a phone's 48 megapixels for being cut into too many tiles.
  const metadata = await sharp(source, { ...OPTIONS, unlimited: true }).metadata()
  return isHeic(metadata) ? decodeHeic(source, metadata) : sharp(source, OPTIONS)
}

async function meanColor(picture: Sharp): Promise<string> {
  const [red, green, blue] = await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${[red!, green!, blue!].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
