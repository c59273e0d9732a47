import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** Days of the calendar, and the routine of each class, shift and section. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const strict = <T extends { modifyEnd(end: ReturnType<typeof sql>): T }>(table: T): T =>
    isSqlite ? table.modifyEnd(sql`strict`) : table

  await strict(
    db.schema
      .createTable('calendar_entry')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('from_day', 'text', (c) => c.notNull())
      .addColumn('to_day', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('is_closed', 'integer', (c) => c.notNull())
      .addColumn('is_moon_dependent', 'integer', (c) => c.notNull())
      .addColumn('shift', 'text')
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0)),
  ).execute()
  await db.schema
    .createIndex('calendar_entry_by_to_day')
    .on('calendar_entry')
    .column('to_day')
    .execute()
  await db.schema
    .createIndex('calendar_entry_by_updated_at')
    .on('calendar_entry')
    .column('updated_at desc')
    .execute()
  await sql`create index calendar_entry_of_sample on calendar_entry (is_sample) where is_sample = 1`.execute(
    db,
  )

  await strict(
    db.schema
      .createTable('routine')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('class_name', 'text', (c) => c.notNull())
      .addColumn('shift', 'text', (c) => c.notNull())
      .addColumn('section', 'text', (c) => c.notNull())
      .addColumn('valid_from', 'text', (c) => c.notNull())
      .addColumn('periods', 'text', (c) => c.notNull())
      .addColumn('lessons', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0))
      .addUniqueConstraint('routine_of_section', ['class_name', 'shift', 'section']),
  ).execute()
}
