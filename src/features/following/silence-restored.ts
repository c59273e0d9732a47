import { sql } from 'kysely'
import { nowIso } from '../../base/clock.ts'
import type { Database } from '../../database/database.ts'
import type { MessageReason, MessageState } from './table.ts'

/**
 * A restore does not send messages. Backups do not have deliveries, so no message is waiting.
 * Documents whose time came after the backup was made become public now, but phones may know them
 * already.
 */
export async function silenceRestored(database: Database): Promise<void> {
  await database
    .updateTable('pushMessage')
    .set({ state: 'withdrawn' })
    .where('state', '=', 'waiting')
    .execute()
  await database
    .insertInto('pushMessage')
    .columns([
      'id',
      'kind',
      'recordId',
      'reason',
      'state',
      'createdAt',
      'title',
      'sentCount',
      'failedCount',
      'goneCount',
    ])
    .expression(
      database
        .selectFrom('document')
        .select((row) => [
          sql<string>`'restored/' || id`.as('id'),
          'kind',
          'id as recordId',
          row.val<MessageReason>('published').as('reason'),
          row.val<MessageState>('muted').as('state'),
          'createdAt',
          row.val('').as('title'),
          row.lit(0).as('sentCount'),
          row.lit(0).as('failedCount'),
          row.lit(0).as('goneCount'),
        ])
        .where('state', '=', 'scheduled')
        .where('publishAt', '<=', nowIso()),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
