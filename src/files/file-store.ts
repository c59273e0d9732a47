import type { Readable } from 'node:stream'
import type { Area } from './table.ts'

/** Where files lie: a folder, or a bucket. Knows nothing of rows. */
export interface FileStore {
  /** Takes a finished local file in under its name; durable and whole once this resolves. */
  keep(localPath: string, area: Area, name: string): Promise<void>
  /** Also succeeds where there is no such file. */
  remove(area: Area, name: string): Promise<void>
  /** Undefined where there is no such file. `range` is in bytes, both ends included. */
  open(
    area: Area,
    name: string,
  ): Promise<{ size: number; read(range?: { start: number; end: number }): Readable } | undefined>
  /** @throws where files cannot be written */
  check(): Promise<void>
}
