import type { Readable } from 'node:stream'
import type { Area } from './table.ts'

export interface StoredContent {
  /** Bytes. */
  size: number
  /** `range` is in bytes, both ends included. */
  read(range?: { start: number; end: number }): Promise<Readable>
}

export interface ListedFile {
  name: string
  /** When its last byte was written, in milliseconds since 1970. */
  writtenAtMs: number
}

/** Where files lie: a folder, or a bucket. Knows nothing of rows. */
export interface FileStore {
  /** Takes a finished local file in under its name; durable and whole once this resolves. */
  keep(localPath: string, area: Area, name: string): Promise<void>
  /** Also succeeds where there is no such file. */
  remove(area: Area, name: string): Promise<void>
  /** Undefined where there is no such file. */
  open(area: Area, name: string): Promise<StoredContent | undefined>
  /** All that lies there, whether a row names it or not. */
  list(area: Area): AsyncIterable<ListedFile>
  /** @throws where files cannot be written */
  check(): Promise<void>
}
