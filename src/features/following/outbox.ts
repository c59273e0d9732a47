import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { DocumentKind, Topic } from '../../content.ts'
import { nowIso, nowMs } from '../../base/clock.ts'
import { newId } from '../../base/new-id.ts'
import type { Database, Tables } from '../../database/database.ts'
import type { Shift } from '../../words/classes.ts'
import type { Day } from '../../words/days.ts'
import type { AnnouncedKind } from './announcement.ts'
import { closureDueTime, dueTime, dueTimeOfPrograms, isJoined } from './due-times.ts'
import { LATE } from './send/deliveries.ts'
import { createFollowingSwitch } from './switch-store.ts'
import type { MessageReason, MessageState } from './table.ts'

/** How far the announcement of a document is, for staff. */
interface AnnouncementState {
  /** The last message of the document; undefined if it has no message. */
  state: MessageState | undefined
  /** ISO 8601 UTC. When its last message was sent. */
  sentAt: string | null
}

/** After this time, the message of a phone is not corrected any more. */
const CORRECTABLE_MS = 7 * 24 * 60 * 60_000

interface DocumentToAnnounce {
  kind: DocumentKind
  recordId: string
  topic: Topic | null
  reason: 'published' | 'again'
}

/** A document that was announced by mistake. */
interface MistakenDocument {
  kind: DocumentKind
  recordId: string
  title: string
  /** The tag of its announcement. */
  tag: string
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

/** Of many documents: those of which phones can still be told that they were wrong. */
interface Correctable {
  documents: number
  /** A phone that got the news of several of them counts once. */
  phones: number
  /** ISO 8601 UTC. When phones got the oldest of these messages. */
  firstSentAt: string | null
}

interface ClosureToAnnounce {
  recordId: string
  reason: 'closure' | 'closureChanged' | 'closureEnded'
  /** Its first day. */
  from: Day
  /** Its shift, and the shift that it had before a change; null for all. */
  shifts: (Shift | null)[]
}

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

/**
 * The announcements that wait, written in the transaction that makes something public. A message has
 * no words: they are read from its record when it is sent.
 */
export function createOutbox(database: Database) {
  const isOn = async () => (await createFollowingSwitch(database).find()).isOn

  /** In the order of their creation. */
  const listMessages = (kind: AnnouncedKind, ...recordIds: string[]) =>
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

  type Message = Awaited<ReturnType<typeof listMessages>>[0]

  const isCorrection = ({ reason }: Message) => reason === 'correction'

  const messagesOf = async (kind: AnnouncedKind, recordId: string) =>
    (await listMessages(kind, recordId)).filter((message) => !isCorrection(message))

  /** Whether it has reached somebody, or may have. */
  const isTold = ({ state, sentCount, failedCount, goneCount, isTried }: Message) =>
    state === 'sent' || sentCount + failedCount + goneCount > 0 || Boolean(isTried)

  /** Whether a phone has got it lately, or may have. */
  const isOnPhones = ({ sentAt, createdAt, sentCount, isTriedOnPhones }: Message) =>
    (sentCount > 0 || Boolean(isTriedOnPhones)) &&
    Date.parse(sentAt ?? createdAt) >= nowMs() - CORRECTABLE_MS

  /**
   * Whether the message was not sent to anybody yet. Until then, a corrected topic can still change
   * its receivers.
   */
  const isOpen = (message: Message, timeZone: string) =>
    message.state === 'unwanted'
      ? nowIso() < dueTime(message.createdAt, timeZone)
      : message.state === 'waiting' && !isTold(message)

  /** Returns how many phones and programs get it. */
  const addDeliveries = async (
    id: string,
    due: DueTimes,
    isWanted: Expression<SqlBool>,
  ): Promise<number> => {
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

  const countDeliveries = async (messageId: string): Promise<number> => {
    const { count } = await database
      .selectFrom('pushDelivery')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('messageId', '=', messageId)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  const updateMessage = async (
    id: string,
    values: { state: MessageState; createdAt?: string; topic?: Topic | null },
  ): Promise<void> => {
    await database.updateTable('pushMessage').set(values).where('id', '=', id).execute()
  }

  /**
   * Those who have not got these messages do not get them any more. A message is `sent` when the
   * first of its receivers has got it.
   */
  const end = async (messages: Message[]): Promise<void> => {
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

  /** Postpones the waiting messages of this kind until the last one is due, so that they are joined. */
  const join = async (kind: DocumentKind, now: string, dueAt: string): Promise<void> => {
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
  const sendDocument = async (
    messageId: string,
    { kind, topic }: Pick<DocumentToAnnounce, 'kind' | 'topic'>,
    timeZone: string,
  ): Promise<number> => {
    const now = nowIso()
    const due = { phones: dueTime(now, timeZone), programs: dueTimeOfPrograms(now) }
    const receivers = await addDeliveries(messageId, due, wantsDocument(kind, topic))
    if (receivers === 0) await updateMessage(messageId, { state: 'unwanted' })
    await join(kind, now, due.phones)
    return receivers
  }

  /**
   * The messages of one record that a correction would replace. It replaces none that another one
   * has replaced.
   */
  const mistakenOf = (known: Message[]): Message[] => {
    const last = known.findLastIndex(
      (message) => isCorrection(message) && message.state !== 'withdrawn',
    )
    return known.slice(last + 1).filter((message) => !isCorrection(message) && isOnPhones(message))
  }
  const listMistaken = async (kind: DocumentKind, recordId: string): Promise<Message[]> =>
    mistakenOf(await listMessages(kind, recordId))

  /**
   * The phones to which one of the messages was sent: they followed its topic, and still do. Those
   * that it has not reached yet, or that no message ever reached, are left out.
   */
  const wereSent = (messages: Message[]) =>
    subscription.and([
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

  const countPhones = async (isWanted: Expression<SqlBool>): Promise<number> => {
    const { count } = await database
      .selectFrom('pushSubscription')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where(isWanted)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  const findWaiting = async (messages: Message[]): Promise<PhonesOfDocument['waiting']> => {
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

  const tell = async (
    receiver: { subscriptionId: string } | { webhookId: string },
    reason: 'welcome' | 'test',
  ): Promise<void> => {
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

  return {
    /**
     * Announces a document that is public. A document is announced once, unless staff want it
     * `again`; if it still waits, nothing changes. Returns how many phones and programs get it.
     */
    async announceDocument(
      { kind, recordId, topic, reason }: DocumentToAnnounce,
      timeZone: string,
    ): Promise<number> {
      if (!(await isOn())) return 0
      const known = await messagesOf(kind, recordId)
      const waiting = known.find((message) => message.state === 'waiting' && !isTold(message))
      const receivers = waiting ? await countDeliveries(waiting.id) : 0
      // All who waited may have stopped following.
      if (receivers > 0) return receivers
      const isKnown = known.some((message) => message.state === 'muted' || isTold(message))
      if (reason === 'published' && isKnown) return 0
      await end(known)
      return sendDocument(
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
      if (!(await isOn())) return
      const known = await messagesOf(kind, recordId)
      const open = known.find((message) => isOpen(message, timeZone))
      if (!open) return
      await database.deleteFrom('pushDelivery').where('messageId', '=', open.id).execute()
      // The two minutes begin again.
      await updateMessage(open.id, {
        state: 'waiting',
        createdAt: nowIso(),
        topic: wantedTopic({ kind, topic }),
      })
      await sendDocument(open.id, { kind, topic }, timeZone)
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
      if (!(await isOn())) return
      const known = await messagesOf('calendar', recordId)
      const isKnown = known.some(isTold)
      await end(known)
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
      const receivers = await addDeliveries(id, due, wantsClosure(shifts))
      if (receivers === 0) await database.deleteFrom('pushMessage').where('id', '=', id).execute()
    },

    /** Nobody is told of this document when it becomes public. */
    async mute(kind: DocumentKind, recordId: string): Promise<void> {
      const known = await messagesOf(kind, recordId)
      if (known.some(({ state }) => state === 'muted')) return
      await addMessage(database, { kind, recordId, reason: 'published', state: 'muted' })
    },

    /**
     * Visitors have seen this document without a message, so it is not news when it comes back. A
     * message that was withdrawn while it waited can still be sent.
     */
    async muteSeen(kind: DocumentKind, recordId: string): Promise<void> {
      if ((await messagesOf(kind, recordId)).length === 0) await this.mute(kind, recordId)
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
      await end(await messagesOf(kind, recordId))
    },

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
      if (!(await isOn())) return 0
      const mistaken = await listMistaken(kind, recordId)
      if (mistaken.length === 0) return 0
      const phones = wereSent(mistaken)
      if ((await countPhones(phones)) === 0) return 0
      const id = await addMessage(database, {
        kind,
        recordId,
        reason: 'correction',
        // The document may have another title now.
        title: mistaken.at(-1)!.title || title,
        tag,
      })
      return addDeliveries(id, { phones: dueTime(now, timeZone) }, phones)
    },

    /** How many phones can be told that the news of these documents was wrong. */
    async findCorrectable(kind: DocumentKind, recordIds: string[]): Promise<Correctable> {
      if (!(await isOn())) return { documents: 0, phones: 0, firstSentAt: null }
      const known = await listMessages(kind, ...recordIds)
      const byDocument = Map.groupBy(known, ({ recordId }) => recordId)
      const mistaken = [...byDocument.values()].flatMap(mistakenOf)
      const lastOfEach = new Map(mistaken.map((message) => [message.recordId, message])).values()
      const times = [...lastOfEach].map(({ sentAt, createdAt }) => sentAt ?? createdAt).toSorted()
      return {
        documents: times.length,
        phones: mistaken.length > 0 ? await countPhones(wereSent(mistaken)) : 0,
        firstSentAt: times[0] ?? null,
      }
    },

    /** The document is public again, so it was not a mistake. */
    async withdrawCorrection(kind: DocumentKind, recordId: string): Promise<void> {
      await end((await listMessages(kind, recordId)).filter(isCorrection))
    },

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
      const known = await listMessages(kind, message.recordId)
      const messages = known.filter(({ id }) => id === messageId)
      const waiting = await findWaiting(messages)
      if (!waiting) return 0
      await end(messages)
      if (message.reason === 'published') await this.mute(kind as DocumentKind, message.recordId)
      return waiting.phones
    },

    async findPhones(kind: DocumentKind, recordId: string): Promise<PhonesOfDocument> {
      const messages = await messagesOf(kind, recordId)
      const mistaken = (await isOn()) ? await listMistaken(kind, recordId) : []
      return {
        waiting: await findWaiting(messages),
        sent: messages.findLast(({ sentAt }) => sentAt !== null)?.sentCount ?? 0,
        correctable: mistaken.length > 0 ? await countPhones(wereSent(mistaken)) : 0,
      }
    },

    async findState(kind: DocumentKind, recordId: string): Promise<AnnouncementState> {
      const known = await messagesOf(kind, recordId)
      return {
        state: known.at(-1)?.state,
        sentAt: known.findLast(({ sentAt }) => sentAt !== null)?.sentAt ?? null,
      }
    },

    /** The first message of a phone. It proves that messages arrive. */
    welcome: (subscriptionId: string) => tell({ subscriptionId }, 'welcome'),

    test: (subscriptionId: string) => tell({ subscriptionId }, 'test'),

    testWebhook: (webhookId: string) => tell({ webhookId }, 'test'),
  }
}

const subscription = expressionBuilder<Tables, 'pushSubscription'>()

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
