import { constants } from 'node:os'

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
