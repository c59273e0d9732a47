import type { DocumentKind } from '../../../content.ts'
import type { Database } from '../../../database/database.ts'
import type { AnnouncedKind } from '../announcement.ts'
import type { MessageState } from '../table.ts'
import { countCorrectable } from './correct.ts'
import { endMessages, listMessages, listNews, type Message } from './messages.ts'
import { muteDocument } from './tell.ts'

/** How far the announcement of a document is, for staff. */
interface AnnouncementState {
  /** The last message of the document; undefined if it has no message. */
  state: MessageState | undefined
  /** ISO 8601 UTC. When its last message was sent. */
  sentAt: string | null
}

/** The messages of a document that phones have got, or wait for. */
interface PhonesOfDocument {
  /** The message that waits for phones. */
  waiting: { _id: string; phones: number; dueAt: string } | null
  /** The phones that got its last message. */
  sent: number
  /** The phones that can still be told that it was wrong. */
  correctable: number
}

/** What staff learn about messages, and how they stop one. */
export function createAnswering(database: Database) {
  return {
    /**
     * Staff stop a message that waits for phones. A document is not announced later either, unless
     * staff want it. Returns how many phones do not get it; undefined for an unknown message.
     */
    async stop(messageId: string): Promise<number | undefined> {
      const message = await database
        .selectFrom('pushMessage')
        .selectAll()
        .where('id', '=', messageId)
        .executeTakeFirst()
      if (!message) return undefined
      const kind = message.kind as AnnouncedKind
      const known = await listMessages(database, kind, message.recordId)
      const messages = known.filter(({ id }) => id === messageId)
      const waiting = await findWaiting(database, messages)
      if (!waiting) return 0
      await endMessages(database, messages)
      if (message.reason === 'published')
        await muteDocument(database, kind as DocumentKind, message.recordId)
      return waiting.phones
    },

    async findPhones(kind: DocumentKind, recordId: string): Promise<PhonesOfDocument> {
      const messages = await listNews(database, kind, recordId)
      return {
        waiting: await findWaiting(database, messages),
        sent: messages.findLast(({ sentAt }) => sentAt !== null)?.sentCount ?? 0,
        correctable: await countCorrectable(database, kind, recordId),
      }
    },

    async findState(kind: DocumentKind, recordId: string): Promise<AnnouncementState> {
      const known = await listNews(database, kind, recordId)
      return {
        state: known.at(-1)?.state,
        sentAt: known.findLast(({ sentAt }) => sentAt !== null)?.sentAt ?? null,
      }
    },
  }
}

async function findWaiting(
  database: Database,
  messages: Message[],
): Promise<PhonesOfDocument['waiting']> {
  for (const { id } of messages.toReversed()) {
    const { phones, dueAt } = await database
      .selectFrom('pushDelivery')
      .select(({ fn }) => [
        fn.countAll<number | string>().as('phones'),
        fn.min('dueAt').as('dueAt'),
      ])
      .where('messageId', '=', id)
      .where('subscriptionId', 'is not', null)
      .executeTakeFirstOrThrow()
    if (Number(phones) > 0) return { _id: id, phones: Number(phones), dueAt }
  }
  return null
}
