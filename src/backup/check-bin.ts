import { sql } from 'kysely'
import { z } from 'zod'
import type { BinKind } from '../content.ts'
import type { Database } from '../database/database.ts'
import { type Column, listColumns, type Row, streamRows } from '../database/tables.ts'
import { BINNED_RECORDS, STORED_ROWS } from './stored-rows.ts'
import { damaged } from './problem.ts'
import { describeRow, rowSchema } from './read-rows.ts'

/**
 * Checks that each record in the bin can be restored: it has the columns of its table, and nothing
 * on the site has its id or its number.
 * @throws BackupProblem
 */
export async function checkBin(transaction: Database): Promise<void> {
  const schemas = new Map<string, z.ZodType[]>()
  for await (const entry of streamRows(transaction, 'bin_entry')) {
    const kind = entry['kind'] as BinKind
    const { table, kindColumn, uniqueColumns = [] } = BINNED_RECORDS[kind]
    const rowSchemas = schemas.get(table) ?? [
      binnedRow(await listColumns(transaction, table)),
      STORED_ROWS[table]!.partial(),
    ]
    schemas.set(table, rowSchemas)
    const row = toColumns(JSON.parse(entry['content'] as string) as Row)
    for (const schema of rowSchemas) {
      const { error } = schema.safeParse(row)
      if (error) throw damaged(describeRow('bin_entry.content', error))
    }
    if (row['id'] !== entry['id']) throw damaged('a record in the bin has two ids')
    if (kindColumn && row[kindColumn] !== kind) throw damaged('a record in the bin has two kinds')
    if (
      (await isTaken(transaction, table, row, ['id'])) ||
      (await isTaken(transaction, table, row, uniqueColumns))
    )
      throw damaged('a record is in the bin and on the site')
  }
}

/** A column that a later migration added may be missing, because it has a default or is null. */
function binnedRow(columns: Column[]): z.ZodType {
  const { shape } = rowSchema(columns)
  const isAdded = ({ name, isNullable, hasDefault }: Column) =>
    name !== 'version' && (isNullable || hasDefault)
  return z.strictObject(
    Object.fromEntries(
      columns.map((column) => {
        const value = shape[column.name]!
        return [column.name, isAdded(column) ? value.optional() : value]
      }),
    ),
  )
}

/** Whether a row on the site has the same values in these columns. */
async function isTaken(
  database: Database,
  table: string,
  row: Row,
  columns: string[],
): Promise<boolean> {
  if (columns.length === 0) return false
  const isSame = columns.map((column) => sql`${sql.ref(column)} = ${row[column]}`)
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${sql.join(isSame, sql` and `)} limit 1`.execute(
    database.withoutPlugins(),
  )
  return rows.length > 0
}

/** `createdAt` → `created_at` */
function toColumns(record: Row): Row {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
}
