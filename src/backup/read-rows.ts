import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { z } from 'zod'
import type { Column, Row } from '../database/tables.ts'
import { MAX_VERSION } from '../database/version.ts'
import { damaged } from './state/problem.ts'

/** No row of this software is longer. A line of JSON must fit into memory. */
const MAX_LINE_CHARACTERS = 64 * 1024 * 1024

/**
 * The rows of a table in an unpacked archive, checked against its columns.
 * @throws BackupProblem for a line that is not such a row
 */
export async function* readRows(
  file: string,
  table: string,
  columns: Column[],
): AsyncGenerator<Row> {
  const schema = rowSchema(columns)
  for await (const line of linesOf(file, table)) {
    const result = schema.safeParse(parseJson(line, table))
    if (!result.success) throw damaged(describeRow(table, result.error))
    yield result.data
  }
}

/** Says where the row is wrong, without its values. */
function describeRow(table: string, { issues: [issue] }: z.ZodError): string {
  return `${[table, ...issue!.path].join('.')} (${issue!.message})`
}

function parseJson(line: string, table: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw damaged(`${table} has a row that is not JSON`, cause)
  }
}

async function* linesOf(file: string, table: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let parts: string[] = []
  let length = 0
  for await (const chunk of createReadStream(file)) {
    // Not node:readline, which also splits lines at U+2028: JSON does not escape that character.
    const [first, ...lines] = decoder.write(chunk as Buffer).split('\n')
    parts.push(first!)
    length += first!.length
    if (length > MAX_LINE_CHARACTERS) throw damaged(`${table} has a row that is too long`)
    if (lines.length === 0) continue
    yield parts.join('')
    const rest = lines.pop()!
    yield* lines
    parts = [rest]
    length = rest.length
  }
  if (length > 0) throw damaged(`${table} ends in the middle of a row`)
}

/** The largest regular value is a teachers' page of 1 MB as JSON within JSON. */
const MAX_CHARACTERS = 16 * 1024 * 1024

/** PostgreSQL cannot store NUL, or half of a surrogate pair. */
const text = z
  .string()
  .max(MAX_CHARACTERS)
  .refine((value) => value.isWellFormed() && !value.includes('\0'), 'not a text')

/** Pages would fail on a date that they cannot parse. */
const date = text.refine((value) => !Number.isNaN(Date.parse(value)), 'not a date')

/** The hour at which an exam begins: the only name in `at` that is not an instant. */
const hour = text.regex(/^\d\d:\d\d$/, 'not an hour')

/** The next change counts these up. Near the limit, nothing could be published after the restore. */
const COUNTERS = new Set(['version', 'last', 'number', 'position'])
const MAX_COUNTER = Math.floor(MAX_VERSION / 2)

/** The schema of a table's rows: exactly these columns, with their types and limits. */
function rowSchema(
  columns: Column[],
): z.ZodObject<Record<string, z.ZodType<string | number | null>>> {
  return z.strictObject(
    Object.fromEntries(
      columns.map((column) => {
        const value = valueSchema(column)
        return [column.name, column.isNullable ? value.nullable() : value]
      }),
    ),
  )
}

/** Column names follow the same convention in all migrations. */
function valueSchema({ name, type }: Column): z.ZodType<string | number> {
  if (name === 'starts_at') return hour
  if (type === 'text') return /(^|_)(at|date)$/.test(name) ? date : text
  if (COUNTERS.has(name)) return z.int().min(0).max(MAX_COUNTER)
  if (name.startsWith('is_')) return z.int().min(0).max(1)
  // Both databases can store this range in an integer column.
  return z.int32()
}
