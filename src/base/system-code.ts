import { constants } from 'node:os'

/** libvips (8.18) writes files itself, so its errors have messages, but no codes of Node. */
const SYSTEM_MESSAGES: Record<string, RegExp> = {
  ENOSPC: /No space left on device/,
  EDQUOT: /quota exceeded/i,
  EROFS: /Read-only file system/,
  EACCES: /Permission denied/,
  EFBIG: /File too large/,
  EIO: /Input\/output error/,
}

/** The system's error code if the machine is the cause; undefined if the file is the cause. */
export function systemCode(error: unknown): string | undefined {
  const { code } = error as NodeJS.ErrnoException
  // Libraries have their own codes, such as zlib's Z_DATA_ERROR for a damaged file.
  if (code !== undefined && code in constants.errno) return code
  const message = String(error)
  return Object.keys(SYSTEM_MESSAGES).find((known) => SYSTEM_MESSAGES[known]!.test(message))
}
