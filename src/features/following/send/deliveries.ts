import type { Selectable } from 'kysely'
import { nowIso, nowMs } from '../../../base/clock.ts'
import type { Database } from '../../../database/database.ts'
import { createHistoryStore } from '../../../records/history/store.ts'
import type { AnnouncedKind } from '../announcement.ts'
import { followingWords } from '../words.ts'
import type {
  PushDeliveryTable,
  PushMessageTable,
  PushSubscriptionTable,
  WebhookTable,
} from '../table.ts'

/**
 * An announcement does not wait longer, except that of a closure, which waits for the day before it
 * begins.
 */
const LONGEST_WAIT_MS = 2 * 24 * 60 * 60_000
/** Deliveries of this rank wait for all others. */
export const LATE = 1
const RANKS = [0, LATE]
/** Phones and deliveries to programs. If a process is killed, they wait for the end of the claim. */
const CLAIMED_AT_ONCE = 25

/** A delivery that this process may send now, with columns of its message. */
export type Delivery = Selectable<PushDeliveryTable> &
  Pick<Selectable<PushMessageTable>, 'kind' | 'recordId' | 'reason' | 'createdAt' | 'title' | 'tag'>

/** The end of one request. */
export type Outcome =
  | { is: 'sent' }
  /** The phone has ended its subscription. */
  | { is: 'gone' }
  /** `fault` is the cause: the receiver, the key of the school, or the site. */
  | { is: 'failed'; problem: string; fault: 'receiver' | 'key' | 'site' }
  /** `isAttempt` is false if the receiver has only asked to wait. */
  | { is: 'later'; problem: string; afterMs: number; isAttempt: boolean }

/** One request. It carries one delivery to a program, or one or several to a phone. */
export interface Result {
  /** With the titles of their records when they were sent. */
  deliveries: Delivery[]
  /** Whether it belongs to those of which a phone gets at most three a day. */
  isLimited: boolean
  outcome: Outcome
}

/**
 * The queue of messages for phones and programs. A row has the time of its next try, which is also
 * the end of a claim: if a process is killed, another one sends its deliveries after that time.
 * Several machines can share the queue.
 */
export function createDeliveryStore(database: Database) {
  const move = async (deliveries: Delivery[], dueAt: string, isAttempt: boolean) => {
    await database
      .updateTable('pushDelivery')
      .set((row) => ({
        dueAt,
        // The claim has counted it.
        attempts: isAttempt ? row.ref('attempts') : row('attempts', '-', 1),
        rank: isAttempt ? LATE : row.ref('rank'),
      }))
      .where('id', 'in', idsOf(deliveries))
      .execute()
  }

  /** Rank by rank, because one query for both would read rows of rank 0 that are not due. */
  const listDue = async (now: string) => {
    const due: Pick<Delivery, 'id' | 'subscriptionId' | 'webhookId'>[] = []
    for (const rank of RANKS) {
      if (due.length >= CLAIMED_AT_ONCE) break
      due.push(
        ...(await database
          .selectFrom('pushDelivery')
          .select(['id', 'subscriptionId', 'webhookId'])
          .where('rank', '=', rank)
          .where('dueAt', '<=', now)
          .orderBy('dueAt')
          .limit(CLAIMED_AT_ONCE - due.length)
          .execute()),
      )
    }
    return due
  }

  return {
    /** The earliest time at which a delivery can be claimed, ISO 8601 UTC. */
    async findNextTime(): Promise<string | undefined> {
      const next = await database
        .selectFrom('pushDelivery')
        .select('dueAt')
        .orderBy('dueAt')
        .limit(1)
        .executeTakeFirst()
      return next?.dueAt
    },

    /** Those that are due, and that no process has claimed. */
    async countDue(now: string): Promise<number> {
      const { count } = await database
        .selectFrom('pushDelivery')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('dueAt', '<=', now)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /**
     * Makes deliveries due that wait for a time which a clock that was ahead has given them. The
     * first try of a closure may wait for months.
     */
    async bringForward(): Promise<void> {
      const latest = new Date(nowMs() + LONGEST_WAIT_MS).toISOString()
      await database
        .updateTable('pushDelivery')
        .set({ dueAt: nowIso() })
        .where('dueAt', '>', latest)
        .where((row) =>
          row.or([
            row('attempts', '>', 0),
            row.not(
              row.exists(
                row
                  .selectFrom('pushMessage')
                  .select('pushMessage.id')
                  .whereRef('pushMessage.id', '=', 'pushDelivery.messageId')
                  .where('kind', '=', 'calendar'),
              ),
            ),
          ]),
        )
        .execute()
    },

    /**
     * Claims all due deliveries of some phones, because they are joined, and single deliveries to
     * programs. Use it in a transaction.
     */
    async claim(now: string, until: string): Promise<Delivery[]> {
      // Its row lock makes other processes wait. Without it, each of two processes on PostgreSQL
      // could claim a part of a phone's deliveries, and these could not be joined.
      await database
        .updateTable('pushKey')
        .set((row) => ({ id: row.ref('id') }))
        .execute()
      const due = await listDue(now)
      const phones = new Set(due.flatMap(({ subscriptionId }) => subscriptionId ?? []))
      const toPrograms = idsOf(due.filter(({ webhookId }) => webhookId !== null))
      const claimed: string[] = []
      for (const [column, values] of [
        ['subscriptionId', [...phones]],
        ['id', toPrograms],
      ] as const) {
        if (values.length === 0) continue
        const rows = await database
          .updateTable('pushDelivery')
          .set((row) => ({ dueAt: until, attempts: row('attempts', '+', 1) }))
          .where(column, 'in', values)
          // Another process may have claimed them since the query.
          .where('dueAt', '<=', now)
          .returning('id')
          .execute()
        claimed.push(...idsOf(rows))
      }
      if (claimed.length === 0) return []
      return database
        .selectFrom('pushDelivery')
        .innerJoin('pushMessage', 'pushMessage.id', 'pushDelivery.messageId')
        .selectAll('pushDelivery')
        .select(['kind', 'recordId', 'reason', 'createdAt', 'title', 'tag'])
        .where('pushDelivery.id', 'in', claimed)
        .execute()
    },

    listPhones: (ids: string[]): Promise<PushSubscriptionTable[]> =>
      database.selectFrom('pushSubscription').selectAll().where('id', 'in', ids).execute(),

    listWebhooks: (ids: string[]): Promise<WebhookTable[]> =>
      database.selectFrom('webhook').selectAll().where('id', 'in', ids).execute(),

    /** The follower has had enough for now. */
    postpone: (deliveries: Delivery[], dueAt: string) => move(deliveries, dueAt, false),

    /** Their records are not public any more. */
    async withdraw(deliveries: Delivery[]): Promise<void> {
      await database.deleteFrom('pushDelivery').where('id', 'in', idsOf(deliveries)).execute()
      await database
        .updateTable('pushMessage')
        .set({ state: 'withdrawn' })
        .where(
          'id',
          'in',
          deliveries.map(({ messageId }) => messageId),
        )
        .where('state', '=', 'waiting')
        .execute()
    },

    /**
     * Records the ends of requests. `day` is the school's day. Use it in a transaction. It changes
     * receivers before their deliveries, as their deletion does; otherwise the two could deadlock.
     */
    async record(results: Result[], day: string): Promise<void> {
      await recordPhones(database, results, day)
      await recordReached(database, results)
      await recordWebhooks(database, results)
      await recordKey(database, results)
      const later = Map.groupBy(results, ({ outcome }) =>
        outcome.is === 'later' ? `${outcome.afterMs} ${outcome.isAttempt}` : 'ended',
      )
      for (const group of later.values()) {
        const [{ outcome }] = group as [Result]
        if (outcome.is !== 'later') continue
        const dueAt = new Date(nowMs() + outcome.afterMs).toISOString()
        await move(deliveriesOf(group), dueAt, outcome.isAttempt)
      }
      const ended = results.filter(({ outcome }) => outcome.is !== 'later')
      if (ended.length === 0) return
      const ids = idsOf(deliveriesOf(ended))
      await database.deleteFrom('pushDelivery').where('id', 'in', ids).execute()
      await recordMessages(database, ended)
    },
  }
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

function deliveriesOf(results: Result[]): Delivery[] {
  return results.flatMap(({ deliveries }) => deliveries)
}

/** Removes phones that are gone, and counts the messages that others got today. */
async function recordPhones(database: Database, results: Result[], day: string): Promise<void> {
  const phonesOf = (wanted: (result: Result) => boolean) =>
    results
      .filter(wanted)
      .map(({ deliveries: [first] }) => first!.subscriptionId)
      .filter((id) => id !== null)
  const gone = phonesOf(({ outcome }) => outcome.is === 'gone')
  if (gone.length > 0)
    await database.deleteFrom('pushSubscription').where('id', 'in', gone).execute()
  const reached = phonesOf(({ outcome, isLimited }) => outcome.is === 'sent' && isLimited)
  const counts = Map.groupBy(reached, (id) => id)
  for (const [count, phones] of Map.groupBy(counts, ([, times]) => times.length)) {
    await database
      .updateTable('pushSubscription')
      .set((row) => ({
        sentDay: day,
        sentCount: row
          .case()
          .when('sentDay', '=', day)
          .then(row('sentCount', '+', count))
          .else(count)
          .end(),
      }))
      .where(
        'id',
        'in',
        phones.map(([id]) => id),
      )
      .execute()
  }
}

/**
 * A phone counts from the first message that its push service accepts. A fault of this site, or of its
 * key, is not a failure of a phone that was reached before.
 */
async function recordReached(database: Database, results: Result[]): Promise<void> {
  const now = nowIso()
  const phonesWith = (wanted: PhoneState) => {
    const ids = results
      .filter(({ outcome }) => stateAfter(outcome) === wanted)
      .flatMap(({ deliveries: [first] }) => first!.subscriptionId ?? [])
    return ids.length > 0
      ? database.updateTable('pushSubscription').where('id', 'in', ids)
      : undefined
  }
  const reached = { reachedAt: now, failingSince: null, failedAt: null }
  await phonesWith('reached')?.set(reached).execute()
  for (const state of ['failing', 'untried'] as const) {
    await phonesWith(state)
      ?.set((row) => ({
        failingSince: row.fn.coalesce('failingSince', row.val(now)),
        failedAt: now,
      }))
      .$if(state === 'untried', (query) => query.where('reachedAt', 'is', null))
      .execute()
  }
}

type PhoneState = 'reached' | 'failing' | 'untried' | 'other'

function stateAfter(outcome: Outcome): PhoneState {
  if (outcome.is === 'sent') return 'reached'
  if (outcome.is === 'later') return outcome.isAttempt ? 'failing' : 'other'
  if (outcome.is === 'failed') return outcome.fault === 'receiver' ? 'failing' : 'untried'
  return 'other'
}

async function recordWebhooks(database: Database, results: Result[]): Promise<void> {
  for (const { deliveries, outcome } of results) {
    const { webhookId } = deliveries[0]!
    if (webhookId === null) continue
    const problem = outcome.is === 'sent' || outcome.is === 'gone' ? '' : outcome.problem
    await database
      .updateTable('webhook')
      .set((row) => ({
        lastTriedAt: nowIso(),
        lastProblem: problem,
        failures: problem === '' ? 0 : row('failures', '+', 1),
      }))
      .where('id', '=', webhookId)
      .execute()
  }
}

async function recordKey(database: Database, results: Result[]): Promise<void> {
  const ofPhones = results.filter(({ deliveries }) => deliveries[0]!.subscriptionId !== null)
  if (ofPhones.some(({ outcome }) => outcome.is === 'sent')) {
    await database
      .updateTable('pushKey')
      .set({ refusedSince: null })
      .where('refusedSince', 'is not', null)
      .execute()
  } else if (ofPhones.some(({ outcome }) => outcome.is === 'failed' && outcome.fault === 'key')) {
    await database
      .updateTable('pushKey')
      .set({ refusedSince: nowIso() })
      .where('refusedSince', 'is', null)
      .execute()
  }
}

async function recordMessages(database: Database, ended: Result[]): Promise<void> {
  const ofMessages = ended.flatMap(({ deliveries, outcome: { is } }) =>
    deliveries.map(({ messageId, subscriptionId, title }) => ({
      messageId,
      title,
      is,
      isPhone: subscriptionId !== null,
    })),
  )
  for (const [id, all] of Map.groupBy(ofMessages, ({ messageId }) => messageId)) {
    const phones = all.filter(({ isPhone }) => isPhone)
    const count = (is: Outcome['is']) => phones.filter((one) => one.is === is).length
    await database
      .updateTable('pushMessage')
      .set((row) => ({
        state: 'sent',
        sentAt: row.fn.coalesce('sentAt', row.val(nowIso())),
        title: all[0]!.title,
        sentCount: row('sentCount', '+', count('sent')),
        failedCount: row('failedCount', '+', count('failed')),
        goneCount: row('goneCount', '+', count('gone')),
      }))
      .where('id', '=', id)
      .execute()
    if (phones.length > 0) await recordEnd(database, id)
  }
}

/**
 * Writes the numbers to the history when no phone waits any more. Two processes cannot both miss the
 * end, because each has locked the message's row by its update.
 */
async function recordEnd(database: Database, id: string): Promise<void> {
  const waiting = await database
    .selectFrom('pushDelivery')
    .select('id')
    .where('messageId', '=', id)
    .where('subscriptionId', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (waiting) return
  const message = await database
    .selectFrom('pushMessage')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  // A message about following itself goes to one phone, and staff have changed nothing. It is removed
  // if that phone stops following meanwhile.
  if (!message || message.kind === 'following') return
  const { kind, recordId, reason, title, sentCount, failedCount, goneCount } = message
  const { correction } = followingWords.bn
  await createHistoryStore(database, '').sent(
    kind as Exclude<AnnouncedKind, 'following' | 'machine'>,
    { _id: recordId, title: reason === 'correction' ? `${correction}: ${title}` : title },
    { sent: sentCount, failed: failedCount, gone: goneCount },
  )
}
