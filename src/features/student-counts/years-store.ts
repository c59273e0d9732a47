import type { Database } from '../../database/database.ts'
import { createSingletonStore } from '../../database/singleton.ts'
import type { Site } from '../profile/schema.ts'
import { type ClosedYear, describeYear } from './describe-year.ts'
import type { KeptCounts, KeptYear } from './schema.ts'

export type StudentYearStore = ReturnType<typeof createStudentYearStore>

interface Year extends KeptYear {
  isSample: boolean
}

/** The counts of closed school years. They are one record, because a school adds one year a year. */
export function createStudentYearStore(database: Database) {
  const singleton = createSingletonStore<{ years: Year[] }>(database, 'studentYears')
  const site = createSingletonStore<Partial<Site>>(database, 'site')

  /** Newest first. */
  const list = async (): Promise<Year[]> => (await singleton.find())?.years ?? []

  const write = async (years: Year[]): Promise<void> => {
    await singleton.put({ years: years.sort((a, b) => b.year - a.year) })
  }

  return {
    list,

    find: async (year: number): Promise<KeptYear | undefined> =>
      (await list()).find((one) => one.year === year),

    /** As visitors and the public API see them. */
    async listForVisitors(): Promise<ClosedYear[]> {
      const [settings, years] = await Promise.all([site.find(), list()])
      return years.map((year) => describeYear(year, settings?.protectsSmallNumbers ?? false))
    },

    /** Writes the counts of a year; null removes them. */
    async update(year: number, counts: KeptCounts | null, isSample = false): Promise<void> {
      const others = (await list()).filter((one) => one.year !== year)
      await write(counts ? [...others, { year, ...counts, isSample }] : others)
    },

    async removeSample(): Promise<void> {
      const years = await list()
      const own = years.filter(({ isSample }) => !isSample)
      if (own.length < years.length) await write(own)
    },
  }
}
