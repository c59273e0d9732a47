import { mkdirSync } from 'node:fs'

/** Makes a folder, and those above it where they are not there either. */
export function makeFolder(place: string): void {
  try {
    // Told to make those above as well, Node (26.10) calls a disk that can only be read "no such file".
    mkdirSync(place)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') mkdirSync(place, { recursive: true })
    else if (code !== 'EEXIST') throw error
  }
}
