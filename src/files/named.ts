import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { listTables, streamRows } from '../database/tables.ts'
import { partsOf } from './files.ts'
import type { Area, StoredFile } from './table.ts'

export interface NamedFile {
  area: Area
  name: string
}

/** The place of a file below the folder or bucket that holds it. */
export function placeOf({ area, name }: NamedFile): string {
  return `${area}/${name}`
}

/**
 * Every file that a row names, of the recycle bin as well, with the cuts of pictures. Wants a
 * transaction, so that what moves between the two meanwhile is seen in one of them.
 */
export async function* listNamed(transaction: Database): AsyncGenerator<NamedFile> {
  for await (const row of streamRows(transaction, 'stored_file')) {
    yield* filesOf(row as unknown as StoredFile)
  }
  if (!(await listTables(transaction)).includes('bin_entry')) return
  const { rows } = await sql<{ files: string | null }>`select files from bin_entry`.execute(
    transaction.withoutPlugins(),
  )
  for (const { files } of rows) {
    for (const file of JSON.parse(files ?? '[]') as StoredFile[]) yield* filesOf(file)
  }
}

function filesOf({ area, name, width }: Pick<StoredFile, 'area' | 'name' | 'width'>): NamedFile[] {
  return partsOf({ name, width }).map((part) => ({ area, name: part.name }))
}
