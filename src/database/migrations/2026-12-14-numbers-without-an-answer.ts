import type { Kysely } from 'kysely'

/**
 * The numbers of people that are public, although nobody has said whose they are. They stay public;
 * a new number waits for the answer.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('officer')
    .addColumn('has_old_phone', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db
    .updateTable('officer')
    .set({ has_old_phone: 1 })
    .where('phone', '!=', '')
    .where('phone_of', 'is', null)
    .execute()
  const deleted = await db
    .selectFrom('bin_entry')
    .select(['id', 'content'])
    .where('kind', '=', 'officers')
    .execute()
  for (const { id, content } of deleted) {
    const row = JSON.parse(content) as { phone?: string; phoneOf?: string | null }
    const hasOldPhone = Number(Boolean(row.phone) && !row.phoneOf)
    await db
      .updateTable('bin_entry')
      .set({ content: JSON.stringify({ ...row, hasOldPhone }) })
      .where('id', '=', id)
      .execute()
  }
}
