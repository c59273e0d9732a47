import type { Database } from '../database/database.ts'
import type { StoredFile } from './table.ts'

/** Adds the row of a stored file. A file is served only as long as its row exists. */
export async function addFileRow(database: Database, file: StoredFile): Promise<void> {
  await database.insertInto('storedFile').values(file).execute()
}

export async function addFileRows(database: Database, files: StoredFile[]): Promise<void> {
  for (const file of files) await addFileRow(database, file)
}

/** Returns the row, so that the caller can delete its file after the commit. */
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

/** Does the same for several files, and skips null. */
export async function removeFileRows(
  database: Database,
  ...names: (string | null)[]
): Promise<StoredFile[]> {
  const removed: StoredFile[] = []
  for (const name of names) {
    const row = name === null ? undefined : await removeFileRow(database, name)
    if (row) removed.push(row)
  }
  return removed
}

function findFileRow(database: Database, name: string): Promise<StoredFile | undefined> {
  return database.selectFrom('storedFile').selectAll().where('name', '=', name).executeTakeFirst()
}

/** The bytes of all files that rows name, without those in the bin and those that were replaced. */
export async function sumFileSizes(database: Database): Promise<number> {
  const { sum } = await database
    .selectFrom('storedFile')
    .select(({ fn }) => fn.sum<number | string | null>('fileSize').as('sum'))
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** If `isHidden`, only staff may fetch the file. */
export type ServedFile = StoredFile & { isHidden: boolean }

export async function findServedFile(
  database: Database,
  name: string,
): Promise<ServedFile | undefined> {
  const row = await database
    .selectFrom('storedFile')
    .leftJoin('hiddenFile', 'hiddenFile.name', 'storedFile.name')
    .selectAll('storedFile')
    .select('hiddenFile.name as hidden')
    .where('storedFile.name', '=', name)
    .executeTakeFirst()
  if (!row) return undefined
  const { hidden, ...file } = row
  return { ...file, isHidden: hidden !== null }
}

/**
 * Whether a row names the file. Rows in the bin and of replaced files count too. Only files without
 * a row may be deleted.
 */
export async function isFileNamed(database: Database, name: string): Promise<boolean> {
  const inBin = database
    .selectFrom('binEntry')
    .select('id')
    // The server makes the names, so they contain no special character of the pattern.
    .where('files', 'like', `%"${name}"%`)
  const replaced = database.selectFrom('replacedFile').select('name').where('name', '=', name)
  return Boolean(
    (await findFileRow(database, name)) ??
    (await inBin.executeTakeFirst()) ??
    (await replaced.executeTakeFirst()),
  )
}

/** A deleted row and the rows of its files, enough to restore them. */
export interface Removed<Row = { id: string; isSample: number }> {
  row: Row
  files: StoredFile[]
}
