import { type Kysely, sql } from 'kysely'

/** Without these indexes, a page becomes slower as the lists grow. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.dropIndex('document_by_updated_at').execute()
  await db.schema
    .createIndex('document_by_updated_at')
    .on('document')
    .columns(['kind', 'updated_at desc', 'id desc'])
    .execute()

  // With these indexes, a query for photos reads no videos, and a query for videos no photos.
  for (const [name, condition] of [
    ['gallery_photo_by_created_at', sql<boolean>`video_link is null`],
    ['gallery_video_by_created_at', sql<boolean>`video_link is not null`],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('gallery_entry')
      .columns(['gallery', 'created_at desc', 'id desc'])
      .where(condition)
      .execute()
  }

  // The footer of every page asks whether sample content is left. This index is empty after the
  // sample content is removed.
  for (const table of ['document', 'gallery_entry']) {
    await db.schema
      .createIndex(`${table}_of_sample`)
      .on(table)
      .column('is_sample')
      .where(sql<boolean>`is_sample = 1`)
      .execute()
  }
}
