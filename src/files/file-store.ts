import type { Readable } from 'node:stream'
import type { Area } from './table.ts'

export interface StoredContent {
  /** Bytes. */
  size: number
  /** `range` is in bytes; both ends are included. */
  read(range?: { start: number; end: number }): Promise<Readable>
}

interface ListedFile {
  name: string
  /** The time of the last write, in milliseconds since 1970. */
  writtenAtMs: number
}

/** Cards are made on request. No row names them, and no address leads to this folder. */
export type StoreArea = Area | 'cards'

/** Stores file contents in a folder or a bucket. It does not know the database. */
export interface FileStore {
  /** Moves a finished local file into the store. Once this resolves, it is complete and durable. */
  keep(localPath: string, area: StoreArea, name: string): Promise<void>
  /** Also succeeds if the file does not exist. */
  remove(area: StoreArea, name: string): Promise<void>
  open(area: StoreArea, name: string): Promise<StoredContent | undefined>
  /** All stored files, with or without a row in the database. */
  list(area: StoreArea): AsyncIterable<ListedFile>
  /** @throws if files cannot be written */
  check(): Promise<void>
}
