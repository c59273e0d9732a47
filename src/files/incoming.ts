import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../database/new-id.ts'
import { makeFolder } from './make-folder.ts'

/**
 * An upload that has arrived whole and waits under a temporary name, in a folder of its own in
 * which whatever is made of it may lie as well.
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

/** Writes a stream under a temporary name below `folder`; a stream that breaks off leaves nothing. */
export async function receive(
  stream: Readable,
  uploadedName: string,
  folder: string,
): Promise<IncomingFile> {
  const own = path.join(folder, newId())
  makeFolder(folder)
  await mkdir(own)
  const temporary = path.join(own, 'upload')
  try {
    await pipeline(stream, createWriteStream(temporary, { flags: 'wx' }))
    return new IncomingFile(temporary, uploadedName, (await stat(temporary)).size)
  } catch (error) {
    await rm(own, { recursive: true, force: true })
    throw error
  }
}

/** Removes an upload and all that was made of it and not kept. */
export async function discard(incoming: IncomingFile): Promise<void> {
  await rm(path.dirname(incoming.path), { recursive: true, force: true })
}

const SAMPLE_BYTES = 64 * 1024

/**
 * Writes a little below `folder` and removes it again.
 * @throws where uploads cannot be written there
 */
export async function checkRoom(folder: string): Promise<void> {
  await discard(await receive(Readable.from([Buffer.alloc(SAMPLE_BYTES)]), '', folder))
}
