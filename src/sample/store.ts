import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { ofAll } from '../features.ts'
import type { SampleTable } from '../features/feature.ts'
import type { StoredFile } from '../files/table.ts'

/** Sample content of every kind: all tables mark it in the same column. */
export function createSampleStore(database: Database) {
  /** A table that is left out does not compile. */
  const removals: Record<SampleTable, (database: Database) => Promise<StoredFile[]>> =
    ofAll('sampleRemovals')
  return {
    async isPresent(): Promise<boolean> {
      for (const table of Object.keys(removals) as SampleTable[]) {
        const row = await database
          .selectFrom(table)
          .select('isSample')
          // Not a parameter: SQLite uses the partial index of sample rows only if it sees the
          // literal 1.
          .where('isSample', '=', sql.lit(1))
          .limit(1)
          .executeTakeFirst()
        if (row) return true
      }
      return false
    },

    /** Returns the files that are no longer used. */
    async remove(): Promise<StoredFile[]> {
      const files: StoredFile[] = []
      for (const remove of Object.values(removals)) files.push(...(await remove(database)))
      return files
    },
  }
}

declare module '../request/school.ts' {
  interface Stores {
    sample: ReturnType<typeof createSampleStore>
  }
}
