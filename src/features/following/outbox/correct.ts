import { type Expression, type SqlBool, sql } from 'kysely'
import type { DocumentKind } from '../../../content.ts'
import { nowMs } from '../../../base/clock.ts'
import type { Database } from '../../../database/database.ts'
import { dueTime } from '../due-times.ts'
import {
  addDeliveries,
  addMessage,
  endMessages,
  isCorrection,
  isSending,
  listMessages,
  type Message,
  subscription,
} from './messages.ts'

/** After this time, the message of a phone is not corrected any more. */
const CORRECTABLE_MS = 7 * 24 * 60 * 60_000

/** A document that was announced by mistake. */
interface MistakenDocument {
  kind: DocumentKind
  recordId: string
  title: string
  /** The tag of its announcement. */
  tag: string
}

/** Of many documents: those of which phones can still be told that they were wrong. */
interface Correctable {
  documents: number
  /** A phone that got the news of several of them counts once. */
  phones: number
  /** ISO 8601 UTC. When phones got the oldest of these messages. */
  firstSentAt: string | null
}

/** Corrections of messages that were a mistake, to the phones that got them. */
export function createCorrecting(database: Database) {
  return {
    /**
     * Tells the phones to which the message of a document was sent that it was wrong. `now` is the same
     * for all documents of one call, so that their corrections are due together. Returns how many
     * phones are told.
     */
    async correct(
      { kind, recordId, title, tag }: MistakenDocument,
      now: string,
      timeZone: string,
    ): Promise<number> {
      if (!(await isSending(database))) return 0
      const mistaken = await listMistaken(database, kind, recordId)
      if (mistaken.length === 0) return 0
      const phones = wereSent(mistaken)
      if ((await countPhones(database, phones)) === 0) return 0
      const id = await addMessage(database, {
        kind,
        recordId,
        reason: 'correction',
        // The document may have another title now.
        title: mistaken.at(-1)!.title || title,
        tag,
      })
      return addDeliveries(database, id, { phones: dueTime(now, timeZone) }, phones)
    },

    /** How many phones can be told that the news of these documents was wrong. */
    async findCorrectable(kind: DocumentKind, recordIds: string[]): Promise<Correctable> {
      if (!(await isSending(database))) return { documents: 0, phones: 0, firstSentAt: null }
      const known = await listMessages(database, kind, ...recordIds)
      const byDocument = Map.groupBy(known, ({ recordId }) => recordId)
      const mistaken = [...byDocument.values()].flatMap(mistakenOf)
      const lastOfEach = new Map(mistaken.map((message) => [message.recordId, message])).values()
      const times = [...lastOfEach].map(({ sentAt, createdAt }) => sentAt ?? createdAt).toSorted()
      return {
        documents: times.length,
        phones: mistaken.length > 0 ? await countPhones(database, wereSent(mistaken)) : 0,
        firstSentAt: times[0] ?? null,
      }
    },

    /** The document is public again, so it was not a mistake. */
    async withdrawCorrection(kind: DocumentKind, recordId: string): Promise<void> {
      await endMessages(
        database,
        (await listMessages(database, kind, recordId)).filter(isCorrection),
      )
    },
  }
}

/** The phones that can still be told that the last message of a document was wrong. */
export async function countCorrectable(
  database: Database,
  kind: DocumentKind,
  recordId: string,
): Promise<number> {
  if (!(await isSending(database))) return 0
  const mistaken = await listMistaken(database, kind, recordId)
  return mistaken.length > 0 ? countPhones(database, wereSent(mistaken)) : 0
}

/**
 * The messages of one record that a correction would replace. It replaces none that another one
 * has replaced.
 */
function mistakenOf(known: Message[]): Message[] {
  const last = known.findLastIndex(
    (message) => isCorrection(message) && message.state !== 'withdrawn',
  )
  return known.slice(last + 1).filter((message) => !isCorrection(message) && isOnPhones(message))
}

async function listMistaken(
  database: Database,
  kind: DocumentKind,
  recordId: string,
): Promise<Message[]> {
  return mistakenOf(await listMessages(database, kind, recordId))
}

/** Whether a phone has got it lately, or may have. */
const isOnPhones = ({ sentAt, createdAt, sentCount, isTriedOnPhones }: Message) =>
  (sentCount > 0 || Boolean(isTriedOnPhones)) &&
  Date.parse(sentAt ?? createdAt) >= nowMs() - CORRECTABLE_MS

/**
 * The phones to which one of the messages was sent: they followed its topic, and still do. Those
 * that it has not reached yet, or that no message ever reached, are left out.
 */
function wereSent(messages: Message[]): Expression<SqlBool> {
  return subscription.and([
    subscription('reachedAt', 'is not', null),
    subscription.exists(
      subscription
        .selectFrom('pushMessage')
        .select('pushMessage.id')
        .where(
          'pushMessage.id',
          'in',
          messages.map(({ id }) => id),
        )
        .whereRef('pushMessage.createdAt', '>=', 'pushSubscription.createdAt')
        .where(sql<SqlBool>`kinds like '%"' || kind || '"%'`)
        .where(sql<SqlBool>`topics like '%' || coalesce('"' || topic || '"', '') || '%'`)
        .where((message) =>
          message.not(
            message.exists(
              message
                .selectFrom('pushDelivery')
                .select('pushDelivery.id')
                .whereRef('pushDelivery.messageId', '=', 'pushMessage.id')
                .whereRef('pushDelivery.subscriptionId', '=', 'pushSubscription.id')
                .where('pushDelivery.attempts', '=', 0),
            ),
          ),
        ),
    ),
  ])
}

async function countPhones(database: Database, isWanted: Expression<SqlBool>): Promise<number> {
  const { count } = await database
    .selectFrom('pushSubscription')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(isWanted)
    .executeTakeFirstOrThrow()
  return Number(count)
}
