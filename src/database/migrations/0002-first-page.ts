import { type Kysely, sql } from 'kysely'

/**
 * The first page of the office asks for unchecked texts and for accounts whose password somebody
 * else gave. It takes the last changes from the history, so nothing sorts records by their last
 * change any more.
 */
const STATEMENTS = [
  `create index document_unchecked
    on document (date)
    where (text_source = 'machine' and state = 'published')`,
  `drop index document_by_updated_at`,
  `drop index gallery_entry_by_updated_at`,
  `drop index calendar_entry_by_updated_at`,
  `alter table account add column has_given_password integer not null default 0`,
]

export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
