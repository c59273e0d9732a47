import path from 'node:path'
import SQLite from 'better-sqlite3'
import type { Site } from './site.ts'

/** Renames every table of the running server, so that its database fails, or restores the names. */
export function renameTables({ dataDir }: Site, newName: (name: string) => string): void {
  const database = new SQLite(path.join(dataDir, 'pathshala.sqlite'))
  database.pragma('busy_timeout = 5000')
  database.pragma('legacy_alter_table = ON')
  const names = database
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'
       and name not like 'search_words%'`,
    )
    .pluck()
    .all() as string[]
  for (const name of names) database.exec(`alter table "${name}" rename to "${newName(name)}"`)
  database.close()
}

export const away = (name: string) => `${name}_away`
export const back = (name: string) => name.replace(/_away$/, '')
