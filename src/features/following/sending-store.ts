import type { Database } from '../../database/database.ts'
import type { Sending } from './followers-schema.ts'

/** The announcements of records, for the office. */
export function createSendingStore(database: Database) {
  return {
    /** Newest first. A message that was not sent yet has no title. */
    async listLast(limit: number): Promise<Sending[]> {
      const rows = await database
        .selectFrom('pushMessage')
        .selectAll()
        .select((row) =>
          row
            .selectFrom('pushDelivery')
            .whereRef('messageId', '=', 'pushMessage.id')
            .where('subscriptionId', 'is not', null)
            .select(({ fn }) => fn.countAll<number | string>().as('count'))
            .as('waiting'),
        )
        .where('kind', 'not in', ['following', 'machine'])
        .where('state', 'not in', ['muted', 'unwanted'])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(
        ({ id, kind, state, sentCount, failedCount, goneCount, waiting, reason, ...rest }) => ({
          ...rest,
          reason: reason as Sending['reason'],
          _id: id,
          kind: kind as Sending['kind'],
          state: state as Sending['state'],
          waiting: Number(waiting),
          sent: sentCount,
          failed: failedCount,
          gone: goneCount,
        }),
      )
    },
  }
}
