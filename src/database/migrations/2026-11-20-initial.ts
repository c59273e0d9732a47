import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const create = async (table: CreateTableBuilder<any, any>) =>
    (isSqlite ? table.modifyEnd(sql`strict`) : table).execute()

  await create(
    db.schema
      .createTable('stored_file')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('area', 'text', (c) => c.notNull())
      .addColumn('file_name', 'text', (c) => c.notNull())
      .addColumn('file_size', 'integer', (c) => c.notNull())
      .addColumn('mime_type', 'text', (c) => c.notNull())
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('color', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull()),
  )

  await create(
    db.schema
      .createTable('document')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('search_title', 'text', (c) => c.notNull())
      .addColumn('file', 'text', (c) => c.notNull().unique().references('stored_file.name'))
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0)),
  )
  // The lists use keyset paging in these two orders.
  await db.schema
    .createIndex('document_by_date')
    .on('document')
    .columns(['kind', 'date desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('document_by_created_at')
    .on('document')
    .columns(['kind', 'created_at desc', 'id desc'])
    .execute()

  await db.schema
    .createIndex('document_by_updated_at')
    .on('document')
    .columns(['kind', 'updated_at desc'])
    .execute()

  await create(
    db.schema
      .createTable('gallery_entry')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('gallery', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('search_title', 'text', (c) => c.notNull())
      .addColumn('file', 'text', (c) => c.unique().references('stored_file.name'))
      .addColumn('video_link', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0))
      .addCheckConstraint('photo_or_video', sql`file is null or video_link is null`),
  )
  await db.schema
    .createIndex('gallery_entry_by_created_at')
    .on('gallery_entry')
    .columns(['gallery', 'created_at desc', 'id desc'])
    .execute()

  await create(
    db.schema
      .createTable('singleton')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('id', 'text', (c) => c.notNull().unique())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0)),
  )

  const count = (name: string) => (table: CreateTableBuilder<any, any>) =>
    table.addColumn(name, 'integer', (c) => c.notNull().check(sql`${sql.ref(name)} >= 0`))
  await create(
    [
      'boys',
      'girls',
      'muslim',
      'hindu',
      'bouddho',
      'christian',
      'science',
      'business',
      'humanities',
      'mukti_joddha',
      'mukti_joddhar_sontan',
      'autistic',
      'physical_disabled',
    ]
      .reduce(
        (table, name) => count(name)(table),
        db.schema
          .createTable('student_count')
          .addColumn('id', 'text', (c) => c.primaryKey())
          .addColumn('class_name', 'text', (c) => c.notNull())
          .addColumn('shift', 'text', (c) => c.notNull())
          .addColumn('section', 'text', (c) => c.notNull()) as CreateTableBuilder<any, any>,
      )
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0))
      .addUniqueConstraint('one_count_per_section', ['class_name', 'shift', 'section']),
  )

  await create(
    db.schema
      .createTable('officer')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('category', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('designation', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('qualification', 'text', (c) => c.notNull())
      .addColumn('phone', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('photo', 'text', (c) => c.unique().references('stored_file.name'))
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0)),
  )

  await create(
    db.schema
      .createTable('account')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('username', 'text', (c) => c.notNull().unique())
      .addColumn('password_hash', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull()),
  )
  await create(
    db.schema
      .createTable('session')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('account_id', 'text', (c) =>
        c.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('user_agent', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull()),
  )
  await db.schema.createIndex('session_by_account').on('session').column('account_id').execute()
  await create(
    db.schema
      .createTable('sign_in_failure')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('username', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('failed_at', 'text', (c) => c.notNull()),
  )
  await db.schema
    .createIndex('sign_in_failure_by_time')
    .on('sign_in_failure')
    .column('failed_at')
    .execute()
  await create(
    db.schema
      .createTable('known_address')
      .addColumn('username', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('known_address_key', ['username', 'address']),
  )

  await create(
    db.schema
      .createTable('content_version')
      .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('changed_at', 'text'),
  )
  await db.insertInto('content_version').values({ id: 1, version: 0, changed_at: null }).execute()
}
