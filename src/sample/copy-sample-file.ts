import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** Node's `copyFile` also copies the mode, with which everybody may read the software's files. */
export function copySampleFile(source: string, target: string): Promise<void> {
  return pipeline(createReadStream(source), createWriteStream(target))
}
