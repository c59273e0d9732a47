import type { Database } from './database.ts'
import { newId } from './new-id.ts'

export interface SingletonTable {
  name: SingletonName
  id: string
  /** JSON. */
  value: string
  /** ISO 8601 UTC. */
  updatedAt: string
  /** 1 for content that came with the software. */
  isSample: number
}

/** What there is exactly one of, or none yet. */
export type SingletonName = 'schoolInfo' | 'contact' | 'site' | 'teacherPage'

export type Stored<T> = T & { _id: string; updatedAt: string; isSample: boolean }

/** One row of JSON. That there is never a second one is the table's primary key's doing. */
export function createSingletonStore<T extends object>(database: Database, name: SingletonName) {
  const row = (value: T, isSample: boolean) => ({
    value: JSON.stringify(value),
    updatedAt: new Date().toISOString(),
    isSample: Number(isSample),
  })

  return {
    async find(): Promise<Stored<T> | undefined> {
      const found = await database
        .selectFrom('singleton')
        .selectAll()
        .where('name', '=', name)
        .executeTakeFirst()
      if (!found) return undefined
      return {
        ...(JSON.parse(found.value) as T),
        _id: found.id,
        updatedAt: found.updatedAt,
        isSample: found.isSample === 1,
      }
    },

    /** @throws the database's unique violation where there is one already */
    async create(value: T, isSample = false): Promise<Stored<T>> {
      await database
        .insertInto('singleton')
        .values({ name, id: newId(), ...row(value, isSample) })
        .execute()
      return (await this.find())!
    },

    /** Undefined where there is none yet. */
    async update(value: T): Promise<Stored<T> | undefined> {
      await database
        .updateTable('singleton')
        .set(row(value, false))
        .where('name', '=', name)
        .execute()
      return this.find()
    },

    async put(value: T, isSample = false): Promise<Stored<T>> {
      const values = row(value, isSample)
      await database
        .insertInto('singleton')
        .values({ name, id: newId(), ...values })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
        .execute()
      return (await this.find())!
    },

    async remove(): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('singleton')
        .where('name', '=', name)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
