import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** Questions with answers, in the school’s own order. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await sql`create table question (
    id text primary key,
    position integer not null,
    question text not null,
    answer text not null,
    question_english text not null,
    answer_english text not null,
    topic text not null,
    checked_on text,
    state text not null,
    updated_at text not null,
    version integer not null default 1,
    is_sample integer not null default 0
  )${sql.raw(isSqlite ? ' strict' : '')}`.execute(db)
}
