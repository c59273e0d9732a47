import { nowIso } from '../base/clock.ts'
import type { Database } from './database.ts'
import { newId } from '../base/new-id.ts'

interface SingletonTable {
  name: SingletonName
  id: string
  /** JSON. */
  value: string
  /** ISO 8601 UTC. */
  updatedAt: string
  version: number
  /** 1 for the sample content that comes with the software. */
  isSample: number
}

/** Records that exist once or not at all. */
type SingletonName =
  | 'schoolInfo'
  | 'contact'
  | 'site'
  | 'teacherPage'
  | 'following'
  | 'studentYears'

export type Stored<T> = T & {
  _id: string
  updatedAt: string
  version: number
  isSample: boolean
}

/** One row of JSON. The table's primary key prevents a second one. */
export function createSingletonStore<T extends object>(database: Database, name: SingletonName) {
  const row = (value: T, isSample: boolean) => ({
    value: JSON.stringify(value),
    updatedAt: nowIso(),
    isSample: Number(isSample),
  })

  return {
    async find(): Promise<Stored<T> | undefined> {
      const stored = await database
        .selectFrom('singleton')
        .selectAll()
        .where('name', '=', name)
        .executeTakeFirst()
      if (!stored) return undefined
      return {
        ...(JSON.parse(stored.value) as T),
        _id: stored.id,
        updatedAt: stored.updatedAt,
        version: stored.version,
        isSample: stored.isSample === 1,
      }
    },

    /** 1 if the record exists, otherwise 0. */
    async count(): Promise<number> {
      return Number((await this.find()) !== undefined)
    },

    /** @throws the database's unique violation if the record already exists */
    async create(value: T, isSample = false): Promise<Stored<T>> {
      await database
        .insertInto('singleton')
        .values({ name, id: newId(), version: 1, ...row(value, isSample) })
        .execute()
      return (await this.find())!
    },

    async update(value: T): Promise<Stored<T> | undefined> {
      await database
        .updateTable('singleton')
        .set((old) => ({ ...row(value, false), version: old('version', '+', 1) }))
        .where('name', '=', name)
        .execute()
      return this.find()
    },

    async put(value: T, isSample = false): Promise<Stored<T>> {
      const values = row(value, isSample)
      await database
        .insertInto('singleton')
        .values({ name, id: newId(), version: 1, ...values })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet((old) => ({
            ...values,
            version: old('singleton.version', '+', 1),
          })),
        )
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

declare module './database.ts' {
  interface Tables {
    singleton: SingletonTable
  }
}
