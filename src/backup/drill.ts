import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { withDatabase } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../base/new-id.ts'
import { countTable, listTables, streamRows } from '../database/tables.ts'
import { createDiskStore } from '../files/disk.ts'
import { restoreBackup } from './restore.ts'
import { type VerifiedArchive, verifyArchive } from './verify-archive.ts'

interface Drilled {
  createdAt: string
  /** For each table: the number of archived and restored rows, and whether all rows are equal. */
  tables: { name: string; archived: number; restored: number; isSame: boolean }[]
  files: number
  /** Paths of files whose bytes differ from the archive. */
  different: string[]
}

/** Restores an archive into its own folder, as `npm run restore` does, and compares the result. */
export async function drill(archive: string, dataDir: string): Promise<Drilled> {
  const target = { dataDir: path.join(dataDir, 'incoming', newId()), databaseUrl: undefined }
  await mkdir(target.dataDir, { recursive: true })
  const verified = await verifyArchive(archive, dataDir)
  try {
    await restoreBackup(archive, target, createDiskStore(target.dataDir), false)
    const { createdAt, files } = verified.manifest
    return {
      createdAt,
      tables: await withDatabase(target, (restored) => compareTables(verified.database, restored)),
      files: files.length,
      different: await compareFiles(verified, target.dataDir),
    }
  } finally {
    await verified.close()
    await rm(target.dataDir, { recursive: true, force: true })
  }
}

async function compareTables(archived: Database, restored: Database): Promise<Drilled['tables']> {
  const tables: Drilled['tables'] = []
  for (const name of await listTables(restored)) {
    tables.push({
      name,
      archived: await countTable(archived, name),
      restored: await countTable(restored, name),
      // A restore increments this version, so that no process serves outdated cached pages.
      isSame:
        name === 'content_version' ||
        (await hashTable(archived, name)) === (await hashTable(restored, name)),
    })
  }
  return tables
}

async function hashTable(database: Database, table: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const row of streamRows(database, table)) hash.update(JSON.stringify(row))
  return hash.digest('hex')
}

async function compareFiles({ manifest }: VerifiedArchive, dataDir: string): Promise<string[]> {
  const different: string[] = []
  for (const { place: file, sha256 } of manifest.files) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path.join(dataDir, file)), hash)
    if (hash.digest('hex') !== sha256) different.push(file)
  }
  return different
}
