/** A backup or restore that cannot be; the message is one line for whoever asked for it. */
export class BackupProblem extends Error {}

const WORDS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk can only be read',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  SQLITE_FULL: 'the disk is full',
}

/** One line for whatever went wrong. */
export function describeFailure(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException
  const words = code === undefined ? undefined : WORDS[code]
  if (!words) return message
  // The temporary name says nothing to whoever gave the other.
  return path ? `${path.replace(/\.part-.*$/, '')}: ${words}.` : `Nothing was changed: ${words}.`
}

/** Not there, on the disk or in the bucket. */
export function isAbsent(error: unknown): boolean {
  const { code, name } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || name === 'NoSuchKey'
}
