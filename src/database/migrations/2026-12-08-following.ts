import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** The phones and the programs that follow the site, and the messages that wait for them. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const create = (builder: ReturnType<typeof db.schema.createTable>) =>
    (isSqlite ? builder.modifyEnd(sql`strict`) : builder).execute()

  await create(
    db.schema
      .createTable('push_key')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('private_key', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('refused_since', 'text'),
  )
  await create(
    db.schema
      .createTable('push_subscription')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('endpoint', 'text', (c) => c.notNull().unique())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('closures', 'integer', (c) => c.notNull())
      .addColumn('shift', 'text')
      .addColumn('kinds', 'text', (c) => c.notNull())
      .addColumn('topics', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('sent_day', 'text')
      .addColumn('sent_count', 'integer', (c) => c.notNull()),
  )
  await create(
    db.schema
      .createTable('follow_calls')
      .addColumn('address', 'text', (c) => c.primaryKey())
      .addColumn('started_at', 'text', (c) => c.notNull())
      .addColumn('calls', 'integer', (c) => c.notNull()),
  )
  await create(
    db.schema
      .createTable('push_message')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('record_id', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('sent_count', 'integer', (c) => c.notNull())
      .addColumn('failed_count', 'integer', (c) => c.notNull())
      .addColumn('gone_count', 'integer', (c) => c.notNull()),
  )
  await db.schema
    .createIndex('push_message_of_record')
    .on('push_message')
    .columns(['record_id', 'kind'])
    .execute()
  await create(
    db.schema
      .createTable('webhook')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('url', 'text', (c) => c.notNull().unique())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('is_on', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('last_tried_at', 'text')
      .addColumn('last_problem', 'text', (c) => c.notNull())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull()),
  )
  await create(
    db.schema
      .createTable('push_delivery')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('message_id', 'text', (c) =>
        c.notNull().references('push_message.id').onDelete('cascade'),
      )
      .addColumn('subscription_id', 'text', (c) =>
        c.references('push_subscription.id').onDelete('cascade'),
      )
      .addColumn('webhook_id', 'text', (c) => c.references('webhook.id').onDelete('cascade'))
      .addColumn('due_at', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull()),
  )
  for (const column of ['due_at', 'message_id', 'subscription_id', 'webhook_id']) {
    await db.schema
      .createIndex(`push_delivery_by_${column}`)
      .on('push_delivery')
      .column(column)
      .execute()
  }
}
