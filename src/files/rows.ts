import type { Database } from '../database/database.ts'
import type { StoredFile } from './table.ts'

/** The rows that name stored files. A file is served exactly as long as its row stands. */
export async function addFileRow(database: Database, file: StoredFile): Promise<void> {
  await database.insertInto('storedFile').values(file).execute()
}

export async function addFileRows(database: Database, files: StoredFile[]): Promise<void> {
  for (const file of files) await addFileRow(database, file)
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

/** The same for a content's file, which may have none. */
export async function removeFileRows(
  database: Database,
  name: string | null,
): Promise<StoredFile[]> {
  const removed = name === null ? undefined : await removeFileRow(database, name)
  return removed ? [removed] : []
}

export function findFileRow(database: Database, name: string): Promise<StoredFile | undefined> {
  return database.selectFrom('storedFile').selectAll().where('name', '=', name).executeTakeFirst()
}

/** Whether a row names the file, be it of what lies in the bin: what no row names may go. */
export async function isFileNamed(database: Database, name: string): Promise<boolean> {
  const inBin = database
    .selectFrom('binEntry')
    .select('id')
    // Names are made here and hold nothing that the pattern could take for its own.
    .where('files', 'like', `%"${name}"%`)
  return Boolean((await findFileRow(database, name)) ?? (await inBin.executeTakeFirst()))
}
