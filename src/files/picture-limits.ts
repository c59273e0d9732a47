import { MAX_WIDTH } from './picture-source.ts'

/** More pixels than any phone's camera takes; past this a file is a bomb, not a photo. */
export const MAX_PIXELS = 5e7

/** Into what the widest cut is made to fit. */
export const WIDEST = {
  width: MAX_WIDTH,
  height: 2 * MAX_WIDTH,
  fit: 'inside',
  withoutEnlargement: true,
} as const

/** The file is no picture that can be read, and it is the file's fault. */
export class Refused extends Error {}

/** Whatever goes wrong while a file is read is the file's fault, unless the system says otherwise. */
export async function readable<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode()
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code) throw cause
    throw new Refused(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
