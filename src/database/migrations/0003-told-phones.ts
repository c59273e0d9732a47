import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** Which phones have got a message, so that a correction reaches the same phones. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const end = sql.raw(isSqlite ? ' strict' : '')
  await sql`create table push_receipt (
    message_id text not null references push_message (id) on delete cascade,
    subscription_id text not null references push_subscription (id) on delete cascade,
    primary key (message_id, subscription_id)
  )${end}`.execute(db)
  await sql`create index push_receipt_by_subscription_id on push_receipt (subscription_id)`.execute(
    db,
  )
  await sql`alter table push_message add column tag text not null default ''`.execute(db)
}
