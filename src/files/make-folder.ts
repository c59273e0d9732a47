import { mkdirSync } from 'node:fs'

/** Other accounts of the machine have no business among uploads and passwords' hashes. */
const mode = 0o700

/** Makes a folder, and those above it where they are not there either. */
export function makeFolder(place: string): void {
  try {
    // Told to make those above as well, Node (26.10) calls a disk that can only be read "no such file".
    mkdirSync(place, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') mkdirSync(place, { recursive: true, mode })
    else if (code !== 'EEXIST') throw error
  }
}
