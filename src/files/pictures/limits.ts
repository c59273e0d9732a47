import { systemCode } from '../../base/system-code.ts'
import { MAX_WIDTH } from './source.ts'

/** No phone makes pictures with more pixels. A larger picture is an attack (decompression bomb). */
export const MAX_PIXELS = 5e7

/** A longer side is an attack too: some steps need memory for whole rows or columns. */
const LONGEST_SIDE = 30_000

/** @throws Refused for a picture that is longer than any phone's */
export function checkSides({ width = 0, height = 0 }: { width?: number; height?: number }): void {
  if (Math.max(width, height) > LONGEST_SIDE) throw new Refused('A side is too long.')
}

/** A larger picture is scaled down to fit. Sizes are in pixels. */
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
/** No phone makes pictures with longer sides, so they keep their size. */
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
