import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

/** Tables for deleted content that can be restored, and for the history of changes. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const create = async (table: CreateTableBuilder<any, any>) =>
    (isSqlite ? table.modifyEnd(sql`strict`) : table).execute()

  await create(
    db.schema
      .createTable('bin_entry')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('files', 'text', (c) => c.notNull())
      .addColumn('is_sample', 'integer', (c) => c.notNull())
      .addColumn('deleted_at', 'text', (c) => c.notNull())
      .addColumn('deleted_by', 'text', (c) => c.notNull()),
  )
  await db.schema
    .createIndex('bin_entry_by_deleted_at')
    .on('bin_entry')
    .columns(['deleted_at desc', 'id desc'])
    .execute()

  await create(
    db.schema
      .createTable('history_entry')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('username', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('subject_id', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text'),
  )
  for (const [name, column] of [
    ['history_entry_by_kind', 'kind'],
    ['history_entry_by_subject', 'subject_id'],
  ] as const) {
    await db.schema.createIndex(name).on('history_entry').columns([column, 'id desc']).execute()
  }
}
