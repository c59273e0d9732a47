import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** What the entries of the information board say themselves, and their last checks. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const table = db.schema
    .createTable('information')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('checked_at', 'text')
    .addColumn('checked_by', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0))
  await (isSqlite ? table.modifyEnd(sql`strict`) : table).execute()
}
