import { connect } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { createDiskStore } from '../files/disk.ts'
import type { FileStore } from '../files/file-store.ts'
import { createFiles } from '../files/files.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { createStores, createWrite } from './stores.ts'

export interface OpenServices extends Services {
  database: Database
  fileStore: FileStore
  close(): Promise<void>
}

/** Opens the database and the file store that the settings name. */
export async function openServices(settings: Settings): Promise<OpenServices> {
  const database = await connect(settings)
  const fileStore = createDiskStore(settings.dataDir)
  return {
    settings,
    database,
    fileStore,
    stores: createStores(database),
    write: createWrite(database),
    files: createFiles(database, fileStore, settings.dataDir),
    close: () => database.destroy(),
  }
}
