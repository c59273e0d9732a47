import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import type { z } from 'zod'
import type { Column } from '../database/columns.ts'
import type { Row } from '../database/tables.ts'
import { damaged } from './problem.ts'
import { rowSchema } from './row-schema.ts'

/** Longer than any row of this software. A line of JSON must fit into memory. */
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
export function describeRow(table: string, { issues: [issue] }: z.ZodError): string {
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
