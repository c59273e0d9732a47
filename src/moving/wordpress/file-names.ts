import { nameOfPath } from '../../files/stored-name.ts'
import type { Attachment } from './export.ts'
import { isSized, sizeInName, withoutScaled, withoutSize } from './old-site.ts'
import type { PictureSize } from './picture-size.ts'
import type { Uploads } from './uploads.ts'

/** No picture that is content is smaller. WordPress cuts its smallest copies to a square. */
const MAX_THUMBNAIL = 300
/** WordPress rounds the sides of a copy. */
const ROUNDING = 0.02

/** Tells the copies that WordPress made of a picture from pictures whose own name ends like that. */
export interface FileNames {
  /** The original, if this path is a smaller copy. A picture with exactly this name wins. */
  originalOf: (path: string) => string
  /** Whether the export has a file of this name. */
  has: (path: string) => boolean
}

/**
 * `named` are paths with a size at their end, as the texts name them. If the export has no item for
 * such a picture, the uploads decide: a copy is a smaller picture of the same form as its original.
 */
export async function readFileNames(
  attachments: Iterable<Attachment>,
  named: Iterable<string>,
  uploads: Pick<Uploads, 'has' | 'sizeOf'> | undefined,
): Promise<FileNames> {
  const files = new Map([...attachments].map((one) => [one.path, one]))
  const plainNames = new Set([...files.keys()].map(withoutScaled))
  const own = new Set<string>()
  for (const path of named) {
    if (!files.has(path) && uploads?.has(path) && (await isOwn(path))) own.add(path)
  }

  async function isOwn(path: string): Promise<boolean> {
    const original = withoutSize(path)
    if (files.get(original)?.copies.has(nameOfPath(path))) return false
    const there = [original, ...scaledNames(original)].find((one) => uploads!.has(one))
    if (there === undefined) return !plainNames.has(original)
    const [copy, whole] = [await uploads!.sizeOf(path), await uploads!.sizeOf(there)]
    return copy !== undefined && whole !== undefined && !isCopy(path, copy, whole)
  }

  return {
    originalOf(path) {
      const plain = withoutScaled(path)
      if (files.has(path)) return files.has(plain) ? path : plain
      if (plainNames.has(path) || own.has(path) || !isSized(plain)) return plain
      return plainNames.has(plain) ? plain : withoutSize(plain)
    },
    has: (path) => files.has(path) || plainNames.has(path),
  }
}

/** `ক.jpg` can have been stored as `ক-scaled.jpg`. */
export function scaledNames(path: string): string[] {
  return ['-scaled', '-rotated'].map((mark) => path.replace(/(\.\w+)$/, `${mark}$1`))
}

/** A copy has the size that its name says, and the form of its original, unless it is a thumbnail. */
function isCopy(path: string, copy: PictureSize, whole: PictureSize): boolean {
  const said = sizeInName(path)!
  if (said.width !== copy.width || said.height !== copy.height) return false
  const isThumbnail = Math.max(copy.width, copy.height) <= MAX_THUMBNAIL
  const wholes = [whole, { width: whole.height, height: whole.width }]
  return wholes.some(({ width, height }) => {
    if (copy.width > width || copy.height > height) return false
    const [across, down] = [copy.width / width, copy.height / height]
    return isThumbnail || Math.abs(across / down - 1) < ROUNDING
  })
}
