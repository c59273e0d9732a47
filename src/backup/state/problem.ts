import { stat } from 'node:fs/promises'

/** A backup or restore that is not possible. The message is one line for the user. */
export class BackupProblem extends Error {}

/** The error for an archive that does not have the content that this software wrote. */
export function damaged(fault: string, cause?: unknown): BackupProblem {
  return new BackupProblem(`The archive is damaged: ${fault}. Nothing was changed.`, { cause })
}

const WORDS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk can only be read',
  EFBIG: 'the file system or the limit of this user (ulimit -f) allows no file of this size',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  SQLITE_FULL: 'the disk is full',
  // PostgreSQL
  '53100': 'the disk is full',
}

/** Why it failed, for the middle of a sentence; undefined if it was not the machine. */
export function reasonOf(error: unknown): string | undefined {
  const { code = '' } = error as NodeJS.ErrnoException
  // SQLite cannot open its files on a full disk.
  return code.startsWith('SQLITE_IOERR') ? 'the disk is full or cannot be written' : WORDS[code]
}

/** One line about any failure. */
export function describeFailure(error: unknown): string {
  const { path, message } = error as NodeJS.ErrnoException
  const words = reasonOf(error)
  if (!words) return message
  // The user gave the final name and does not know the temporary one.
  return path ? `${path.replace(/\.part-.*$/, '')}: ${words}.` : `Nothing was changed: ${words}.`
}

/** Whether the file does not exist, on the disk or in the bucket. */
export function isAbsent(error: unknown): boolean {
  const { code, name } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || name === 'NoSuchKey'
}

/** @throws if the disk fails */
export async function exists(file: string): Promise<boolean> {
  try {
    return Boolean(await stat(file))
  } catch (error) {
    if (isAbsent(error)) return false
    throw error
  }
}
