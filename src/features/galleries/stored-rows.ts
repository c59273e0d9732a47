import { sql } from 'kysely'
import { z } from 'zod'
import { GALLERY_KINDS } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { shortText, type StoredRows } from '../../database/stored-rows.ts'

export const galleryRows = {
  gallery_entry: z.object({
    gallery: z.enum(GALLERY_KINDS),
    title: shortText,
    video_link: shortText.nullable(),
  }),
} satisfies Partial<StoredRows>

/** Makes positions unique: a page of the list would skip an entry with a repeated position. */
export async function deriveGalleryRows(database: Database): Promise<void> {
  await sql`
    update gallery_entry set sort_id = id where exists (
      select 1 from gallery_entry as other
      where other.gallery = gallery_entry.gallery and other.sort_at = gallery_entry.sort_at
        and other.sort_id = gallery_entry.sort_id and other.id <> gallery_entry.id)`.execute(
    database,
  )
}
