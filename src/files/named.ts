import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { listTables, streamRows } from '../database/tables.ts'
import { partsOf } from './files.ts'
import type { Area, StoredFile } from './table.ts'

export interface NamedFile {
  area: Area
  name: string
}

/** The path of a file in its folder or bucket. */
export function pathOf({ area, name }: NamedFile): string {
  return `${area}/${name}`
}

/**
 * Every file that a row names, including rows in the bin and replaced pictures, with the renditions
 * of pictures. Must run in a transaction, because a file that moves between the tables during the
 * read could be missed. Old backups have only some of the tables.
 */
export async function* listNamed(transaction: Database): AsyncGenerator<NamedFile> {
  const tables = await listTables(transaction)
  for (const table of ['stored_file', 'replaced_file'].filter((name) => tables.includes(name))) {
    for await (const row of streamRows(transaction, table)) {
      yield* filesOf(row as unknown as StoredFile)
    }
  }
  if (!tables.includes('bin_entry')) return
  const { rows } = await sql<{ files: string | null }>`select files from bin_entry`.execute(
    transaction.withoutPlugins(),
  )
  for (const { files } of rows) {
    for (const file of JSON.parse(files ?? '[]') as StoredFile[]) yield* filesOf(file)
  }
}

/** The files of `listNamed` by their paths. Must run in a transaction. */
export async function mapNamed(transaction: Database): Promise<Map<string, NamedFile>> {
  const files = new Map<string, NamedFile>()
  for await (const file of listNamed(transaction)) files.set(pathOf(file), file)
  return files
}

function filesOf({ area, name, width }: Pick<StoredFile, 'area' | 'name' | 'width'>): NamedFile[] {
  return partsOf({ name, width }).map((part) => ({ area, name: part.name }))
}
