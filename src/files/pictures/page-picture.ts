import { stat } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { WIDEST } from './limits.ts'
import { renditionName } from './source.ts'
import type { PagePicture } from './task.ts'
import { encode } from './work.ts'
import { newFileId } from '../stored-name.ts'

/** Bytes of the picture that a phone with 360 pixels and a ratio of 2 loads. */
export const MAX_BYTES = 90_000
/**
 * For pages with the noise of a scanner. They get a quarter of the bytes, and stay easy to read.
 */
const LOW_QUALITY = { quality: 30, effort: 2 }

/**
 * Makes the renditions of a page below `folder`, named as the picture of a gallery. The encoders,
 * which take long, begin after `start`.
 */
export async function makePagePicture(
  page: Sharp,
  folder: string,
  start?: Promise<void>,
): Promise<PagePicture> {
  const pixels = await page
    .resize(WIDEST)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  await start
  const name = `${newFileId()}.webp`
  const picture = { name, ...(await encode(pixels, path.join(folder, name), name)) }
  const widest = widestAvif(picture)
  if ((await stat(widest.path)).size > MAX_BYTES) {
    await sharp(pixels.data, { raw: pixels.info }).avif(LOW_QUALITY).toFile(widest.path)
  }
  return picture
}

export function widestAvif({ name, files }: PagePicture): PagePicture['files'][number] {
  return files.find((file) => file.name === renditionName(name, undefined, 'avif'))!
}
