import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * What visitors searched for and did not find. No backup has a table whose name begins with `search_`, so
 * no backup keeps the texts longer than the site does.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const strict = sql.raw(isSqlite ? ' strict' : '')
  await sql`create table search_unanswered (
    text text not null,
    day text not null,
    networks integer not null,
    primary key (text, day)
  )${strict}`.execute(db)
  await sql`create table unasked_search (hash text primary key)${strict}`.execute(db)
}
