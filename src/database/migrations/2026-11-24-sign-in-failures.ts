import type { Kysely } from 'kysely'

/** Indexes that keep the cost of counting sign-in failures constant. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('sign_in_failure')
    .addColumn('is_known', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  for (const [name, columns] of [
    ['sign_in_failure_by_pair', ['username', 'address', 'failed_at desc']],
    ['sign_in_failure_by_address', ['address', 'is_known', 'failed_at desc']],
    ['sign_in_failure_by_username', ['username', 'is_known', 'failed_at desc']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('sign_in_failure')
      .columns([...columns])
      .execute()
  }
}
