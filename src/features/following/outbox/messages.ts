import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Topic } from '../../../content.ts'
import { nowIso } from '../../../base/clock.ts'
import { newId } from '../../../base/new-id.ts'
import type { Database, Tables } from '../../../database/database.ts'
import type { AnnouncedKind } from '../announcement.ts'
import { LATE } from '../send/deliveries.ts'
import { createFollowingSwitch } from '../switch-store.ts'
import type { MessageReason, MessageState } from '../table.ts'

/** When the phones and the programs get a message, ISO 8601 UTC. Programs get no corrections. */
interface DueTimes {
  phones: string
  programs?: string
}

type NewMessage = {
  kind: AnnouncedKind
  recordId: string
  reason: MessageReason
  state?: MessageState
  title?: string
  tag?: string
  topic?: Topic | null
}

/** Adds a message without deliveries, and returns its id. */
export async function addMessage(database: Database, message: NewMessage): Promise<string> {
  const id = newId()
  await database
    .insertInto('pushMessage')
    .values({
      id,
      state: 'waiting',
      title: '',
      ...message,
      createdAt: nowIso(),
      sentAt: null,
      sentCount: 0,
      failedCount: 0,
      goneCount: 0,
    })
    .execute()
  return id
}

export async function isSending(database: Database): Promise<boolean> {
  return (await createFollowingSwitch(database).find()).isOn
}

/** In the order of their creation. */
export const listMessages = (database: Database, kind: AnnouncedKind, ...recordIds: string[]) =>
  database
    .selectFrom('pushMessage')
    .selectAll()
    .select((message) => {
      const tried = message
        .selectFrom('pushDelivery')
        .select('pushDelivery.id')
        .whereRef('pushDelivery.messageId', '=', 'pushMessage.id')
        .where('pushDelivery.attempts', '>', 0)
      return [
        message.exists(tried).as('isTried'),
        message
          .exists(tried.where('pushDelivery.subscriptionId', 'is not', null))
          .as('isTriedOnPhones'),
      ]
    })
    .where('recordId', 'in', recordIds)
    .where('kind', '=', kind)
    .execute()
    .then((messages) => messages.sort((a, b) => (a.id < b.id ? -1 : 1)))

export type Message = Awaited<ReturnType<typeof listMessages>>[0]

export const isCorrection = ({ reason }: Message) => reason === 'correction'

/** Without corrections. */
export async function listNews(
  database: Database,
  kind: AnnouncedKind,
  recordId: string,
): Promise<Message[]> {
  return (await listMessages(database, kind, recordId)).filter((message) => !isCorrection(message))
}

/** Whether it has reached somebody, or may have. */
export const isTold = ({ state, sentCount, failedCount, goneCount, isTried }: Message) =>
  state === 'sent' || sentCount + failedCount + goneCount > 0 || Boolean(isTried)

export const subscription = expressionBuilder<Tables, 'pushSubscription'>()

/** Returns how many phones and programs get it. */
export async function addDeliveries(
  database: Database,
  id: string,
  due: DueTimes,
  isWanted: Expression<SqlBool>,
): Promise<number> {
  const columns = (dueAt: string) =>
    [
      sql<string>`cast(${`${id}/`} as text) || id`.as('id'),
      sql<string>`cast(${id} as text)`.as('messageId'),
      sql<string>`cast(${dueAt} as text)`.as('dueAt'),
      sql<number>`0`.as('attempts'),
    ] as const
  const isReached = subscription.and([
    subscription('reachedAt', 'is not', null),
    subscription('failingSince', 'is', null),
  ])
  const receiver = (column: 'subscriptionId' | 'webhookId', value: 'id' | 'null') =>
    sql<string | null>`${sql.raw(value === 'id' ? 'id' : 'cast(null as text)')}`.as(column)
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('pushDelivery')
    .columns(['id', 'messageId', 'dueAt', 'attempts', 'subscriptionId', 'webhookId', 'rank'])
    .expression(
      database
        .selectFrom('pushSubscription')
        .select([
          ...columns(due.phones),
          receiver('subscriptionId', 'id'),
          receiver('webhookId', 'null'),
          sql<number>`case when ${isReached} then 0 else ${sql.lit(LATE)} end`.as('rank'),
        ])
        .where(isWanted)
        .$if(due.programs !== undefined, (phones) =>
          phones.unionAll(
            database
              .selectFrom('webhook')
              .select([
                ...columns(due.programs!),
                receiver('subscriptionId', 'null'),
                receiver('webhookId', 'id'),
                sql<number>`0`.as('rank'),
              ])
              .where('isOn', '=', 1),
          ),
        ),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

/**
 * Those who have not got these messages do not get them any more. A message is `sent` when the
 * first of its receivers has got it.
 */
export async function endMessages(database: Database, messages: Message[]): Promise<void> {
  for (const { id, state } of messages) {
    if (state === 'unwanted')
      await database.deleteFrom('pushMessage').where('id', '=', id).execute()
    await database.deleteFrom('pushDelivery').where('messageId', '=', id).execute()
    await database
      .updateTable('pushMessage')
      .set({ state: 'withdrawn' })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
  }
}
