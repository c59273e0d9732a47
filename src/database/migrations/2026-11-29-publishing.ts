import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * Allows documents without a file, with further files, and as official letters; drafts, and
 * documents that appear, end or are pinned at a time; gallery entries that can be renamed and
 * sorted. Stores the first answer to each idempotency key.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const strict = <T extends { modifyEnd(end: ReturnType<typeof sql>): T }>(table: T): T =>
    isSqlite ? table.modifyEnd(sql`strict`) : table

  await (isSqlite ? rebuildDocuments(db) : extendDocuments(db))
  await sql`update document set published_at = created_at`.execute(db)
  const published = isSqlite
    ? sql`json_set(content, '$.publishedAt', json_extract(content, '$.createdAt'))`
    : sql`(content::jsonb || jsonb_build_object('publishedAt', content::json ->> 'createdAt'))::text`
  await sql`
    update bin_entry set content = ${published}
    where kind in ('notices', 'news', 'downloads', 'results')`.execute(db)
  await indexDocuments(db)
  await strict(
    db.schema
      .createTable('hidden_file')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('document_id', 'text', (c) =>
        c.notNull().references('document.id').onDelete('cascade'),
      ),
  ).execute()
  await db.schema
    .createIndex('hidden_file_by_document')
    .on('hidden_file')
    .column('document_id')
    .execute()

  await sortGalleries(db, isSqlite)

  await strict(
    db.schema
      .createTable('idempotent_answer')
      .addColumn('account_id', 'text', (c) =>
        c.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('idempotent_answer_key', ['account_id', 'key']),
  ).execute()
  await db.schema
    .createIndex('idempotent_answer_by_created_at')
    .on('idempotent_answer')
    .column('created_at')
    .execute()
}

async function extendDocuments(db: Kysely<any>): Promise<void> {
  await sql`alter table document alter column file drop not null`.execute(db)
  await sql`
    alter table document
      add column state text not null default 'published',
      add column published_at text,
      add column publish_at text,
      add column ends_at text,
      add column pinned_until text,
      add column letter text,
      add column attachments text not null default '[]'`.execute(db)
  for (const index of ['by_date', 'by_created_at', 'by_topic']) {
    await sql`drop index ${sql.ref(`document_${index}`)}`.execute(db)
  }
}

/**
 * SQLite cannot remove `not null` from a column. The search index refers to the documents, so it is
 * emptied, and the next start fills it again. `text` stays the last column, because a list does not
 * read it.
 */
async function rebuildDocuments(db: Kysely<any>): Promise<void> {
  const columns = sql.raw(
    'id, kind, number, title, file, date, created_at, updated_at, version, is_sample, topic, page_count, pages, reading, reading_problem, reading_attempts, reading_until, text_source, doubts, text',
  )
  await sql`
    create table document_new (
      id text primary key,
      kind text not null,
      number integer not null,
      title text not null,
      file text unique references stored_file (name),
      date text not null,
      created_at text not null,
      updated_at text not null,
      version integer not null default 1,
      is_sample integer not null default 0,
      state text not null default 'published',
      published_at text,
      publish_at text,
      ends_at text,
      pinned_until text,
      topic text,
      page_count integer,
      pages text not null default '[]',
      reading text not null default 'waiting',
      reading_problem text,
      reading_attempts integer not null default 0,
      reading_until text,
      text_source text,
      letter text,
      attachments text not null default '[]',
      doubts text not null default '[]',
      text text not null default ''
    ) strict`.execute(db)
  await sql`insert into document_new (${columns}) select ${columns} from document`.execute(db)
  await sql`delete from search_entry`.execute(db)
  await sql`drop table document`.execute(db)
  await sql`alter table document_new rename to document`.execute(db)
  await sql`create unique index document_by_number on document (kind, number)`.execute(db)
  await sql`
    create index document_by_updated_at on document (kind, updated_at desc, id desc)`.execute(db)
  await sql`
    create index document_to_read on document (date, id) where reading = 'waiting'`.execute(db)
  await sql`
    create index document_of_sample on document (is_sample) where is_sample = 1`.execute(db)
}

/** Staff see documents in all states, visitors only published documents. */
async function indexDocuments(db: Kysely<any>): Promise<void> {
  const indexes = {
    by_date: 'kind, date desc, id desc',
    by_topic: 'kind, topic, date desc, id desc',
    not_published: "kind, state, date desc, id desc) where (state <> 'published'",
    published_by_date: "kind, date desc, id desc) where (state = 'published'",
    published_by_topic: "kind, topic, date desc, id desc) where (state = 'published'",
    published_last: "kind, published_at desc, id desc) where (state = 'published'",
    pinned: "kind, date desc, id desc) where (pinned_until is not null and state = 'published'",
    to_publish: "publish_at) where (state = 'scheduled'",
    to_end: "ends_at) where (state = 'published' and ends_at is not null",
    to_unpin: 'pinned_until) where (pinned_until is not null',
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await sql`create index ${sql.ref(`document_${name}`)} on document (${sql.raw(columns)})`.execute(
      db,
    )
  }
}

/** `sort_at` and `sort_id` are the order; reordering entries exchanges the pairs. */
async function sortGalleries(db: Kysely<any>, isSqlite: boolean): Promise<void> {
  for (const column of ['sort_at', 'sort_id', 'updated_at']) {
    await sql`
      alter table gallery_entry add column ${sql.ref(column)} text not null default ''`.execute(db)
  }
  await sql`alter table gallery_entry add column version integer not null default 1`.execute(db)
  await sql`
    update gallery_entry
    set sort_at = created_at, sort_id = id, updated_at = created_at`.execute(db)
  const sorted = isSqlite
    ? sql`json_set(content,
        '$.sortAt', json_extract(content, '$.createdAt'), '$.sortId', id,
        '$.updatedAt', json_extract(content, '$.createdAt'), '$.version', 1)`
    : sql`(content::jsonb || jsonb_build_object(
        'sortAt', content::json ->> 'createdAt', 'sortId', id,
        'updatedAt', content::json ->> 'createdAt', 'version', 1))::text`
  await sql`
    update bin_entry set content = ${sorted} where kind in ('jubilee', 'photos')`.execute(db)
  for (const name of ['entry', 'photo', 'video']) {
    await sql`drop index ${sql.ref(`gallery_${name}_by_created_at`)}`.execute(db)
  }
  for (const [name, condition] of Object.entries({
    gallery_entry_by_position: '',
    gallery_photo_by_position: 'where video_link is null',
    gallery_video_by_position: 'where video_link is not null',
  })) {
    await sql`
      create index ${sql.ref(name)}
      on gallery_entry (gallery, sort_at desc, sort_id desc) ${sql.raw(condition)}`.execute(db)
  }
  await sql`
    create index gallery_entry_by_updated_at
    on gallery_entry (gallery, updated_at desc)`.execute(db)
}
