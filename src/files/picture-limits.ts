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

/** What libvips (8.18) says of a disk, which writes without Node, by Node's codes. */
const SYSTEM_WORDS: Record<string, RegExp> = {
  ENOSPC: /No space left on device/,
  EDQUOT: /quota exceeded/i,
  EROFS: /Read-only file system/,
  EACCES: /Permission denied/,
  EIO: /Input\/output error/,
}

/** The system's code where it and not the file is at fault. */
export function systemCode(error: unknown): string | undefined {
  const said = String(error)
  return (
    (error as NodeJS.ErrnoException).code ??
    Object.keys(SYSTEM_WORDS).find((known) => SYSTEM_WORDS[known]!.test(said))
  )
}

/** Whatever goes wrong while a file is read is the file's fault, unless the system says otherwise. */
export async function readable<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode()
  } catch (cause) {
    if (systemCode(cause)) throw cause
    throw new Refused(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
