import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { addDays, type Day, weekdayOf } from '@pathshala/bengali/days'

/** Fewer can be one person. A salt lasts a day, so networks of different days cannot be compared. */
const LEAST = { days: 3, networksOnOneDay: 3 }
const KEPT_DAYS = 90
/** The site can have an answer to most of them by now. */
const MAX_FREQUENT = 200

export const unansweredSearch = z
  .object({
    text: z.string().meta({ description: 'Lower case, without signs, digits in Latin script' }),
    count: z.number().meta({ description: 'Each network counts once a day' }),
    weeks: z.number().meta({ description: 'In how many weeks of the last 90 days' }),
    lastWeek: z.string().meta({ description: 'The Sunday with which the last week begins' }),
  })
  .meta({ id: 'UnansweredSearch' })

export type UnansweredSearch = z.infer<typeof unansweredSearch>

export function createUnansweredStore(database: Database, today: () => Day) {
  const firstKeptDay = () => addDays(today(), 1 - KEPT_DAYS)

  return {
    /** A search that came from so many networks today. Processes and restarts do not add up. */
    async note(text: string, networks: number): Promise<void> {
      const unasked = await database
        .selectFrom('unaskedSearch')
        .select('hash')
        .where('hash', '=', hashOf(text))
        .executeTakeFirst()
      if (unasked) return
      await database
        .insertInto('searchUnanswered')
        .values({ text, day: today(), networks })
        .onConflict((conflict) =>
          conflict
            .columns(['text', 'day'])
            .doUpdateSet({ networks })
            .where('searchUnanswered.networks', '<', networks),
        )
        .execute()
    },

    /** Those of several people, the most frequent first. */
    async listFrequent(): Promise<UnansweredSearch[]> {
      const frequent = database
        .selectFrom('searchUnanswered')
        .select('text')
        .where('day', '>=', firstKeptDay())
        .groupBy('text')
        .having((row) => row.fn.countAll<number>(), '>=', LEAST.days)
        .having((row) => row.fn.max('networks'), '>=', LEAST.networksOnOneDay)
        .orderBy((row) => row.fn.sum('networks'), 'desc')
        .limit(MAX_FREQUENT)
      const rows = await database
        .selectFrom('searchUnanswered')
        .selectAll()
        .where('day', '>=', firstKeptDay())
        .where('text', 'in', frequent)
        .orderBy('day')
        .execute()
      return Array.from(
        Map.groupBy(rows, ({ text }) => text),
        ([text, days]) => {
          const weeks = new Set(days.map(({ day }) => addDays(day, -weekdayOf(day))))
          return {
            text,
            count: days.reduce((sum, { networks }) => sum + networks, 0),
            weeks: weeks.size,
            lastWeek: [...weeks].at(-1)!,
          }
        },
      ).sort((a, b) => b.count - a.count)
    },

    async forgetOld(): Promise<void> {
      await database.deleteFrom('searchUnanswered').where('day', '<', firstKeptDay()).execute()
    },

    async neverAsk(text: string): Promise<void> {
      await database.deleteFrom('searchUnanswered').where('text', '=', text).execute()
      await database
        .insertInto('unaskedSearch')
        .values({ hash: hashOf(text) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
