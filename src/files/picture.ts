import { FileRejected } from '../errors.ts'
import { type PictureAnswer, runPictureTask } from './picture-process.ts'

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

export interface CleanPicture {
  path: string
  fileSize: number
}

/** What a picture's process is asked for; its answer is what the function of that name returns. */
export type PictureTask =
  | { task: 'cut'; source: string; name: string }
  | { task: 'clean'; source: string }

/**
 * Makes every cut of a photo from one decode, upright and without EXIF, GPS or colour profile.
 * `name` ends in `.webp`; the files lie beside `source` under temporary names.
 * @throws FileRejected (400) for a damaged file or one with too many pixels
 */
export async function cutPicture(source: string, name: string): Promise<CutPicture> {
  return accepted(await runPictureTask<CutPicture>({ task: 'cut', source, name }))
}

/**
 * A picture that is published as a document (a scanned notice), upright and without EXIF or GPS,
 * in the format it came in.
 * @throws FileRejected (400) for a damaged file or one with too many pixels
 */
export async function cleanPicture(source: string): Promise<CleanPicture> {
  return accepted(await runPictureTask<CleanPicture>({ task: 'clean', source }))
}

function accepted<T>(answer: PictureAnswer<T>): T {
  if ('done' in answer) return answer.done
  throw Object.assign(
    new FileRejected(400, 'This picture is damaged or far too large. Choose another one.'),
    { cause: answer.refused },
  )
}
