import { nowIso } from '../../base/clock.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../base/new-id.ts'
import type { Removed } from '../../files/removed.ts'
import { COUNT_FIELDS } from './fields.ts'
import { compareSections } from '../../words/classes.ts'
import type { StudentCountInput, StudentCountRecord } from './schema.ts'
import type { StudentCountTable } from './table.ts'

export type StudentCountStore = ReturnType<typeof createStudentCountStore>

export function createStudentCountStore(database: Database) {
  return {
    /** No limit is needed: eight classes, two shifts and four sections are at most 64 records. */
    async list(): Promise<StudentCountRecord[]> {
      const rows = await database.selectFrom('studentCount').selectAll().execute()
      return rows.map(toRecord).sort(compareSections)
    },

    async count(): Promise<number> {
      return (await this.list()).length
    },

    /** Only the last change, because counts have no titles to tell them apart. */
    async listChanged() {
      const rows = await database
        .selectFrom('studentCount')
        .select('updatedAt')
        .orderBy('updatedAt', 'desc')
        .limit(1)
        .execute()
      return rows.map(({ updatedAt }) => ({ title: '', updatedAt }))
    },

    async find(id: string): Promise<StudentCountRecord | undefined> {
      const row = await database
        .selectFrom('studentCount')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row && toRecord(row)
    },

    /** The parts can be any text: an unknown class, shift or section has no record. */
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

    /**
     * @throws the database's unique violation if there is a record of this class, shift and section
     * already
     */
    async create(input: StudentCountInput, isSample = false): Promise<StudentCountRecord> {
      const zeros = Object.fromEntries(COUNT_FIELDS.map((field) => [field, 0]))
      const row = {
        ...zeros,
        ...given(input),
        id: newId(),
        updatedAt: nowIso(),
        version: 1,
        isSample: Number(isSample),
      } as StudentCountTable
      await database.insertInto('studentCount').values(row).execute()
      return toRecord(row)
    },

    /**
     * Undefined if there is no such record.
     * @throws the database's unique violation if another record has this class, shift and section
     */
    async update(id: string, input: StudentCountInput): Promise<StudentCountRecord | undefined> {
      await database
        .updateTable('studentCount')
        .set((row) => ({
          ...given(input),
          updatedAt: nowIso(),
          version: row('version', '+', 1),
          isSample: 0,
        }))
        .where('id', '=', id)
        .execute()
      return this.find(id)
    },

    /** Removes it from the site; undefined if there is no such record. */
    async remove(id: string): Promise<Removed<StudentCountTable> | undefined> {
      const row = await database
        .deleteFrom('studentCount')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row && { row, files: [] }
    },

    /**
     * Restores what `remove` returned. This is a change like any other and increases the version.
     * @throws the database's unique violation if there is a new record of this class, shift and
     * section
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
