import { createWriteStream, mkdirSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../base/new-id.ts'
import { FileRejected } from '../errors/classes.ts'
import { makeFolder } from '../base/make-folder.ts'

/**
 * A completely received upload under a temporary name. Its own folder also holds the files that are
 * made from it.
 */
export class IncomingFile {
  readonly path: string
  readonly uploadedName: string
  readonly size: number

  constructor(filePath: string, uploadedName: string, size: number) {
    this.path = filePath
    this.uploadedName = uploadedName
    this.size = size
  }
}

/** Writes a stream to a temporary file below `folder`; removes it if the stream breaks off. */
export async function receive(
  stream: Readable,
  uploadedName: string,
  folder: string,
): Promise<IncomingFile> {
  const own = path.join(folder, newId())
  makeFolder(folder)
  // The pipeline must listen before the stream can fail; otherwise its error ends the process.
  mkdirSync(own)
  const temporary = path.join(own, 'upload')
  try {
    await pipeline(stream, createWriteStream(temporary, { flags: 'wx' }))
    return new IncomingFile(temporary, uploadedName, (await stat(temporary)).size)
  } catch (error) {
    await rm(own, { recursive: true, force: true })
    throw error
  }
}

/** Works on each upload. If there are several, its refusal names the upload. */
export function eachUpload<T>(
  uploads: readonly IncomingFile[],
  work: (upload: IncomingFile) => Promise<T>,
): Promise<T>[] {
  return uploads.map(async (upload, index) => {
    try {
      return await work(upload)
    } catch (error) {
      if (uploads.length > 1 && error instanceof FileRejected)
        error.nameFile(upload.uploadedName, index)
      throw error
    }
  })
}

/** Removes an upload and the files made from it that were not moved into the store. */
export async function discard(incoming: IncomingFile): Promise<void> {
  await rm(path.dirname(incoming.path), { recursive: true, force: true })
}

const SAMPLE_BYTES = 64 * 1024

/**
 * Writes a small file below `folder` and removes it.
 * @throws if uploads cannot be written there
 */
export async function checkRoom(folder: string): Promise<void> {
  await discard(await receive(Readable.from([Buffer.alloc(SAMPLE_BYTES)]), '', folder))
}
