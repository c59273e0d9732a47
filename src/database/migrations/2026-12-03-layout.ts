import { type Kysely, sql } from 'kysely'

/**
 * How the text of a document is laid out. Documents that were read before are read again, because
 * their tables are loose words. Until then, their text stays.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('document')
    .addColumn('layout', 'text', (column) => column.notNull().defaultTo('text'))
    .execute()
  await sql`update document
    set reading = 'waiting', reading_attempts = 0, reading_until = null, reading_problem = null
    where reading = 'done' and text_source <> 'typed' and page_count is not null`.execute(db)
}
