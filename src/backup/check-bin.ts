import { sql } from 'kysely'
import { z } from 'zod'
import type { BinKind } from '../content.ts'
import { type Column, listColumns } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { type Row, streamRows } from '../database/tables.ts'
import { storedRowSchema, tableOf } from './stored-rows.ts'
import { damaged } from './problem.ts'
import { describeRow } from './read-rows.ts'
import { rowSchema } from './row-schema.ts'

/**
 * Checks that each record in the bin can be restored: it has the columns of its table, and nothing
 * on the site has its id or its number.
 * @throws BackupProblem
 */
export async function checkBin(transaction: Database): Promise<void> {
  const schemas = new Map<string, z.ZodType[]>()
  for await (const entry of streamRows(transaction, 'bin_entry')) {
    const kind = entry['kind'] as BinKind
    const table = tableOf(kind)
    const both = schemas.get(table) ?? [
      binnedRow(await listColumns(transaction, table)),
      (storedRowSchema(table) as z.ZodObject).partial(),
    ]
    schemas.set(table, both)
    const row = toColumns(JSON.parse(entry['content'] as string) as Row)
    for (const schema of both) {
      const { error } = schema.safeParse(row)
      if (error) throw damaged(describeRow('bin_entry.content', error))
    }
    if (row['id'] !== entry['id']) throw damaged('a record in the bin has two ids')
    if ((table === 'document' && row['kind'] !== kind) || (row['gallery'] ?? kind) !== kind)
      throw damaged('a record in the bin has two kinds')
    if (await isTaken(transaction, table, row))
      throw damaged('a record is in the bin and on the site')
  }
}

/** A column that a migration has added since may be missing: it has a default, or is null. */
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

async function isTaken(database: Database, table: string, row: Row): Promise<boolean> {
  const isSame =
    table === 'document'
      ? sql`id = ${row['id']} or (kind = ${row['kind']} and number = ${row['number']})`
      : sql`id = ${row['id']}`
  const found = await sql`select 1 from ${sql.table(table)} where ${isSame} limit 1`.execute(
    database.withoutPlugins(),
  )
  return found.rows.length > 0
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
