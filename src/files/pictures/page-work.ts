import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Sharp } from 'sharp'
import { makePagePicture } from './page-picture.ts'
import type { BoundPage } from './task.ts'
import { readable } from './limits.ts'
import { openPhoto } from './work.ts'
import { cleanPage } from '../../paper/clean-page.ts'
import { fromRaster, type Raster, toRaster } from '../../paper/raster.ts'

/** Pixels of the longer side: A4 at 170 dots per inch. */
const LONGER_SIDE = 2000
/** Bytes of a page's JPEG. Together with its part of the PDF, a page has less than 150 kB. */
const MAX_JPEG_BYTES = 145_000
/** Tried in this order until a page is small enough. With the last size, it always is. */
const SIZES = [LONGER_SIDE, 1600, 1200, 800, 400]
const QUALITIES = [75, 60, 48, 38]
/** The lowest quality needs at least this share of the bytes of the highest quality. */
const LEAST_SHARE = 1 / 4
/** Points (1/72 inch). */
const A4 = { short: 595.28, long: 841.89 }

/** Runs in the picture process for `makePage`. */
export async function makePageOf(source: string): Promise<BoundPage> {
  const photo = await readable(async () =>
    toRaster(
      (await openPhoto(source)).autoOrient().resize({
        width: LONGER_SIDE,
        height: LONGER_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      }),
      3,
    ),
  )
  const page = await onA4(await cleanPage(photo))
  const jpeg = `${source}.jpg`
  const [picture] = await Promise.all([
    makePagePicture(fromRaster(page), path.dirname(source)),
    writeJpeg(page, jpeg),
  ])
  return { jpeg, isWide: page.width > page.height, picture }
}

/** Adds white at two sides, so that the page has the proportions of A4. */
function onA4(page: Raster): Promise<Raster> {
  const { width, height } = page
  const [wide, high] = width > height ? [A4.long, A4.short] : [A4.short, A4.long]
  const missing = {
    x: Math.max(0, Math.round((height * wide) / high) - width),
    y: Math.max(0, Math.round((width * high) / wide) - height),
  }
  const extended = fromRaster(page).extend({
    left: Math.floor(missing.x / 2),
    right: Math.ceil(missing.x / 2),
    top: Math.floor(missing.y / 2),
    bottom: Math.ceil(missing.y / 2),
    background: '#fff',
  })
  return toRaster(extended, 3)
}

async function writeJpeg(page: Raster, target: string): Promise<void> {
  for (const size of SIZES) {
    for (const quality of QUALITIES) {
      await smaller(page, size).jpeg({ quality, mozjpeg: true }).toFile(target)
      const { size: bytes } = await stat(target)
      if (bytes <= MAX_JPEG_BYTES) return
      if (bytes * LEAST_SHARE > MAX_JPEG_BYTES) break
    }
  }
}

function smaller(page: Raster, size: number): Sharp {
  const box = { width: size, height: size, fit: 'inside', withoutEnlargement: true } as const
  return fromRaster(page).resize(box)
}

/** Runs in the picture process for `bindPages`. Returns the bytes of the PDF. */
export async function bind(pages: Pick<BoundPage, 'jpeg' | 'isWide'>[], target: string) {
  // Loading it takes a tenth of a second, and the pages are made without it.
  const { default: Pdf } = await import('pdfkit')
  const file = new Pdf({ autoFirstPage: false })
  const written = pipeline(file, createWriteStream(target))
  for (const { jpeg, isWide } of pages) {
    const size = isWide ? [A4.long, A4.short] : [A4.short, A4.long]
    file.addPage({ size: size as [number, number], margin: 0 })
    file.image(jpeg, 0, 0, { width: size[0]!, height: size[1]! })
  }
  file.end()
  await written
  return (await stat(target)).size
}
