import type { Report } from '../base/progress.ts'
import { connect, type DatabaseOptions } from '../database/connect.ts'
import { findContentVersion, type Write } from '../database/content-version.ts'
import type { Database } from '../database/database.ts'
import { createDiskStore } from '../files/disk.ts'
import type { FileStore } from '../files/file-store.ts'
import { createFiles } from '../files/files.ts'
import { inspectFile } from '../reading/inspect-file.ts'
import { markSite, refuseLostDatabase } from './lost-database.ts'
import type { School, Stores } from '../request/school.ts'
import type { SchoolSettings } from '../base/settings.ts'
import { createStores, createWrite, createWritePrivate } from './stores.ts'

export interface OpenSchool extends School {
  database: Database
  /** Calls the listener after each `write` and `writePrivate` of this process. */
  onChange(listener: () => void): void
  close(): Promise<void>
}

/** With `mustExist`, a missing database file is an error, and no new site begins. */
export async function openSchool(
  settings: SchoolSettings,
  report?: Report,
  options: DatabaseOptions = {},
): Promise<OpenSchool> {
  const fileStore = await openFileStore(settings)
  const whenEmpty = () => refuseLostDatabase(settings, fileStore)
  const database = await connect(settings, { whenEmpty, report, ...options })
  if (!options.mustExist) await markSite(settings.dataDir)
  const listeners = new Set<() => void>()
  const thenReport =
    (write: Write<Stores>): Write<Stores> =>
    async (work, actor) => {
      const result = await write(work, actor)
      for (const listener of listeners) listener()
      return result
    }
  return {
    // No two schools of a process share a folder.
    id: settings.dataDir,
    settings,
    database,
    fileStore,
    stores: createStores(database, settings.timeZone),
    write: thenReport(createWrite(database, settings.timeZone)),
    writePrivate: thenReport(createWritePrivate(database, settings.timeZone)),
    onChange: (listener) => void listeners.add(listener),
    files: createFiles(database, fileStore, settings.dataDir, inspectFile),
    checkDatabase: () => checkDatabase(database),
    close: () => database.destroy(),
  }
}

/**
 * Uses a transaction, because a deleted SQLite file can still be read outside of one. The
 * transaction is read-only, because the site is also ready while another process writes.
 * @throws if the database does not answer
 */
export async function checkDatabase(database: Database): Promise<void> {
  await database.transaction().setAccessMode('read only').execute(findContentVersion)
}

export async function openFileStore(
  settings: Pick<SchoolSettings, 'dataDir' | 'filesUrl' | 's3Endpoint'>,
): Promise<FileStore> {
  if (!settings.filesUrl) return createDiskStore(settings.dataDir)
  // The S3 library is large, and sites with files on the disk do not need it.
  const { createS3Store } = await import('../files/s3.ts')
  return createS3Store(settings.filesUrl, settings.s3Endpoint)
}
