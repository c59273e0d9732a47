import { nowIso } from '../base/clock.ts'
import type { Database } from '../database/database.ts'
import type { PlainCode } from '../errors/codes.ts'
import { CannotUndo } from '../errors/classes.ts'
import { addFileRow, removeFileRow } from './rows.ts'
import type { ReplacedFileTable, StoredFile } from './table.ts'

/** A new file, or the name of a replaced file. */
export type NewFile = StoredFile | string
/** Null means no picture. */
export type NewPicture = NewFile | null

/**
 * Adds the row of a new picture, so that it is served.
 * @throws CannotUndo if a replaced picture is not stored any more
 */
export async function addPicture(database: Database, next: NewPicture): Promise<StoredFile | null> {
  return next === null ? null : addNewFile(database, next, 'set-back-no-picture')
}

/**
 * Adds the row of a new file, so that it is served.
 * @throws CannotUndo if a replaced file is not stored any more
 */
export async function addNewFile(
  database: Database,
  next: NewFile,
  missing: PlainCode,
): Promise<StoredFile> {
  const file = typeof next === 'string' ? await takeReplaced(database, next) : next
  if (!file) throw new CannotUndo(missing)
  await addFileRow(database, file)
  return file
}

/** Moves the row of a replaced file. The file stays stored, but is no longer served. */
export async function keepReplaced(
  database: Database,
  subjectId: string,
  name: string | null,
): Promise<void> {
  const file = name === null ? undefined : await removeFileRow(database, name)
  if (!file) return
  const row = { ...file, subjectId, replacedAt: nowIso() }
  await database.insertInto('replacedFile').values(row).execute()
}

export async function takeReplaced(
  database: Database,
  name: string,
): Promise<StoredFile | undefined> {
  const row = await database
    .deleteFrom('replacedFile')
    .where('name', '=', name)
    .returningAll()
    .executeTakeFirst()
  return row && toStoredFile(row)
}

/** Deletes the rows of one subject; returns the files, which are no longer used. */
export async function removeReplacedOf(
  database: Database,
  subjectId: string,
): Promise<StoredFile[]> {
  const rows = await database
    .deleteFrom('replacedFile')
    .where('subjectId', '=', subjectId)
    .returningAll()
    .execute()
  return rows.map(toStoredFile)
}

/** Deletes rows from before a moment (ISO 8601 UTC); returns the files, which are no longer used. */
export async function removeReplacedBefore(
  database: Database,
  moment: string,
): Promise<StoredFile[]> {
  const rows = await database
    .deleteFrom('replacedFile')
    .where('replacedAt', '<', moment)
    .returningAll()
    .execute()
  return rows.map(toStoredFile)
}

function toStoredFile(row: ReplacedFileTable): StoredFile {
  const { subjectId: _, replacedAt: __, ...file } = row
  return file
}
