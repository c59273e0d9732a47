import { type Kysely, sql } from 'kysely'

/**
 * Adds columns for the text that the software reads from a document's file, and for its topic. All
 * existing documents wait to be read, also those in the bin and in old backups, because the
 * defaults apply to their rows too. `text` is the last column, because a list does not read it.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const columns: [name: string, type: 'text' | 'integer', fallback?: string | number][] = [
    ['topic', 'text'],
    ['page_count', 'integer'],
    ['pages', 'text', '[]'],
    ['reading', 'text', 'waiting'],
    ['reading_problem', 'text'],
    ['reading_attempts', 'integer', 0],
    ['reading_until', 'text'],
    ['text_source', 'text'],
    ['doubts', 'text', '[]'],
    ['text', 'text', ''],
  ]
  for (const [name, type, fallback] of columns) {
    await db.schema
      .alterTable('document')
      .addColumn(name, type, (c) =>
        fallback === undefined ? c : c.notNull().defaultTo(sql.lit(fallback)),
      )
      .execute()
  }
  await db.schema
    .createIndex('document_by_topic')
    .on('document')
    .columns(['kind', 'topic', 'date', 'id'])
    .execute()
  await db.schema
    .createIndex('document_to_read')
    .on('document')
    .columns(['date', 'id'])
    .where(sql.ref('reading'), '=', sql.lit('waiting'))
    .execute()
}
