import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { countRows } from '../../database/paging.ts'
import { updateSearchAndAccess } from './search-and-access.ts'
import { isPublic } from './states.ts'
import { OFFER } from './table.ts'

/** SQLite uses the partial indexes only if it sees the literals. */
const isScheduled = sql<SqlBool>`state = 'scheduled'`
const isPublished = sql<SqlBool>`state = 'published'`
const isEnded = sql<SqlBool>`state = 'ended'`
const isUnchecked = sql<SqlBool>`text_source = 'machine' and ${isPublished}`

/** The words of the partial index. A description with names alone is in most files. */
const hidesContent = sql<SqlBool>`hidden_parts <> '[]' and substr(hidden_parts, 1, 17) <> '[{"kind":"author"'`
/** The newest files that are looked at, so that the query has a limit. */
const MAX_HIDING = 500

/** The office shows so many documents of one kind of change. */
const MAX_DUE = 50

const DUE = ['id', 'kind', 'title', 'topic', 'state', 'publishAt', 'endsAt', 'pinnedUntil'] as const

/** The times by which documents are listed, each with an index. Drafts have none of them. */
const RANGES = {
  /** Also those that have ended. */
  published: { column: 'publishedAt', state: undefined },
  scheduled: { column: 'publishAt', state: isScheduled },
  ending: { column: 'endsAt', state: isPublished },
  ended: { column: 'endsAt', state: isEnded },
} as const

/** Only a damaged archive has more texts that are not times. */
const MAX_SKIPPED = 100
const TIME = '____-__-__T%'

/** Publishes, ends and unpins documents of all kinds at the times in their rows. */
export function createSchedule(database: Database) {
  async function findTextAfter(after: string): Promise<string | undefined> {
    const { rows } = await sql<{ at: string | null }>`
      select min(at) as at from (
        select min(publish_at) as at from document where ${isScheduled} and publish_at > ${after}
        union all select min(ends_at) from document
          where ${isPublished} and ends_at is not null and ends_at > ${after}
        union all select min(pinned_until) from document
          where pinned_until is not null and pinned_until > ${after}
      ) as times`.execute(database)
    return rows[0]?.at ?? undefined
  }

  const due = () => database.selectFrom('document').select(DUE).limit(MAX_DUE)

  return {
    /** When a document was published last, also one that has ended. Sample content does not count. */
    async findLastPublished(): Promise<string | null> {
      const { last } = await database
        .selectFrom('document')
        .select(({ fn }) => fn.max('publishedAt').as('last'))
        .where('isSample', '=', 0)
        .executeTakeFirstOrThrow()
      return last
    },

    /** The documents that appear before a time, the soonest first. All times are ISO 8601 UTC. */
    listAppearing: (before: string) =>
      due()
        .where(isScheduled)
        .where('publishAt', 'is not', null)
        .where('publishAt', '<', before)
        .orderBy('publishAt')
        .execute(),

    /** The published documents that end between two times, the soonest first. */
    listEnding: (after: string, before: string) =>
      due()
        .where(isPublished)
        .where('endsAt', 'is not', null)
        .where('endsAt', '>', after)
        .where('endsAt', '<=', before)
        .orderBy('endsAt')
        .execute(),

    /**
     * The documents whose time is in a range, the soonest first: from the first moment up to, but
     * not including, the second.
     */
    listBetween(which: keyof typeof RANGES, [from, until]: [string, string], limit: number) {
      const { column, state } = RANGES[which]
      const query = database
        .selectFrom('document')
        .select([...DUE, 'number', 'letter', 'publishedAt'])
        .where(column, 'is not', null)
        .where(column, '>=', from)
        .where(column, '<', until)
        .orderBy(column)
        .limit(limit)
      return (state ? query.where(state) : query).execute()
    },

    /** The published documents that are pinned until a time between two, the soonest first. */
    async listUnpinned(after: string, before: string) {
      const pinned = await due()
        .where('pinnedUntil', 'is not', null)
        .where('pinnedUntil', '>', after)
        .where('pinnedUntil', '<=', before)
        .orderBy('pinnedUntil')
        .execute()
      return pinned.filter(({ state }) => state === 'published')
    },

    /**
     * Counts the public documents whose text was recognised and not checked by a person. Finds the
     * oldest of them.
     */
    async findUnchecked() {
      const unchecked = database
        .selectFrom('document')
        .where(isUnchecked)
        // The plan is then a search of the index, which query-plans.test.ts can tell from a scan.
        .where('date', '>', '')
        .orderBy('date')
      const count = await countRows(database, unchecked.select('id'))
      const oldest = await unchecked.select(['id', 'kind', 'date']).limit(1).executeTakeFirst()
      return oldest && { count, oldest }
    },

    /**
     * The public documents whose file hides more than names, and for whose file staff have not
     * answered: their number, and the newest of them. Undefined if there are none.
     */
    async findHiding() {
      const files = await database
        .selectFrom('storedFile')
        .select('name')
        .where(hidesContent)
        .where('createdAt', '>', '')
        .orderBy('createdAt', 'desc')
        .limit(MAX_HIDING)
        .execute()
      if (files.length === 0) return undefined
      const names = files.map(({ name }) => name)
      const documents = await database
        .selectFrom('document')
        .select(['id', 'kind', 'title', 'date', 'state', 'offerFile'])
        .where('file', 'in', names)
        .execute()
      const open = documents
        .filter(({ state, offerFile }) => isPublic(state) && offerFile === OFFER.yes)
        .toSorted((a, b) => b.date.localeCompare(a.date))
      if (open.length === 0) return undefined
      const newest = open.slice(0, MAX_DUE).map(({ id, kind, title }) => ({ id, kind, title }))
      return { count: open.length, newest }
    },

    /**
     * The earliest time at which a document changes, ISO 8601 UTC; in the past if a change is due.
     * A restored row can have another text, which is reported and skipped.
     */
    async findNextTime(report: (text: string) => void = () => {}): Promise<string | undefined> {
      let after = ''
      for (let skipped = 0; skipped < MAX_SKIPPED; skipped += 1) {
        const at = await findTextAfter(after)
        if (at === undefined || isTime(at)) return at
        report(at)
        after = at
      }
      return undefined
    },

    /**
     * Makes the changes that are due at `now`, ISO 8601 UTC. The documents keep their versions.
     * Returns the documents that became public.
     */
    async moveDue(now: string) {
      const [toPublish, toEnd, toUnpin] = conditionsAt(now)
      const change = () => database.updateTable('document').returning('id')
      const published = await change()
        .set((row) => ({ state: 'published', publishedAt: row.ref('publishAt'), publishAt: null }))
        .where(toPublish)
        .returning(['kind', 'createdAt', 'date', 'topic', 'state', 'isSample'])
        .execute()
      const ended = await change().set({ state: 'ended' }).where(toEnd).execute()
      await change().set({ pinnedUntil: null }).where(toUnpin).execute()
      await updateSearchAndAccess(
        database,
        [...published, ...ended].map(({ id }) => id),
      )
      return published
    },
  }
}

function conditionsAt(now: string) {
  return [
    sql<SqlBool>`${isScheduled} and publish_at <= ${now} and publish_at like ${TIME}`,
    sql<SqlBool>`${isPublished} and ends_at is not null and ends_at <= ${now} and ends_at like ${TIME}`,
    sql<SqlBool>`pinned_until is not null and pinned_until <= ${now} and pinned_until like ${TIME}`,
  ] as const
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text))
}
