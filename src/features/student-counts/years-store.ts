import type { Database } from '../../database/database.ts'
import { createSingletonStore } from '../../database/singleton.ts'
import type { Site } from '../profile/schema.ts'
import { type Day, daysOfYear, yearOf } from '@pathshala/bengali/days'
import { type ClosedYear, describeYear } from './describe-year.ts'
import type { KeptCounts, KeptYear, StudentCountRecord } from './schema.ts'
import type { StudentCountStore } from './store.ts'

export type StudentYearStore = ReturnType<typeof createStudentYearStore>

interface Year extends KeptYear {
  isSample: boolean
}

/**
 * The counts of closed school years: those that were kept, and those that the counts of a later year
 * have replaced. The kept ones are one record, because a school adds one year a year.
 */
export function createStudentYearStore(
  database: Database,
  today: () => Day,
  studentCounts: Pick<StudentCountStore, 'list' | 'listYears'>,
) {
  const { listKept, write } = keptYearsIn(database)
  const site = createSingletonStore<Partial<Site>>(database, 'site')

  /** The counts of a year are closed by the next year that has counts and has begun. */
  const listReplaced = async (): Promise<KeptYear[]> => {
    const begun = (await studentCounts.listYears()).filter((year) => year <= yearOf(today()))
    return Promise.all(
      begun.slice(0, -1).map(async (year, index) => {
        const last = begun[index + 1]! - 1
        const sections = (await studentCounts.list(year)).map(toSection)
        return { year: last, takenOn: daysOfYear(last).to, sections }
      }),
    )
  }

  /** Newest first. A year that was kept stays as it is. */
  const list = async (): Promise<KeptYear[]> => {
    const [kept, replaced] = [await listKept(), await listReplaced()]
    return [...kept, ...replaced.filter(({ year }) => kept.every((one) => one.year !== year))].sort(
      (a, b) => b.year - a.year,
    )
  }

  return {
    list,

    find: async (year: number): Promise<KeptYear | undefined> =>
      (await list()).find((one) => one.year === year),

    findKept: async (year: number): Promise<KeptYear | undefined> =>
      (await listKept()).find((one) => one.year === year),

    /** As visitors and the public API see them. */
    async listForVisitors(): Promise<ClosedYear[]> {
      const [settings, years] = await Promise.all([site.find(), list()])
      return years.map((year) => describeYear(year, settings?.protectsSmallNumbers ?? false))
    },

    /** Writes the counts of a year; null removes them. */
    async update(year: number, counts: KeptCounts | null, isSample = false): Promise<void> {
      const others = (await listKept()).filter((one) => one.year !== year)
      await write(counts ? [...others, { year, ...counts, isSample }] : others)
    },
  }
}

export async function removeSampleYears(database: Database): Promise<void> {
  const { listKept, write } = keptYearsIn(database)
  const years = await listKept()
  const own = years.filter(({ isSample }) => !isSample)
  if (own.length < years.length) await write(own)
}

function keptYearsIn(database: Database) {
  const singleton = createSingletonStore<{ years: Year[] }>(database, 'studentYears')
  return {
    listKept: async () => (await singleton.find())?.years ?? [],
    write: async (years: Year[]) => {
      await singleton.put({ years: years.sort((a, b) => b.year - a.year) })
    },
  }
}

export function toSection({
  _id,
  year: __,
  updatedAt: ___,
  version: ____,
  isSample: _____,
  ...section
}: StudentCountRecord): KeptCounts['sections'][number] {
  return section
}
