import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { filesOf } from '../features/documents/record.ts'
import { defaultSite } from '../features/profile/default-site.ts'
import type { Site } from '../features/profile/schema.ts'
import { createProfileStores } from '../features/profile/store.ts'
import { takeReplaced } from '../files/replaced.ts'
import { removeFileRows } from '../files/rows.ts'
import { nameOfPicture } from '../files/stored-name.ts'
import type { StoredFile } from '../files/table.ts'
import { site as sampleSite } from './content.ts'

const TABLES = [
  'document',
  'galleryEntry',
  'officer',
  'studentCount',
  'calendarEntry',
  'routine',
  'singleton',
] as const

export type SampleStore = ReturnType<typeof createSampleStore>
const NO_PHOTO = { headTeacherPhoto: null }

/** Sample content of every kind: all tables mark it in the same column. */
export function createSampleStore(database: Database) {
  return {
    async isPresent(): Promise<boolean> {
      for (const table of TABLES) {
        const row = await database
          .selectFrom(table)
          .select('isSample')
          // Not a parameter: SQLite uses the partial index of sample rows only if it sees the
          // literal 1.
          .where('isSample', '=', sql.lit(1))
          .limit(1)
          .executeTakeFirst()
        if (row) return true
      }
      return false
    },

    /** Returns the files that are no longer used. */
    async remove(): Promise<StoredFile[]> {
      const site = await removeFromSite(database)
      const documents = await database
        .deleteFrom('document')
        .where('isSample', '=', 1)
        .returning(['file', 'pages', 'attachments'])
        .execute()
      const photos = await database
        .deleteFrom('galleryEntry')
        .where('isSample', '=', 1)
        .returning('file')
        .execute()
      const officers = await database
        .deleteFrom('officer')
        .where('isSample', '=', 1)
        .returning('photo as file')
        .execute()
      await database.deleteFrom('studentCount').where('isSample', '=', 1).execute()
      await database.deleteFrom('calendarEntry').where('isSample', '=', 1).execute()
      await database.deleteFrom('routine').where('isSample', '=', 1).execute()
      await database.deleteFrom('singleton').where('isSample', '=', 1).execute()
      const names = [...documents, ...photos, ...officers].map(({ file }) => file)
      const further = documents.flatMap((row) => filesOf({ ...row, file: null }))
      const files = await removeFileRows(database, ...names, ...further)
      return site ? [site, ...files] : files
    },
  }
}

/**
 * The site's texts are one record, and a clerk may have changed some of them. Changed texts stay;
 * texts that are still the sample's are reset to the defaults. Returns the head teacher's photo if
 * it is removed.
 */
async function removeFromSite(database: Database): Promise<StoredFile | undefined> {
  const { site } = createProfileStores(database)
  const current = await site.find()
  if (!current.isSample) return undefined
  const unchanged = Object.entries(sampleSite)
    .filter(([field, value]) => current[field as keyof Site] === value)
    .map(([field]) => [field, defaultSite[field as keyof Site]])
  const { headTeacherPhoto: photo } = current
  const change = { ...Object.fromEntries(unchanged), ...(photo?.isSample && NO_PHOTO) }
  await site.update(change, { isSample: false })
  return photo?.isSample ? takeReplaced(database, nameOfPicture(photo)) : undefined
}

declare module '../school/school.ts' {
  interface Stores {
    sample: SampleStore
  }
}
