import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { updateSearchAndAccess } from './search-and-access.ts'

/** SQLite uses the partial indexes only if it sees the literals. */
const isScheduled = sql<SqlBool>`state = 'scheduled'`
const isPublished = sql<SqlBool>`state = 'published'`

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

  return {
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
