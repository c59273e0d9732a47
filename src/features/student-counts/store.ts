import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { type ExpectedVersion, isVersion, orOutdated } from '../../database/version.ts'
import { COUNT_FIELDS, compareCounts } from './classes.ts'
import type { StudentCountInput, StudentCountRecord } from './schema.ts'
import type { StudentCountTable } from './table.ts'

export type StudentCountStore = ReturnType<typeof createStudentCountStore>

export function createStudentCountStore(database: Database) {
  return {
    /** Whole: eight classes, two shifts and four sections make 64 records at most. */
    async list(): Promise<StudentCountRecord[]> {
      const rows = await database.selectFrom('studentCount').selectAll().execute()
      return rows.map(toRecord).sort(compareCounts)
    },

    /** The parts may be anything: what is no class, shift or section has no record. */
    async findFor(key: { className: string; shift: string; section: string }) {
      const row = await database
        .selectFrom('studentCount')
        .selectAll()
        .where((expression) =>
          expression.and(key as Pick<StudentCountTable, 'className' | 'shift' | 'section'>),
        )
        .executeTakeFirst()
      return row && toRecord(row)
    },

    /** @throws the database's unique violation where the class, shift and section are counted already */
    async create(input: StudentCountInput, isSample = false): Promise<StudentCountRecord> {
      const zeros = Object.fromEntries(COUNT_FIELDS.map((field) => [field, 0]))
      const row = {
        ...zeros,
        ...given(input),
        id: newId(),
        updatedAt: new Date().toISOString(),
        version: 1,
        isSample: Number(isSample),
      } as StudentCountTable
      await database.insertInto('studentCount').values(row).execute()
      return toRecord(row)
    },

    /**
     * @throws the database's unique violation where another record has this class, shift and section
     * @throws Outdated where the record is no longer the version expected
     */
    async update(
      id: string,
      input: StudentCountInput,
      expected?: ExpectedVersion,
    ): Promise<StudentCountRecord | undefined> {
      const changed = await database
        .updateTable('studentCount')
        .set((row) => ({
          ...given(input),
          updatedAt: new Date().toISOString(),
          version: row('version', '+', 1),
          isSample: 0,
        }))
        .where('id', '=', id)
        .where(isVersion(expected))
        .returning('id')
        .executeTakeFirst()
      const current = await database
        .selectFrom('studentCount')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return orOutdated(changed !== undefined, current && toRecord(current))
    },

    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('studentCount')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async removeSample(): Promise<void> {
      await database.deleteFrom('studentCount').where('isSample', '=', 1).execute()
    },
  }
}

function given(input: StudentCountInput): Partial<StudentCountTable> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

function toRecord({ id, isSample, ...rest }: StudentCountTable): StudentCountRecord {
  return { _id: id, ...rest, isSample: isSample === 1 }
}
