import type { Database } from '../database/database.ts'
import type { StoredFile } from './table.ts'

/** The rows that name stored files. A file is served exactly as long as its row stands. */
export async function addFileRow(database: Database, file: StoredFile): Promise<void> {
  await database.insertInto('storedFile').values(file).execute()
}

/** Returns the row, so that its file can go once the transaction is committed. */
export async function removeFileRow(
  database: Database,
  name: string,
): Promise<StoredFile | undefined> {
  return database
    .deleteFrom('storedFile')
    .where('name', '=', name)
    .returningAll()
    .executeTakeFirst()
}

export function findFileRow(database: Database, name: string): Promise<StoredFile | undefined> {
  return database.selectFrom('storedFile').selectAll().where('name', '=', name).executeTakeFirst()
}
