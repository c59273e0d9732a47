import type { Files } from '../files/files.ts'
import type { Write } from '../database/content-version.ts'
import type { Stores } from './stores.ts'
import type { Settings } from './settings.ts'

/** Everything that the API uses; each of its routes names the part that it takes. */
export interface Services {
  settings: Settings
  /** For reading. */
  stores: Stores
  /** For changes of public content: one transaction, after which cached pages are outdated. */
  write: Write<Stores>
  /** The same for accounts and the bin, which public pages do not show: cached pages stay valid. */
  writePrivate: Write<Stores>
  files: Files
}
