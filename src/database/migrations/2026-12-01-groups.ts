import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** Committees and officers in charge. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const strict = <T extends { modifyEnd(end: ReturnType<typeof sql>): T }>(table: T): T =>
    isSqlite ? table.modifyEnd(sql`strict`) : table

  await strict(
    db.schema
      .createTable('people_group')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('title_english', 'text', (c) => c.notNull())
      .addColumn('formed_on', 'text')
      .addColumn('valid_until', 'text')
      .addColumn('women', 'integer')
      .addColumn('students', 'integer')
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('hours', 'text', (c) => c.notNull())
      .addColumn('phone', 'text', (c) => c.notNull())
      .addColumn('phone_of', 'text')
      .addColumn('consent_on', 'text')
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('text_english', 'text', (c) => c.notNull())
      .addColumn('documents', 'text', (c) => c.notNull())
      .addColumn('members', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0)),
  ).execute()
  await sql`
    create unique index people_group_of_single_purpose on people_group (purpose)
    where purpose in (
      'managing', 'antiHarassment', 'complaints', 'rightToInformation', 'serviceCentre',
      'parentTeacher', 'formerHeads'
    )`.execute(db)
}
