import { constants } from 'node:os'
import { MAX_WIDTH } from './picture-source.ts'

/** More pixels than any phone's camera has. A larger picture is an attack (decompression bomb). */
export const MAX_PIXELS = 5e7

/** A larger picture is made smaller, so that it fits. Pixels. */
export interface Box {
  width: number
  height: number
  fit: 'inside'
  withoutEnlargement: true
}

/** The widest rendition fits into this box. */
export const WIDEST: Box = {
  width: MAX_WIDTH,
  height: 2 * MAX_WIDTH,
  fit: 'inside',
  withoutEnlargement: true,
}
/** The whole picture, also of a phone with 200 megapixels whose file has fewer. */
export const MAX_SIDES: Box = { ...WIDEST, width: 20_000, height: 20_000 }

/** The picture cannot be read, and the cause is the file, not the machine. */
export class Refused extends Error {}

/** libvips (8.18) writes without Node. This maps Node's error codes to its messages. */
const SYSTEM_WORDS: Record<string, RegExp> = {
  ENOSPC: /No space left on device/,
  EDQUOT: /quota exceeded/i,
  EROFS: /Read-only file system/,
  EACCES: /Permission denied/,
  EIO: /Input\/output error/,
}

/** The system's error code if the machine is the cause; undefined if the file is. */
export function systemCode(error: unknown): string | undefined {
  const { code } = error as NodeJS.ErrnoException
  // Libraries have codes of their own, such as zlib's Z_DATA_ERROR for a damaged file.
  if (code !== undefined && code in constants.errno) return code
  const said = String(error)
  return Object.keys(SYSTEM_WORDS).find((known) => SYSTEM_WORDS[known]!.test(said))
}

/** Treats an error while a file is read as an error of the file, unless the system is the cause. */
export async function readable<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode()
  } catch (cause) {
    if (systemCode(cause)) throw cause
    throw new Refused(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
