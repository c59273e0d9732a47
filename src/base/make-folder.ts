import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/** Other accounts of the machine must not read uploads and password hashes. */
const mode = 0o700

/**
 * Makes a folder and its missing parents. It does not use the `recursive` option: with it, Node
 * (26.10) reports a read-only disk as "no such file", and below /proc it never returns.
 */
export function makeFolder(folder: string): void {
  const parent = path.dirname(folder)
  if (!existsSync(parent)) makeFolder(parent)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** @throws if the folder cannot be made, or if this user may not write to it */
export function makeWritableFolder(folder: string): void {
  makeFolder(folder)
  // Without this check, SQLite only reports that it cannot open its file.
  accessSync(folder, constants.W_OK)
}
