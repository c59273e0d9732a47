import { SqliteAdapter, sql } from 'kysely'
import type { Database } from './database.ts'

export type Row = Record<string, string | number | null>

const ROWS_AT_ONCE = 1000
/** Both databases accept more parameters in a statement: SQLite 32,766, PostgreSQL 65,535. */
const PARAMETERS_AT_ONCE = 30_000

/**
 * A read-only view of the database at this moment, which later writes do not change. The caller
 * must end it with `rollback`.
 */
export async function openSnapshot(database: Database) {
  const begin = database.withoutPlugins().startTransaction().setAccessMode('read only')
  const snapshot = await (
    isSqlite(database) ? begin : begin.setIsolationLevel('repeatable read')
  ).execute()
  // The snapshot is taken at the first read, not at the start of the transaction.
  await sql`select 1 from content_version`.execute(snapshot)
  return snapshot
}

/**
 * All tables except the migrator's own and the search index, which is made again from the documents.
 * A table comes after the tables that its rows refer to.
 */
export async function listTables(database: Database): Promise<string[]> {
  const schema = isSqlite(database) ? undefined : await currentSchema(database)
  const tables = (await database.introspection.getTables())
    .filter((table) => !table.isView && table.schema === schema)
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('search_'))
    .sort()
  const references = await listReferences(database)
  const ordered: string[] = []
  while (ordered.length < tables.length) {
    const next = tables.find(
      (table) =>
        !ordered.includes(table) &&
        references.every(
          ({ child, parent }) => child !== table || parent === table || ordered.includes(parent),
        ),
    )
    if (!next) throw new Error('Tables refer to each other in a circle.')
    ordered.push(next)
  }
  return ordered
}

export interface Column {
  name: string
  type: 'text' | 'integer'
  isNullable: boolean
}

/** The columns of a table, read from the database itself. */
export async function listColumns(database: Database, table: string): Promise<Column[]> {
  const tables = await database.introspection.getTables()
  const definition = tables.find(({ name }) => name === table)
  return (definition?.columns ?? []).map(({ name, dataType, isNullable }) => {
    const type = dataType.toLowerCase()
    if (type !== 'text' && type !== 'integer') throw new Error(`${table}.${name} is ${dataType}.`)
    return { name, type, isNullable }
  })
}

/** All rows of a table, with at most a thousand of them in memory. Must run in a transaction. */
export async function* streamRows(transaction: Database, table: string): AsyncGenerator<Row> {
  const database = transaction.withoutPlugins()
  if (isSqlite(database)) {
    for (let last = 0, isFirst = true; ; isFirst = false) {
      const { rows } = await sql<Row & { stream_rowid: number }>`
        select rowid as stream_rowid, * from ${sql.table(table)}
        where ${isFirst ? sql`true` : sql`rowid > ${last}`}
        order by rowid limit ${sql.lit(ROWS_AT_ONCE)}`.execute(database)
      for (const { stream_rowid, ...row } of rows) {
        last = stream_rowid
        yield row
      }
      if (rows.length < ROWS_AT_ONCE) return
    }
  }
  const cursor = sql.ref(`stream_${table}`)
  await sql`declare ${cursor} no scroll cursor for select * from ${sql.table(table)}`.execute(
    database,
  )
  try {
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from ${cursor}`.execute(
        database,
      )
      yield* rows
      if (rows.length < ROWS_AT_ONCE) return
    }
  } finally {
    await sql`close ${cursor}`.execute(database)
  }
}

/** Adds rows to a table and returns their number. */
export async function insertRows(
  transaction: Database,
  table: string,
  rows: AsyncIterable<Row>,
): Promise<number> {
  const database = transaction.withoutPlugins()
  let count = 0
  let batch: Row[] = []
  const insert = async () => {
    if (batch.length === 0) return
    await database
      .insertInto(table as never)
      .values(batch)
      .execute()
    count += batch.length
    batch = []
  }
  for await (const row of rows) {
    batch.push(row)
    if (batch.length * Object.keys(row).length >= PARAMETERS_AT_ONCE - 1000) await insert()
    else if (batch.length >= ROWS_AT_ONCE) await insert()
  }
  await insert()
  return count
}

/** Empties every table. A table that refers to another is emptied before it. */
export async function emptyTables(transaction: Database): Promise<void> {
  for (const table of (await listTables(transaction)).reverse()) {
    await sql`delete from ${sql.table(table)}`.execute(transaction.withoutPlugins())
  }
}

/** Whether nothing was ever written. Then the only row is the content version, which is 0. */
export async function isEmpty(database: Database): Promise<boolean> {
  const plain = database.withoutPlugins()
  for (const table of await listTables(database)) {
    const isFilled = table === 'content_version' ? sql`version > 0` : sql`true`
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${isFilled} limit 1`.execute(plain)
    if (rows.length > 0) return false
  }
  return true
}

export async function countTable(database: Database, table: string): Promise<number> {
  const { rows } = await sql<{ total: number | string }>`
    select count(*) as total from ${sql.table(table)}`.execute(database.withoutPlugins())
  return Number(rows[0]!.total)
}

export function isSqlite(database: Database): boolean {
  return database.getExecutor().adapter instanceof SqliteAdapter
}

async function currentSchema(database: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database)
  return rows[0]!.name
}

async function listReferences(database: Database): Promise<{ child: string; parent: string }[]> {
  const query = isSqlite(database)
    ? sql<{ child: string; parent: string }>`
        select child.name as child, reference."table" as parent
        from sqlite_master as child, pragma_foreign_key_list(child.name) as reference
        where child.type = 'table'`
    : sql<{ child: string; parent: string }>`
        select child.relname as child, parent.relname as parent
        from pg_constraint
        join pg_class as child on child.oid = conrelid
        join pg_class as parent on parent.oid = confrelid
        where contype = 'f' and connamespace = current_schema()::regnamespace`
  return (await query.execute(database.withoutPlugins())).rows
}
