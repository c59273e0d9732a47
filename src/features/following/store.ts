import webPush from 'web-push'
import { DOCUMENT_KINDS, type DocumentKind, forEachKey, type Topic, TOPICS } from '../../content.ts'
import { nowIso, nowMs } from '../../base/clock.ts'
import { newId } from '../../base/new-id.ts'
import type { Database } from '../../database/database.ts'
import { ListFull } from '../../errors/classes.ts'
import type { Language } from '../../words/language.ts'
import type { Shift } from '@pathshala/bengali/classes'
import type { FollowerCounts } from './followers-schema.ts'
import { serviceOf } from './endpoint.ts'
import type { NewFollower, Subscription, Wants } from './schema.ts'
import type { PushKeyTable, PushSubscriptionTable } from './table.ts'

const KEY_ID = 1
/** Phones whose first message was not accepted yet. A phone has it after a few seconds. */
const MAX_UNREACHED = 2000
const FIRST_MESSAGE_MS = 60_000
/** Push services are never out of order for as long. */
const FAILING_MS = 2 * 24 * 60 * 60_000
const REMOVED_AT_ONCE = 500

/** A phone that follows the site. */
export interface Follower extends Subscription {
  id: string
  wants: Wants
  language: Language
  /** Whether its push service has accepted a message. */
  isReached: boolean
}

/** All SQL of followers. */
export function createFollowingStore(database: Database) {
  const findKey = (): Promise<PushKeyTable | undefined> =>
    database.selectFrom('pushKey').selectAll().executeTakeFirst()

  const neverReached = () => database.selectFrom('pushSubscription').where('reachedAt', 'is', null)

  const countRows = async () => {
    const { all, unreached: never } = await database
      .selectFrom('pushSubscription')
      .select(({ fn }) => fn.countAll<number | string>().as('all'))
      .select(() =>
        neverReached()
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .as('unreached'),
      )
      .executeTakeFirstOrThrow()
    return { all: Number(all), unreached: Number(never) }
  }

  /** A phone that follows since less than a minute can still get its first message. */
  const listUnreached = async (): Promise<string[]> => {
    const rows = await neverReached()
      .select('id')
      .where((row) =>
        row.or([
          row('failingSince', 'is not', null),
          row('createdAt', '<=', new Date(nowMs() - FIRST_MESSAGE_MS).toISOString()),
        ]),
      )
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Also removes their waiting messages. */
  const removeAll = async (ids: string[]): Promise<void> => {
    for (let start = 0; start < ids.length; start += REMOVED_AT_ONCE) {
      const some = ids.slice(start, start + REMOVED_AT_ONCE)
      await database.deleteFrom('pushSubscription').where('id', 'in', some).execute()
    }
  }

  const hasReachedSince = async (service: string, since: number): Promise<boolean> => {
    const reached = database
      .selectFrom('pushSubscription')
      .select('endpoint')
      .where('reachedAt', '>', new Date(since).toISOString())
    return (await reached.execute()).some(
      ({ endpoint }) => serviceOf(new URL(endpoint)) === service,
    )
  }

  return {
    /** The key pair of the school. The first call makes it, once for all processes. */
    async key(): Promise<PushKeyTable> {
      const stored = await findKey()
      if (stored) return stored
      await database
        .insertInto('pushKey')
        .values({
          id: KEY_ID,
          ...webPush.generateVAPIDKeys(),
          createdAt: nowIso(),
          refusedSince: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      return (await findKey())!
    },

    async find(endpoint: string): Promise<Follower | undefined> {
      const row = await database
        .selectFrom('pushSubscription')
        .selectAll()
        .where('endpoint', '=', endpoint)
        .executeTakeFirst()
      return row && toFollower(row)
    },

    /** Returns the id of the new follower. */
    async add({ subscription, ...rest }: NewFollower): Promise<string> {
      const id = newId()
      await database
        .insertInto('pushSubscription')
        .values({
          id,
          ...addressOf(subscription),
          ...choiceOf(rest),
          createdAt: nowIso(),
          sentDay: null,
          sentCount: 0,
        })
        .execute()
      return id
    },

    /** For the same phone: its wants, and its keys, which the browser may have changed. */
    async update(id: string, { subscription, ...rest }: NewFollower): Promise<void> {
      await database
        .updateTable('pushSubscription')
        .set({ ...addressOf(subscription), ...choiceOf(rest) })
        .where('id', '=', id)
        .execute()
    },

    /** Its waiting messages then go to the new endpoint, which counts when it is reached. */
    async replace(old: Follower, subscription: Subscription): Promise<void> {
      // The browser may have followed with its new endpoint already.
      await database
        .deleteFrom('pushSubscription')
        .where('endpoint', '=', subscription.endpoint)
        .where('id', '!=', old.id)
        .execute()
      await database
        .updateTable('pushSubscription')
        .set({ ...addressOf(subscription), reachedAt: null, failingSince: null, failedAt: null })
        .where('id', '=', old.id)
        .execute()
    },

    /** Also deletes its waiting messages. */
    async remove(endpoint: string): Promise<void> {
      await database.deleteFrom('pushSubscription').where('endpoint', '=', endpoint).execute()
    },

    /**
     * Makes room for one more phone. Phones that were never reached have few places, so that
     * invented ones cannot fill the list; the one whose messages have failed longest loses its place.
     * Use it in a transaction with `lockChanges`.
     * @throws ListFull
     */
    async makeRoom(most: number): Promise<void> {
      const { all, unreached } = await countRows()
      if (all < most && unreached < MAX_UNREACHED) return
      const failing = await neverReached()
        .select('id')
        .where('failingSince', 'is not', null)
        .orderBy('failingSince')
        .limit(1)
        .executeTakeFirst()
      if (!failing || all > most) throw new ListFull(all < most ? 'list-busy' : 'list-full')
      await removeAll([failing.id])
    },

    /** Phones that staff can remove, because no message has reached them. */
    async countUnreached(): Promise<number> {
      return (await listUnreached()).length
    },

    /** Returns how many they were. */
    async removeUnreached(): Promise<number> {
      const ids = await listUnreached()
      await removeAll(ids)
      return ids.length
    },

    /**
     * Removes phones that have failed for two days: those that were never reached, and others only if
     * their push service has accepted messages for other phones meanwhile. Otherwise a school without
     * a connection would lose every follower.
     */
    async removeFailing(now: number): Promise<void> {
      const failing = await database
        .selectFrom('pushSubscription')
        .select(['id', 'endpoint', 'reachedAt', 'failingSince', 'failedAt'])
        .where('failingSince', '<=', new Date(now - FAILING_MS).toISOString())
        .execute()
      const ids: string[] = []
      const works = new Map<string, boolean>()
      for (const { id, endpoint, reachedAt, failingSince, failedAt } of failing) {
        if (reachedAt === null) ids.push(id)
        else if (Date.parse(failedAt!) - Date.parse(failingSince!) >= FAILING_MS) {
          const service = serviceOf(new URL(endpoint))
          const isKnown = works.get(service)
          const hasReached = isKnown ?? (await hasReachedSince(service, now - FAILING_MS))
          works.set(service, hasReached)
          if (hasReached) ids.push(id)
        }
      }
      await removeAll(ids)
    },

    /** Only phones that were reached. Few sets of wants are chosen, so that few rows are read. */
    async counts(): Promise<FollowerCounts> {
      const sets = await database
        .selectFrom('pushSubscription')
        .select(({ fn }) => [
          'closures',
          'shift',
          'kinds',
          'topics',
          fn.countAll<number | string>().as('count'),
        ])
        .where('reachedAt', 'is not', null)
        .groupBy(['closures', 'shift', 'kinds', 'topics'])
        .execute()
      const counts: FollowerCounts = {
        all: 0,
        closures: { Morning: 0, Day: 0, both: 0 },
        kinds: forEachKey(DOCUMENT_KINDS, () => 0),
        topics: forEachKey(TOPICS, () => 0),
      }
      for (const set of sets) {
        const count = Number(set.count)
        const kinds = JSON.parse(set.kinds) as DocumentKind[]
        const topics = JSON.parse(set.topics) as Topic[]
        counts.all += count
        if (set.closures === 1) counts.closures[(set.shift as Shift | null) ?? 'both'] += count
        for (const kind of DOCUMENT_KINDS) if (kinds.includes(kind)) counts.kinds[kind] += count
        if (!kinds.includes('notices')) continue
        for (const topic of TOPICS) if (topics.includes(topic)) counts.topics[topic] += count
      }
      return counts
    },
  }
}

function addressOf({ endpoint, keys: { p256dh, auth } }: Subscription) {
  return { endpoint, p256dh, auth }
}

function choiceOf({ wants, language }: Pick<NewFollower, 'wants' | 'language'>) {
  return {
    closures: Number(wants.closures),
    shift: wants.shift,
    kinds: JSON.stringify(wants.kinds),
    topics: JSON.stringify(wants.topics),
    language,
  }
}

function toFollower(row: PushSubscriptionTable): Follower {
  const { id, endpoint, p256dh, auth } = row
  return {
    id,
    endpoint,
    keys: { p256dh, auth },
    wants: {
      closures: row.closures === 1,
      kinds: JSON.parse(row.kinds) as DocumentKind[],
      topics: JSON.parse(row.topics) as Topic[],
      shift: row.shift as Shift | null,
    },
    language: row.language as Language,
    isReached: row.reachedAt !== null,
  }
}
