import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/** Other accounts of the machine have no business among uploads and passwords' hashes. */
const mode = 0o700

/**
 * Makes a folder, and those above it where they are not there either. Told to make those itself, Node
 * (26.10) calls a disk that can only be read "no such file", and below /proc it tries for ever.
 */
export function makeFolder(place: string): void {
  const parent = path.dirname(place)
  if (!existsSync(parent)) makeFolder(parent)
  try {
    mkdirSync(place, { mode })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
