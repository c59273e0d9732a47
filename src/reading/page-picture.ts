import path from 'node:path'
import type { Sharp } from 'sharp'
import { newId } from '../database/new-id.ts'
import { WIDEST } from '../files/picture-limits.ts'
import { encode } from '../files/picture-work.ts'
import type { PagePicture } from './reading.ts'

/** Makes the renditions of a page below `folder`, named as the picture of a gallery. */
export async function makePagePicture(page: Sharp, folder: string): Promise<PagePicture> {
  const pixels = await page
    .resize(WIDEST)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const name = `${newId()}.webp`
  return { name, ...(await encode(pixels, path.join(folder, name), name)) }
}
