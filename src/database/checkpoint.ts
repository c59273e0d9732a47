import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * SQLite only: moves all content from the `-wal` file to the database file. SQLite does this after
 * 1000 changed pages, and a new site has fewer. A copy of the database file alone would be empty. If
 * another process writes at this moment, a part stays there.
 */
export async function moveLogToFile(database: Database): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(database.withoutPlugins())
}
