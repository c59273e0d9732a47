import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** The moves and their records. A move can be repeated and taken back with them. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const move = db.schema
    .createTable('move')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('brings_twins', 'integer', (c) => c.notNull())
    .addColumn('report', 'text')
  await (isSqlite ? move.modifyEnd(sql`strict`) : move).execute()
  const record = db.schema
    .createTable('moved_record')
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('source_key', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('move_id', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('lacks_files', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('moved_record_key', ['source', 'source_key'])
  await (isSqlite ? record.modifyEnd(sql`strict`) : record).execute()
  await db.schema.createIndex('moved_record_of_move').on('moved_record').column('move_id').execute()
  await db.schema
    .createIndex('moved_record_of_record')
    .on('moved_record')
    .column('record_id')
    .execute()
}
