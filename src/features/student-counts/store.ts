import { withoutUndefined } from '../../base/without-undefined.ts'
import type { Database } from '../../database/database.ts'
import { createSingletonStore } from '../../database/singleton.ts'
import { recordTable } from '../../records/record-table.ts'
import { protectPupils, showAll, type VisitorCounts } from './for-visitors.ts'
import { COUNT_FIELDS, type CountField } from './fields.ts'
import type { Site } from '../profile/schema.ts'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { compareSections } from '@pathshala/bengali/classes'
import { type Day, yearOf } from '@pathshala/bengali/days'
import {
  LAST_YEAR,
  type StudentCountChange,
  type StudentCountInput,
  type StudentCountRecord,
} from './schema.ts'
import type { StudentCountTable } from './table.ts'

export type StudentCountStore = ReturnType<typeof createStudentCountStore>

const ZEROS = Object.fromEntries(COUNT_FIELDS.map((field) => [field, 0])) as Record<
  CountField,
  number
>

/**
 * Each school year has counts of its own. The present counts are those of the last year that has
 * begun; those without a year come before all others.
 */
export function createStudentCountStore(database: Database, today: () => Day) {
  const site = createSingletonStore<Partial<Site>>(database, 'site')
  const table = recordTable(database, 'studentCount', {
    async find(id) {
      const row = await database
        .selectFrom('studentCount')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row && toRecord(row)
    },
  })

  async function listYears(): Promise<number[]> {
    const rows = await database.selectFrom('studentCount').select('year').distinct().execute()
    return rows.map(({ year }) => year).sort((a, b) => a - b)
  }

  async function findPresentYear(): Promise<number> {
    return (await listYears()).findLast((year) => year <= yearOf(today())) ?? 0
  }

  /** No limit is needed: eight classes, two shifts and four sections are at most 64 records. */
  async function list(year?: number): Promise<StudentCountRecord[]> {
    const rows = await database
      .selectFrom('studentCount')
      .selectAll()
      .where('year', '=', year ?? (await findPresentYear()))
      .execute()
    return rows.map(toRecord).sort(compareSections)
  }

  return {
    ...table,

    /** Without a year, the present counts. */
    list,

    /** The years that have counts, the earliest first. */
    listYears,

    /** The next year that has counts and has not begun. */
    async findComingYear(): Promise<number | undefined> {
      return (await listYears()).find((year) => year > yearOf(today()))
    },

    /** The counts that the public page, the page at a glance and the public API show. */
    async listForVisitors(): Promise<VisitorCounts> {
      const [settings, records] = await Promise.all([site.find(), list()])
      return settings?.protectsSmallNumbers ? protectPupils(records) : showAll(records)
    },

    /** One of the present counts. Any text is accepted: an unknown section has no count. */
    async findFor(key: Record<'className' | 'shift' | 'section', string>) {
      return (await list()).find(
        ({ className, shift, section }) =>
          className === key.className && shift === key.shift && section === key.section,
      )
    },

    /**
     * @throws InvalidInput for a year that has ended; the database's unique violation if there is a
     * record of this class, shift, section and year already
     */
    async create(input: StudentCountInput, isSample = false): Promise<StudentCountRecord> {
      const present = await findPresentYear()
      const year = input.year ?? present
      const min = yearOf(today())
      if (year !== present && year < min) {
        throw new InvalidInput(fieldError('year', 'number-between', { min, max: LAST_YEAR }))
      }
      return toRecord(await table.insert({ ...ZEROS, ...withoutUndefined(input), year }, isSample))
    },

    /**
     * Undefined if there is no such record. A count stays in its year.
     * @throws the database's unique violation if another record has this class, shift and section
     */
    update: (id: string, input: StudentCountChange) =>
      table.update(id, withoutUndefined({ ...input, year: undefined })),
  }
}

function toRecord({ id, isSample, year, ...rest }: StudentCountTable): StudentCountRecord {
  return { _id: id, ...rest, year: year || null, isSample: isSample === 1 }
}
