import type { Files } from './files/files.ts'
import type { Stores, Write } from './server/stores.ts'
import type { Settings } from './settings.ts'

/** What the API's routes work with. */
export interface Services {
  settings: Settings
  /** For reading. */
  stores: Stores
  /** For changing: one transaction, after which every process's kept pages are stale. */
  write: Write
  /** The same for what visitors never see, accounts and the bin: kept pages stay. */
  writeUnseen: Write
  files: Files
}
