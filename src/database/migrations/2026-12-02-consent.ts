import type { Kysely } from 'kysely'

/**
 * Whose telephone number it is, and the days on which people agreed to publish number and photo.
 * Nobody has said so for the existing records: their columns are null, also those of records in the
 * bin, which do not have these columns until they are restored.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ['phone_of', 'phone_consent_on', 'photo_consent_on']) {
    await db.schema.alterTable('officer').addColumn(column, 'text').execute()
  }
}
