import type { Database } from '../../database/database.ts'
import type { Sending } from './followers-schema.ts'

/** The announcements of records, for the office. */
export function createSendingStore(database: Database) {
  return {
    /**
     * The announcements that no phone has got yet: when they are sent, and to how many phones. The
     * soonest first. Times are ISO 8601 UTC.
     */
    async listWaiting(now: string, limit: number) {
      const rows = await database
        .selectFrom('pushDelivery')
        .innerJoin('pushMessage', 'pushMessage.id', 'pushDelivery.messageId')
        .select(({ fn }) => [
          'pushMessage.id as messageId',
          'pushMessage.kind',
          'pushMessage.recordId',
          'pushMessage.reason',
          'pushMessage.title',
          fn.min('pushDelivery.dueAt').as('dueAt'),
          fn.countAll<number | string>().as('phones'),
        ])
        .where('pushDelivery.dueAt', '>', now)
        .where('pushDelivery.subscriptionId', 'is not', null)
        .where('pushDelivery.attempts', '=', 0)
        .where('pushMessage.kind', 'not in', ['following', 'machine'])
        .where('pushMessage.sentCount', '=', 0)
        .groupBy([
          'pushMessage.id',
          'pushMessage.kind',
          'pushMessage.recordId',
          'pushMessage.reason',
          'pushMessage.title',
        ])
        .orderBy('dueAt')
        .limit(limit)
        .execute()
      return rows.map(({ kind, phones, ...rest }) => ({
        ...rest,
        kind: kind as Sending['kind'],
        phones: Number(phones),
      }))
    },

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
        .select((row) =>
          row
            .selectFrom('pushDelivery')
            .whereRef('messageId', '=', 'pushMessage.id')
            .where('subscriptionId', 'is not', null)
            .select(({ fn }) => fn.min('dueAt').as('dueAt'))
            .as('dueAt'),
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
