import type { Files } from './files/files.ts'
import type { Stores, Write } from './stores.ts'
import type { Settings } from './settings.ts'

/** Services for the API's routes. */
export interface Services {
  settings: Settings
  /** For reading. */
  stores: Stores
  /** For changes of public content: one transaction, after which cached pages are outdated. */
  write: Write
  /** The same for accounts and the bin, which public pages do not show: cached pages stay valid. */
  writePrivate: Write
  files: Files
}
