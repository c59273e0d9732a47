import { type Kysely, sql } from 'kysely'

/** A correction goes to the followers of the topic of the message, and not to single phones. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`drop table push_receipt`.execute(db)
  await sql`alter table push_message add column topic text`.execute(db)
}
