import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { listColumns } from '../database/tables.ts'
import { FEATURES } from '../features.ts'
import { listArchivedTables } from './manifest.ts'

/**
 * No real site reaches these values in the columns with these names. A larger value is forged or
 * damaged. It is lowered, because the column would overflow after a few changes.
 */
const HIGHEST = { version: 500_000_000, position: 1_000_000, last: 500_000_000 }

/**
 * Recreates derived rows, in an archive that was loaded into SQLite. Rows that this software wrote
 * do not change.
 */
export async function deriveRows(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lowerCounters(transaction)
    for (const { deriveRows: derive } of FEATURES) await derive?.(transaction)
    for (const statement of DELETED_FILES) await statement.execute(transaction.withoutPlugins())
  })
}

async function lowerCounters(transaction: Database): Promise<void> {
  const plain = transaction.withoutPlugins()
  for (const table of await listArchivedTables(transaction)) {
    const columns = new Set((await listColumns(transaction, table)).map(({ name }) => name))
    for (const [name, highest] of Object.entries(HIGHEST)) {
      if (!columns.has(name)) continue
      const column = sql.ref(name)
      await sql`update ${sql.table(table)} set ${column} = ${highest} where ${column} > ${highest}`.execute(
        plain,
      )
    }
  }
  for (const [name, highest] of Object.entries(HIGHEST)) {
    const value = sql.lit(`$.${name}`)
    await sql`update bin_entry set content = json_set(content, ${value}, ${highest})
      where json_extract(content, ${value}) > ${highest}`.execute(plain)
  }
}

/** Removes the names of files in use, and adds the names of files in the bin. */
const DELETED_FILES = [
  sql`delete from deleted_file where name in (select name from stored_file)`,
  sql`insert into deleted_file (name, area, kind)
    select json_extract(file.value, '$.name'), json_extract(file.value, '$.area'), kind
    from bin_entry, json_each(files) as file where true
    on conflict (name) do nothing`,
]
