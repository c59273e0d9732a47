import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * The search index: FTS5 on SQLite, GIN on PostgreSQL. The words are folded by the software, which
 * fills the index at its next start. Drops the columns of the former search in titles.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const entries = db.schema
    .createTable('search_entry')
    .addColumn('search_key', isSqlite ? 'integer' : 'bigint', (c) => c.primaryKey())
    .addColumn('document_id', 'text', (c) =>
      c.notNull().unique().references('document.id').onDelete('cascade'),
    )
    .addColumn('folding', 'integer', (c) => c.notNull())
  if (isSqlite) await addSqliteIndex(db, entries.modifyEnd(sql`strict`))
  else
    await addPostgresIndex(
      db,
      entries.addColumn('words', 'text', (c) => c.notNull()),
    )

  for (const table of ['document', 'gallery_entry']) {
    await db.schema.alterTable(table).dropColumn('search_title').execute()
  }
  const withoutTitle = isSqlite
    ? sql`json_remove(content, '$.searchTitle')`
    : sql`(content::jsonb - 'searchTitle')::text`
  await sql`
    update bin_entry set content = ${withoutTitle}
    where kind in ('notices', 'news', 'downloads', 'results', 'jubilee', 'photos')`.execute(db)
}

async function addSqliteIndex(db: Kysely<any>, entries: { execute(): Promise<void> }) {
  await entries.execute()
  // The tokenizer treats every character outside ASCII as a letter. Blanks separate the words.
  await sql`
    create virtual table search_words using fts5(
      words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
    )`.execute(db)
  // A foreign key cannot delete from FTS5.
  await sql`
    create trigger search_entry_deleted after delete on search_entry begin
      delete from search_words where rowid = old.search_key;
    end`.execute(db)
}

async function addPostgresIndex(db: Kysely<any>, entries: { execute(): Promise<void> }) {
  await entries.execute()
  // Without the list of pending entries, no single write has to merge it.
  await sql`
    create index search_entry_words on search_entry
    using gin (array_to_tsvector(string_to_array(words, ' '))) with (fastupdate = off)`.execute(db)
  // PostgreSQL's own plans scan the keys in order for frequent words and take up to a second for
  // rare ones. So only the index of words may be used. The sum hides the key from other indexes.
  await sql`
    create function search_hits(question tsquery, lowest bigint, highest bigint, most int)
    returns setof bigint language sql stable
    set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off
    as $$
      select search_key from search_entry
      where array_to_tsvector(string_to_array(words, ' ')) @@ question
        and search_key + 0 between lowest and highest
      order by search_key desc limit most
    $$`.execute(db)
}
