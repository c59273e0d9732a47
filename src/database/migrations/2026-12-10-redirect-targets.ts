import { type Kysely, sql } from 'kysely'

/**
 * An export asks for the old addresses of each document. The condition leaves out long targets, such
 * as searches: PostgreSQL does not index them.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createIndex('redirect_to_document')
    .on('redirect')
    .column('target')
    .where(sql<boolean>`length(target) <= 100`)
    .execute()
}
