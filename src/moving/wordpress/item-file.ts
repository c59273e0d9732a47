import { readSync } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '../../base/new-id.ts'
import type { ExportItem } from './read-xml.ts'

const BUFFER_BYTES = 1024 * 1024

export interface ItemPosition {
  offset: number
  bytes: number
}

/**
 * The items of an export in a temporary file, so that a large export does not need memory. The file
 * has no name, so it is gone when the process ends.
 */
export interface ItemFile {
  add(item: ExportItem): Promise<ItemPosition>
  read(position: ItemPosition): Promise<ExportItem>
  close(): Promise<void>
}

export async function createItemFile(folder: string = tmpdir()): Promise<ItemFile> {
  const name = path.join(folder, `move-in-${newId()}`)
  // The texts of private posts are in it.
  const handle: FileHandle = await open(name, 'wx+', 0o600)
  await rm(name)
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let written = 0

  async function flush(): Promise<void> {
    if (waitingBytes === 0) return
    const bytes = Buffer.concat(waiting)
    ;[waiting, waitingBytes] = [[], 0]
    await handle.writeFile(bytes)
    written += bytes.length
  }

  return {
    async add(item) {
      const bytes = Buffer.from(JSON.stringify(item))
      const position = { offset: written + waitingBytes, bytes: bytes.length }
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (waitingBytes >= BUFFER_BYTES) await flush()
      return position
    },
    async read({ offset, bytes }) {
      await flush()
      const buffer = Buffer.alloc(bytes)
      // The bytes are in the system's page cache. An asynchronous read takes ten times as long.
      readSync(handle.fd, buffer, 0, bytes, offset)
      return JSON.parse(buffer.toString()) as ExportItem
    },
    close: () => handle.close(),
  }
}
