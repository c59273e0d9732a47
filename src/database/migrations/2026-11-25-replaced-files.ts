import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** Stores the rows of replaced pictures, so that setting back can use their files again. */
export async function up(db: Kysely<any>): Promise<void> {
  const table = db.schema
    .createTable('replaced_file')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('area', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('file_size', 'integer', (c) => c.notNull())
    .addColumn('mime_type', 'text', (c) => c.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('color', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('replaced_at', 'text', (c) => c.notNull())
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await (isSqlite ? table.modifyEnd(sql`strict`) : table).execute()
  await db.schema
    .createIndex('replaced_file_by_subject')
    .on('replaced_file')
    .column('subject_id')
    .execute()
}
