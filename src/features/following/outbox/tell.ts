import type { Expression, SqlBool } from 'kysely'
import type { DocumentKind, Topic } from '../../../content.ts'
import { nowIso } from '../../../base/clock.ts'
import { newId } from '../../../base/new-id.ts'
import type { Database } from '../../../database/database.ts'
import type { Shift } from '@pathshala/bengali/classes'
import type { Day } from '@pathshala/bengali/days'
import { closureDueTime, dueTime, dueTimeOfPrograms, isJoined } from '../due-times.ts'
import { LATE } from '../send/deliveries.ts'
import type { MessageState } from '../table.ts'
import {
  addDeliveries,
  addMessage,
  endMessages,
  isSending,
  isTold,
  listNews,
  type Message,
  subscription,
} from './messages.ts'

interface DocumentToAnnounce {
  kind: DocumentKind
  recordId: string
  topic: Topic | null
  reason: 'published' | 'again'
}

interface ClosureToAnnounce {
  recordId: string
  reason: 'closure' | 'closureChanged' | 'closureEnded'
  /** Its first day. */
  from: Day
  /** Its shift, and the shift that it had before a change; null for all. */
  shifts: (Shift | null)[]
}

/** Announcements to those who want them, and their end while they wait. */
export function createAnnouncing(database: Database) {
  return {
    /**
     * Announces a document that is public. A document is announced once, unless staff want it
     * `again`; if it still waits, nothing changes. Returns how many phones and programs get it.
     */
    async announceDocument(
      { kind, recordId, topic, reason }: DocumentToAnnounce,
      timeZone: string,
    ): Promise<number> {
      if (!(await isSending(database))) return 0
      const known = await listNews(database, kind, recordId)
      const waiting = known.find((message) => message.state === 'waiting' && !isTold(message))
      const receivers = waiting ? await countDeliveries(database, waiting.id) : 0
      // All who waited may have stopped following.
      if (receivers > 0) return receivers
      const isKnown = known.some((message) => message.state === 'muted' || isTold(message))
      if (reason === 'published' && isKnown) return 0
      await endMessages(database, known)
      return sendDocument(
        database,
        await addMessage(database, {
          kind,
          recordId,
          reason,
          topic: wantedTopic({ kind, topic }),
        }),
        { kind, topic },
        timeZone,
      )
    },

    /** Staff have corrected the topic before anybody was told: only those who want it now are told. */
    async changeTopic(
      { kind, recordId, topic }: Omit<DocumentToAnnounce, 'reason'>,
      timeZone: string,
    ): Promise<void> {
      if (!(await isSending(database))) return
      const known = await listNews(database, kind, recordId)
      const open = known.find((message) => isOpen(message, timeZone))
      if (!open) return
      await database.deleteFrom('pushDelivery').where('messageId', '=', open.id).execute()
      // The two minutes begin again.
      await updateMessage(database, open.id, {
        state: 'waiting',
        createdAt: nowIso(),
        topic: wantedTopic({ kind, topic }),
      })
      await sendDocument(database, open.id, { kind, topic }, timeZone)
    },

    /**
     * Announces a closure at once, or on the morning before its first day. Ends its earlier message.
     * Followers may not know the closure yet. Then a change is sent as a new closure, and an end is
     * not sent.
     */
    async announceClosure(
      { recordId, reason, from, shifts }: ClosureToAnnounce,
      timeZone: string,
    ): Promise<void> {
      if (!(await isSending(database))) return
      const known = await listNews(database, 'calendar', recordId)
      const isKnown = known.some(isTold)
      await endMessages(database, known)
      if (reason === 'closureEnded' && !isKnown) return
      const now = nowIso()
      const isNew = reason === 'closure' || !isKnown
      const dueAt = isNew ? closureDueTime(from, now, timeZone) : now
      const id = await addMessage(database, {
        kind: 'calendar',
        recordId,
        reason: isNew ? 'closure' : reason,
      })
      const due = { phones: dueAt, programs: dueAt }
      const receivers = await addDeliveries(database, id, due, wantsClosure(shifts))
      if (receivers === 0) await database.deleteFrom('pushMessage').where('id', '=', id).execute()
    },

    /** Nobody is told of this document when it becomes public. */
    mute: (kind: DocumentKind, recordId: string) => muteDocument(database, kind, recordId),

    /**
     * Visitors have seen this document without a message, so it is not news when it comes back. A
     * message that was withdrawn while it waited can still be sent.
     */
    async muteSeen(kind: DocumentKind, recordId: string): Promise<void> {
      if ((await listNews(database, kind, recordId)).length === 0)
        await muteDocument(database, kind, recordId)
    },

    async unmute(kind: DocumentKind, recordId: string): Promise<void> {
      await database
        .deleteFrom('pushMessage')
        .where('recordId', '=', recordId)
        .where('kind', '=', kind)
        .where('state', '=', 'muted')
        .execute()
    },

    /** The document is not public any more, and must not be announced if it comes back. */
    async withdraw(kind: DocumentKind, recordId: string): Promise<void> {
      await endMessages(database, await listNews(database, kind, recordId))
    },

    /** The first message of a phone. It proves that messages arrive. */
    welcome: (subscriptionId: string) => tell(database, { subscriptionId }, 'welcome'),

    test: (subscriptionId: string) => tell(database, { subscriptionId }, 'test'),

    testWebhook: (webhookId: string) => tell(database, { webhookId }, 'test'),
  }
}

/** Nobody is told of this document when it becomes public. */
export async function muteDocument(
  database: Database,
  kind: DocumentKind,
  recordId: string,
): Promise<void> {
  const known = await listNews(database, kind, recordId)
  if (known.some(({ state }) => state === 'muted')) return
  await addMessage(database, { kind, recordId, reason: 'published', state: 'muted' })
}

/**
 * Whether the message was not sent to anybody yet. Until then, a corrected topic can still change
 * its receivers.
 */
function isOpen(message: Message, timeZone: string): boolean {
  return message.state === 'unwanted'
    ? nowIso() < dueTime(message.createdAt, timeZone)
    : message.state === 'waiting' && !isTold(message)
}

async function countDeliveries(database: Database, messageId: string): Promise<number> {
  const { count } = await database
    .selectFrom('pushDelivery')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('messageId', '=', messageId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function updateMessage(
  database: Database,
  id: string,
  values: { state: MessageState; createdAt?: string; topic?: Topic | null },
): Promise<void> {
  await database.updateTable('pushMessage').set(values).where('id', '=', id).execute()
}

/** Postpones the waiting messages of this kind until the last one is due, so that they are joined. */
async function join(
  database: Database,
  kind: DocumentKind,
  now: string,
  dueAt: string,
): Promise<void> {
  const batches = await database
    .selectFrom('pushDelivery')
    .innerJoin('pushMessage', 'pushMessage.id', 'pushDelivery.messageId')
    .select(({ fn }) => ['pushDelivery.dueAt', fn.min('pushMessage.createdAt').as('firstAt')])
    .where('pushDelivery.dueAt', '>', now)
    .where('pushDelivery.dueAt', '<', dueAt)
    .where('pushDelivery.subscriptionId', 'is not', null)
    .where('pushDelivery.attempts', '=', 0)
    .where('pushMessage.kind', '=', kind)
    .where('pushMessage.reason', '!=', 'correction')
    .groupBy('pushDelivery.dueAt')
    .execute()
  for (const batch of batches.filter((one) => isJoined(one, dueAt))) {
    await database
      .updateTable('pushDelivery')
      .set({ dueAt })
      .where('dueAt', '=', batch.dueAt)
      .where('subscriptionId', 'is not', null)
      .where('attempts', '=', 0)
      .where('messageId', 'in', (message) =>
        message
          .selectFrom('pushMessage')
          .select('id')
          .where('kind', '=', kind)
          .where('reason', '!=', 'correction'),
      )
      .execute()
  }
}

/** Queues the message of a document for those who want its topic, and returns how many they are. */
async function sendDocument(
  database: Database,
  messageId: string,
  { kind, topic }: Pick<DocumentToAnnounce, 'kind' | 'topic'>,
  timeZone: string,
): Promise<number> {
  const now = nowIso()
  const due = { phones: dueTime(now, timeZone), programs: dueTimeOfPrograms(now) }
  const receivers = await addDeliveries(database, messageId, due, wantsDocument(kind, topic))
  if (receivers === 0) await updateMessage(database, messageId, { state: 'unwanted' })
  await join(database, kind, now, due.phones)
  return receivers
}

async function tell(
  database: Database,
  receiver: { subscriptionId: string } | { webhookId: string },
  reason: 'welcome' | 'test',
): Promise<void> {
  // Messages that have arrived are not needed any more. Otherwise each phone would leave one.
  await database
    .deleteFrom('pushMessage')
    .where('recordId', '=', '')
    .where('kind', '=', 'following')
    .where((message) =>
      message.not(
        message.exists(
          message
            .selectFrom('pushDelivery')
            .select('pushDelivery.id')
            .whereRef('pushDelivery.messageId', '=', 'pushMessage.id'),
        ),
      ),
    )
    .execute()
  const messageId = await addMessage(database, { kind: 'following', recordId: '', reason })
  await database
    .insertInto('pushDelivery')
    .values({
      id: newId(),
      messageId,
      subscriptionId: null,
      webhookId: null,
      ...receiver,
      dueAt: nowIso(),
      attempts: 0,
      // Anybody can make welcome messages. They must not delay news.
      rank: reason === 'welcome' ? LATE : 0,
    })
    .execute()
}

/** Followers choose topics of notices only. Null for all followers of the kind. */
function wantedTopic({ kind, topic }: { kind: DocumentKind; topic: Topic | null }): Topic | null {
  return kind === 'notices' ? topic : null
}

/** The JSON of kinds and topics has only words of the registry. */
function wantsDocument(kind: DocumentKind, topic: Topic | null): Expression<SqlBool> {
  const wanted = wantedTopic({ kind, topic })
  return subscription.and([
    subscription('kinds', 'like', `%"${kind}"%`),
    ...(wanted === null ? [] : [subscription('topics', 'like', `%"${wanted}"%`)]),
  ])
}

function wantsClosure(shifts: (Shift | null)[]): Expression<SqlBool> {
  const named = shifts.filter((shift) => shift !== null)
  const isForAll = named.length < shifts.length
  return subscription.and([
    subscription('closures', '=', 1),
    ...(isForAll
      ? []
      : [subscription.or([subscription('shift', 'is', null), subscription('shift', 'in', named)])]),
  ])
}
