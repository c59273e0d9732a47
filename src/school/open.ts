import { connect } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { createDiskStore } from '../files/disk.ts'

import type { FileStore } from '../files/file-store.ts'
import { createFiles } from '../files/files.ts'
import type { School } from './school.ts'
import type { SchoolSettings } from './settings.ts'
import { createStores, createWrite, createWritePrivate } from './stores.ts'

export interface OpenSchool extends School {
  database: Database
  fileStore: FileStore
  close(): Promise<void>
}

/** Opens the database and the file store that the settings name. */
export async function openSchool(settings: SchoolSettings): Promise<OpenSchool> {
  const database = await connect(settings)
  const fileStore = await openFileStore(settings)
  return {
    settings,
    database,
    fileStore,
    stores: createStores(database),
    write: createWrite(database),
    writePrivate: createWritePrivate(database),
    files: createFiles(database, fileStore, settings.dataDir),
    close: () => database.destroy(),
  }
}

/** The folder or the bucket that the settings name. */
export async function openFileStore(settings: SchoolSettings): Promise<FileStore> {
  if (!settings.filesUrl) return createDiskStore(settings.dataDir)
  // The S3 library is large, and sites with files on the disk do not need it.
  const { createS3Store } = await import('../files/s3.ts')
  return createS3Store(settings.filesUrl, settings.s3Endpoint)
}
