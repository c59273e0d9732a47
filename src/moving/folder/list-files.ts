import { createReadStream } from 'node:fs'
import { readdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { IncomingFileError } from '../incoming-file-error.ts'

/** All files, also those of inner folders. Links are not followed: they can lead out of the folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const lists = await Promise.all(
    entries
      .filter(({ name }) => !isIgnored(name))
      .map(async (entry) => {
        const inside = path.join(folder, entry.name)
        if (entry.isDirectory()) return listFiles(inside)
        return entry.isFile() ? [inside] : []
      }),
  )
  return lists.flat()
}

/** Files that the system or Office puts into a folder. */
function isIgnored(name: string): boolean {
  return (
    name.startsWith('.') || name.startsWith('~$') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name)
  )
}

/**
 * Opens a file that `listFiles` has found in `folder`. A part of its path can have become a link since.
 * @throws IncomingFileError if the file is outside of the folder
 */
export async function openListed(folder: string, file: string): Promise<Readable> {
  const [root, real] = await Promise.all([realpath(folder), realpath(file)])
  if (!real.startsWith(root.endsWith(path.sep) ? root : root + path.sep))
    throw new IncomingFileError('not-in-folder', { path: path.relative(folder, file) })
  return createReadStream(real)
}
