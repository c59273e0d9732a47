import type { Kysely } from 'kysely'

/**
 * Who has a move taken back, how many records went so far, and which stay. A process that takes a
 * move back can end before its work does.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('move').addColumn('undone_by', 'text').execute()
  await db.schema
    .alterTable('move')
    .addColumn('removed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('move').addColumn('left_records', 'text').execute()
}
