import type { Kysely } from 'kysely'

/** Which phones are reached, since when others fail, and which messages wait for the reached ones. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ['reached_at', 'failing_since', 'failed_at'])
    await db.schema.alterTable('push_subscription').addColumn(column, 'text').execute()
  // Nobody knows any more which of the present phones were reached. Those whose first message does
  // not wait any more count as reached; failures of two days remove the others.
  await db
    .updateTable('push_subscription')
    .set((row) => ({ reached_at: row.ref('created_at') }))
    .where('id', 'not in', (delivery: Kysely<any>) =>
      delivery
        .selectFrom('push_delivery')
        .innerJoin('push_message', 'push_message.id', 'push_delivery.message_id')
        .select('subscription_id')
        .where('subscription_id', 'is not', null)
        .where('reason', '=', 'welcome'),
    )
    .execute()
  await db.schema
    .alterTable('push_delivery')
    .addColumn('rank', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('push_delivery_by_rank')
    .on('push_delivery')
    .columns(['rank', 'due_at'])
    .execute()
  await db.schema
    .createIndex('push_subscription_never_reached')
    .on('push_subscription')
    .columns(['reached_at', 'failing_since'])
    .execute()
}
