import { type Insertable, type Kysely, type Selectable, sql, type UpdateObject } from 'kysely'
import { nowIso } from '../base/clock.ts'
import { newId } from '../base/new-id.ts'
import type { Database, Tables } from '../database/database.ts'
import { addFileRows, type Removed, removeFileRows } from '../files/rows.ts'
import type { RecordColumns } from './fields.ts'
import { sortAmong } from './sort-among.ts'

type RecordTableName = {
  [Name in keyof Tables]: Selectable<Tables[Name]> extends RecordColumns ? Name : never
}[keyof Tables]

type Row<Name extends RecordTableName> = Selectable<Tables[Name]> & RecordColumns

type NewRow<Name extends RecordTableName> = Omit<Insertable<Tables[Name]>, keyof RecordColumns> &
  Partial<Pick<RecordColumns, 'id' | 'updatedAt'>>

type RowChange<Name extends RecordTableName> = Omit<
  UpdateObject<Tables, Name>,
  'id' | 'version' | 'isSample'
>

interface Options<Name extends RecordTableName, State> {
  find: (id: string) => Promise<State | undefined>
  /** The names of the row's files, which move to the bin with the row. */
  filesOf?: (row: Row<Name>) => (string | null)[]
  /** Columns that all records of the store share, if it has only a part of the table. */
  part?: Partial<Row<Name>>
}

/**
 * The common functions of stores for lists of records. A store spreads them, or wraps them.
 */
export function recordTable<Name extends RecordTableName, State>(
  database: Database,
  name: Name,
  { find, filesOf = () => [], part = {} }: Options<Name, State>,
) {
  // Kysely cannot type a query on a table that is a type parameter. These queries use only common
  // columns; the parameters check the types of all other columns.
  const records = database as unknown as Kysely<{ record: RecordColumns & { title: string } }>
  const table = name as 'record'
  const shared = part as Partial<RecordColumns>

  const write = async (id: string, columns: RowChange<Name>): Promise<void> => {
    await records
      .updateTable(table)
      .set((row) => ({
        updatedAt: nowIso(),
        ...columns,
        version: row('version', '+', 1),
        isSample: 0,
      }))
      .where((row) => row.and({ ...shared, id }))
      .execute()
  }

  return {
    find,

    async count(): Promise<number> {
      const { total } = await records
        .selectFrom(table)
        .select((row) => row.fn.countAll<number | string>().as('total'))
        .where((row) => row.and(shared))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    async insert(columns: NewRow<Name>, isSample = false): Promise<Row<Name>> {
      const row = {
        id: newId(),
        updatedAt: nowIso(),
        ...columns,
        version: 1,
        isSample: Number(isSample),
      }
      await records
        .insertInto(table)
        .values(row as never)
        .execute()
      return row as unknown as Row<Name>
    },

    write,

    /** Undefined for an unknown id. */
    async update(id: string, columns: RowChange<Name>): Promise<State | undefined> {
      await write(id, columns)
      return find(id)
    },

    /** Deletes the row and the rows of its files; undefined for an unknown id. */
    async remove(id: string): Promise<Removed<Row<Name>> | undefined> {
      const row = await records
        .deleteFrom(table)
        .where((one) => one.and({ ...shared, id }))
        .returningAll()
        .executeTakeFirst()
      if (!row) return undefined
      const removed = row as Row<Name>
      return { row: removed, files: await removeFileRows(database, ...filesOf(removed)) }
    },

    /**
     * Restores the result of `remove`. Like every change, this increases the version.
     * @throws the database's unique violation if a new record has the same key
     */
    async putBack({ row, files }: Removed<Row<Name>>): Promise<State> {
      await addFileRows(database, files)
      await records
        .insertInto(table)
        .values({ ...row, version: row.version + 1 } as never)
        .execute()
      return (await find(row.id))!
    },
  }
}

type OrderedTableName = {
  [Name in RecordTableName]: Row<Name> extends { position: number } ? Name : never
}[RecordTableName]

/** `recordTable` for a list whose order staff choose: the column `position`, smallest first. */
export function orderedTable<Name extends OrderedTableName, State extends { _id: string }>(
  database: Database,
  name: Name,
  { list, ...options }: Options<Name, State> & { list: () => Promise<State[]> },
) {
  const records = database as unknown as Kysely<{ record: { position: number } }>
  /** The existing records with these ids, in the order of the list. */
  const listByIds = async (ids: string[]) => {
    const named = new Set(ids)
    return (await list()).filter(({ _id }) => named.has(_id))
  }

  return {
    ...recordTable(database, name, options),

    list,

    /** The position at the end of the list. */
    async nextPosition(): Promise<number> {
      const { last } = await records
        .selectFrom(name as 'record')
        .select((row) => row.fn.max('position').as('last'))
        .executeTakeFirstOrThrow()
      return (last ?? 0) + 1
    },

    listByIds,

    /** Sorts these records among themselves; all others keep their positions. */
    async reorder(ids: string[]): Promise<State[]> {
      const sorted = sortAmong(await list(), ids)
      const positions = sorted.map(({ _id }, index) => [_id, { position: index + 1 }] as const)
      await updateEach(database, name, new Map<string, object>(positions))
      return listByIds(ids)
    },
  }
}

/** Writes the same columns of these rows, by id, each with its own values, in one statement. */
export async function updateEach<Name extends RecordTableName>(
  database: Database,
  name: Name,
  rows: ReadonlyMap<string, Partial<Row<Name>>>,
): Promise<void> {
  const [first] = rows.values()
  if (first === undefined) return
  const valueOf = (column: string) => {
    const cases = Array.from(rows, ([id, row]) => {
      const value: unknown = row[column as keyof Row<Name>]
      // PostgreSQL takes a parameter here for a text.
      return sql`when ${id} then ${typeof value === 'number' ? sql.lit(value) : value}`
    })
    return sql`case id ${sql.join(cases, sql` `)} end`
  }
  await (database as unknown as Kysely<{ record: { id: string } }>)
    .updateTable(name as 'record')
    .set(Object.fromEntries(Object.keys(first).map((column) => [column, valueOf(column)])))
    .where('id', 'in', [...rows.keys()])
    .execute()
}
