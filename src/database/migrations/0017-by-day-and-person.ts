import { type Kysely, sql } from 'kysely'

/** What went out and ended by day, also of documents that ended, and the history of one person. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    `create index document_by_published_at on document (published_at)
      where (published_at is not null)`,
    `create index document_ended on document (ends_at)
      where (state = 'ended' and ends_at is not null)`,
    `create index history_entry_by_at on history_entry (at desc, id desc)`,
    `create index history_entry_by_username on history_entry (username, id desc)`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}
