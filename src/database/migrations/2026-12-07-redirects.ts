import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** Addresses of the school's old site. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const table = db.schema
    .createTable('redirect')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('move_id', 'integer')
  await (isSqlite ? table.modifyEnd(sql`strict`) : table).execute()
  await db.schema.createIndex('redirect_of_move').on('redirect').column('move_id').execute()
}
