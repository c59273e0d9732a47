import { FileRejected } from '../../errors/classes.ts'
import { type PictureAnswer, runPictureTask } from './process.ts'
import type { BoundPage, CleanPicture, Renditions } from './task.ts'

/**
 * Decodes a photo once and makes all its renditions, rotated upright, without EXIF, GPS or colour
 * profile. `name` ends in `.webp`; the files are beside `source` under temporary names.
 * @throws FileRejected (400) for a damaged file or one with too many pixels
 */
export async function makeRenditions(source: string, name: string): Promise<Renditions> {
  return accepted(await runPictureTask<Renditions>({ task: 'render', source, name }))
}

/**
 * Re-encodes a picture that is published as a document (a scanned notice), rotated upright, without
 * EXIF or GPS, in its original format.
 * @throws FileRejected (400) for a damaged file or one with too many pixels
 */
export async function cleanPicture(source: string): Promise<CleanPicture> {
  return accepted(await runPictureTask<CleanPicture>({ task: 'clean', source }))
}

/**
 * Makes a page out of the photo of a paper: upright, level, trimmed and white, without EXIF or GPS.
 * Its files are beside `source`.
 * @throws FileRejected (400) for a damaged file or one with too many pixels
 */
export async function makePage(source: string): Promise<BoundPage> {
  return accepted(await runPictureTask<BoundPage>({ task: 'makePage', source }))
}

/** Binds pages, in order, into one PDF at the path `source`. Returns its size in bytes. */
export async function bindPages(pages: BoundPage[], source: string): Promise<number> {
  const plain = pages.map(({ jpeg, isWide }) => ({ jpeg, isWide }))
  return accepted(await runPictureTask<number>({ task: 'bindPages', source, pages: plain }))
}

function accepted<T>(answer: PictureAnswer<T>): T {
  if ('done' in answer) return answer.done
  const code = answer.isCutOff ? 'picture-cut-off' : 'picture-damaged'
  throw Object.assign(new FileRejected(400, code), { cause: answer.refused })
}
