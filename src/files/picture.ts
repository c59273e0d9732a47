import sharp from 'sharp'
import { FileRejected } from '../errors.ts'
import { cutName, cutWidths, MAX_WIDTH } from './picture-source.ts'

/** More pixels than any phone's camera takes; past this a file is a bomb, not a photo. */
const MAX_PIXELS = 5e7
const OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const

export interface PictureFile {
  name: string
  path: string
}

export interface CutPicture {
  files: PictureFile[]
  /** Bytes of the widest WebP, the one that `name` names. */
  fileSize: number
  width: number
  height: number
  color: string
}

/**
 * Makes every cut of a photo from one decode, upright and without EXIF, GPS or colour profile.
 * `name` ends in `.webp`; the files lie beside `source` under temporary names.
 * @throws FileRejected (400) for a damaged file or one with too many pixels
 */
export async function cutPicture(source: string, name: string): Promise<CutPicture> {
  const { data, info } = await readable(() =>
    sharp(source, OPTIONS)
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: 2 * MAX_WIDTH, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const files: PictureFile[] = []
  let fileSize = 0
  for (const width of [undefined, ...cutWidths(info.width)]) {
    for (const format of ['webp', 'avif'] as const) {
      const path = `${source}.${width ?? 'full'}.${format}`
      const cut = sharp(data, raw).resize({ width: width ?? info.width })
      const { size } = await (
        format === 'webp'
          ? cut.webp({ quality: 75, effort: 4 })
          : cut.avif({ quality: 50, effort: 2 })
      ).toFile(path)
      files.push({ name: cutName(name, width, format), path })
      if (!width && format === 'webp') fileSize = size
    }
  }
  const { channels } = await sharp(data, raw).stats()
  const color = `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`
  return { files, fileSize, width: info.width, height: info.height, color }
}

/**
 * A picture that is published as a document (a scanned notice), upright and without EXIF or GPS,
 * in the format it came in. Returns its new bytes' place and size.
 */
export async function cleanPicture(source: string): Promise<{ path: string; fileSize: number }> {
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

async function readable<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode()
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code) throw cause
    throw Object.assign(
      new FileRejected(400, 'This picture is damaged or far too large. Choose another one.'),
      { cause },
    )
  }
}
