import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { type ExpectedVersion, isVersion, orOutdated } from '../../database/version.ts'
import type { Removed } from '../../files/removed.ts'
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

    async find(id: string): Promise<StudentCountRecord | undefined> {
      const row = await database
        .selectFrom('studentCount')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row && toRecord(row)
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
      return orOutdated(changed !== undefined, await this.find(id))
    },

    /** Takes it off the site; undefined where there is no such count. */
    async remove(id: string): Promise<Removed<StudentCountTable> | undefined> {
      const row = await database
        .deleteFrom('studentCount')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row && { row, files: [] }
    },

    /**
     * Puts back what `remove` gave; a change like any other, after which its version is the next.
     * @throws the database's unique violation where the class, shift and section are counted again
     */
    async putBack({ row }: Removed<StudentCountTable>): Promise<StudentCountRecord> {
      await database
        .insertInto('studentCount')
        .values({ ...row, version: row.version + 1 })
        .execute()
      return (await this.find(row.id))!
    },
  }
}

function given(input: StudentCountInput): Partial<StudentCountTable> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

function toRecord({ id, isSample, ...rest }: StudentCountTable): StudentCountRecord {
  return { _id: id, ...rest, isSample: isSample === 1 }
}
