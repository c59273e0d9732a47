import { withoutUndefined } from '../../base/without-undefined.ts'
import type { Database } from '../../database/database.ts'
import { createSingletonStore } from '../../database/singleton.ts'
import { recordTable } from '../../records/record-table.ts'
import { protectPupils, showAll, type VisitorCounts } from './for-visitors.ts'
import { COUNT_FIELDS, type CountField } from './fields.ts'
import type { Site } from '../profile/schema.ts'
import { compareSections } from '../../words/classes.ts'
import type { StudentCountChange, StudentCountInput, StudentCountRecord } from './schema.ts'
import type { StudentCountTable } from './table.ts'

export type StudentCountStore = ReturnType<typeof createStudentCountStore>

const ZEROS = Object.fromEntries(COUNT_FIELDS.map((field) => [field, 0])) as Record<
  CountField,
  number
>

export function createStudentCountStore(database: Database) {
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

  /** No limit is needed: eight classes, two shifts and four sections are at most 64 records. */
  async function list(): Promise<StudentCountRecord[]> {
    const rows = await database.selectFrom('studentCount').selectAll().execute()
    return rows.map(toRecord).sort(compareSections)
  }

  return {
    ...table,

    list,

    /** The counts that the public page, the page at a glance and the public API show. */
    async listForVisitors(): Promise<VisitorCounts> {
      const [settings, records] = await Promise.all([site.find(), list()])
      return settings?.protectsSmallNumbers ? protectPupils(records) : showAll(records)
    },

    /** The parts can be any text: an unknown class, shift or section has no record. */
    async findFor({
      className,
      shift,
      section,
    }: Record<'className' | 'shift' | 'section', string>) {
      const key = { className, shift, section }
      const row = await database
        .selectFrom('studentCount')
        .selectAll()
        .where((expression) =>
          expression.and(key as Pick<StudentCountTable, 'className' | 'shift' | 'section'>),
        )
        .executeTakeFirst()
      return row && toRecord(row)
    },

    /**
     * @throws the database's unique violation if there is a record of this class, shift and section
     * already
     */
    async create(input: StudentCountInput, isSample = false): Promise<StudentCountRecord> {
      return toRecord(await table.insert({ ...ZEROS, ...withoutUndefined(input) }, isSample))
    },

    /**
     * Undefined if there is no such record.
     * @throws the database's unique violation if another record has this class, shift and section
     */
    update: (id: string, input: StudentCountChange) => table.update(id, withoutUndefined(input)),
  }
}

function toRecord({ id, isSample, ...rest }: StudentCountTable): StudentCountRecord {
  return { _id: id, ...rest, isSample: isSample === 1 }
}
