import { systemCode } from '../../base/system-code.ts'
import { MAX_WIDTH } from './source.ts'

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

/** Treats an error while a file is read as an error of the file, unless the system is the cause. */
export async function readable<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode()
  } catch (cause) {
    if (systemCode(cause)) throw cause
    throw new Refused(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
