import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { readdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { IncomingFileError } from '../incoming-file-error.ts'

interface Listed {
  files: string[]
  /**
   * Files and folders whose names are in an old encoding, with `\xE9` in place of their bytes that are
   * no letters. Their names cannot be shown or stored.
   */
  notUtf8: string[]
}

/** All files, also those of inner folders. Links are not followed: they can lead out of the folder. */
export async function listFiles(folder: string): Promise<Listed> {
  const entries = await readdir(folder, { withFileTypes: true, encoding: 'buffer' })
  const lists = await Promise.all(
    entries.map(async (entry): Promise<Listed> => {
      const name = entry.name.toString()
      if (isIgnored(name)) return { files: [], notUtf8: [] }
      const inside = path.join(folder, name)
      if (!isUtf8(entry.name)) {
        const isShown = entry.isDirectory() || entry.isFile()
        return { files: [], notUtf8: isShown ? [path.join(folder, escaped(entry.name))] : [] }
      }
      if (entry.isDirectory()) return listFiles(inside)
      return { files: entry.isFile() ? [inside] : [], notUtf8: [] }
    }),
  )
  return {
    files: lists.flatMap(({ files }) => files),
    notUtf8: lists.flatMap(({ notUtf8 }) => notUtf8),
  }
}

/** The name with each byte that is no part of a letter as `\xE9`. */
function escaped(name: Buffer): string {
  let [text, at] = ['', 0]
  while (at < name.length) {
    const letter = [1, 2, 3, 4]
      .map((length) => name.subarray(at, at + length))
      .find((bytes) => isUtf8(bytes))
    text += letter?.toString() ?? String.raw`\x${name[at]!.toString(16).toUpperCase()}`
    at += letter?.length ?? 1
  }
  return text
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
