import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { updateDerived } from './derived.ts'

export type Schedule = ReturnType<typeof createSchedule>

/** SQLite uses the partial indexes only if it sees the literals. */
const isScheduled = sql<SqlBool>`state = 'scheduled'`
const isPublished = sql<SqlBool>`state = 'published'`

/** What happens to documents of any kind at the times that their rows name. */
export function createSchedule(database: Database) {
  const findFirst = (isDue: Expression<SqlBool>) =>
    database.selectFrom('document').select('id').where(isDue).limit(1).executeTakeFirst()

  return {
    /** `now` is ISO 8601 UTC. */
    async isDue(now: string): Promise<boolean> {
      for (const condition of conditionsAt(now)) {
        if (await findFirst(condition)) return true
      }
      return false
    },

    /** Publishes, ends and unpins documents at their times. It does not change their versions. */
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
