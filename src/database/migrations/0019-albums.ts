import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** Albums of the photo gallery. The indexes have the photos of one album, and those without one. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const statements = [
    `create table album (
      id text primary key,
      title text not null,
      title_english text not null,
      day text,
      updated_at text not null,
      version integer not null default 1,
      is_sample integer not null default 0
    )${isSqlite ? ' strict' : ''}`,
    `alter table gallery_entry add column album text references album (id)`,
    `create index gallery_photo_of_album
      on gallery_entry (gallery, album, sort_at desc, sort_id desc)
      where album is not null`,
    `create index gallery_photo_without_album
      on gallery_entry (gallery, sort_at desc, sort_id desc)
      where (video_link is null and album is null)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
