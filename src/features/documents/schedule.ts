import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { updateDerived } from './search-and-access.ts'

export type Schedule = ReturnType<typeof createSchedule>

/** SQLite uses the partial indexes only if it sees the literals. */
const isScheduled = sql<SqlBool>`state = 'scheduled'`
const isPublished = sql<SqlBool>`state = 'published'`

/** What happens to documents of any kind at the times that their rows name. */
export function createSchedule(database: Database) {
  return {
    /** The earliest time at which a document changes, ISO 8601 UTC; past if one is due. */
    async findNextTime(): Promise<string | undefined> {
      const { rows } = await sql<{ at: string | null }>`
        select min(at) as at from (
          select min(publish_at) as at from document where ${isScheduled}
          union all select min(ends_at) from document where ${isPublished} and ends_at is not null
          union all select min(pinned_until) from document where pinned_until is not null
        ) as times`.execute(database)
      return rows[0]?.at ?? undefined
    },

    /** Publishes, ends and unpins documents at their times. `now` is ISO 8601 UTC. It does not change their versions. */
    async moveDue(now: string): Promise<void> {
      const [toPublish, toEnd, toUnpin] = conditionsAt(now)
      const change = () => database.updateTable('document').returning('id')
      const moved = [
        ...(await change()
          .set((row) => ({
            state: 'published',
            publishedAt: row.ref('publishAt'),
            publishAt: null,
          }))
          .where(toPublish)
          .execute()),
        ...(await change().set({ state: 'ended' }).where(toEnd).execute()),
      ]
      await change().set({ pinnedUntil: null }).where(toUnpin).execute()
      await updateDerived(
        database,
        moved.map(({ id }) => id),
      )
    },
  }
}

function conditionsAt(now: string) {
  return [
    sql<SqlBool>`${isScheduled} and publish_at <= ${now}`,
    sql<SqlBool>`${isPublished} and ends_at is not null and ends_at <= ${now}`,
    sql<SqlBool>`pinned_until is not null and pinned_until <= ${now}`,
  ] as const
}
