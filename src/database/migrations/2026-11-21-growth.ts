import { type Kysely, sql } from 'kysely'

/** Indexes without which a page would cost the more the longer the lists behind it are. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.dropIndex('document_by_updated_at').execute()
  await db.schema
    .createIndex('document_by_updated_at')
    .on('document')
    .columns(['kind', 'updated_at desc', 'id desc'])
    .execute()

  // Photos are found without walking over videos, and videos without walking over photos.
  for (const [name, isTheirs] of [
    ['gallery_photo_by_created_at', sql<boolean>`video_link is null`],
    ['gallery_video_by_created_at', sql<boolean>`video_link is not null`],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('gallery_entry')
      .columns(['gallery', 'created_at desc', 'id desc'])
      .where(isTheirs)
      .execute()
  }

  // Every page's foot asks whether sample content is left: an index of nothing once it is gone.
  for (const table of ['document', 'gallery_entry']) {
    await db.schema
      .createIndex(`${table}_of_sample`)
      .on(table)
      .column('is_sample')
      .where(sql<boolean>`is_sample = 1`)
      .execute()
  }
}
