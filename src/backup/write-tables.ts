import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pack } from 'tar-stream'
import type { Database } from '../database/database.ts'
import { streamRows } from '../database/tables.ts'
import { addEntry } from './entry.ts'
import { listArchivedTables, type Manifest, tablePath } from './manifest.ts'

/** Every table as lines of JSON. `scratch` is the path of a temporary file. */
export async function addTables(
  pack: Pack,
  snapshot: Database,
  scratch: string,
): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = []
  for (const name of await listArchivedTables(snapshot)) {
    let rows = 0
    const lines = async function* () {
      for await (const row of streamRows(snapshot, name)) {
        yield line(name, row)
        rows += 1
      }
    }
    // An entry begins with its size, which is known only after the rows are written.
    // From a stream: after an error of an iterable, the file could still be made later.
    await pipeline(Readable.from(lines()), createWriteStream(scratch))
    const { size } = await stat(scratch)
    const bytes = createReadStream(scratch) as AsyncIterable<Buffer>
    tables.push({ name, rows, ...(await addEntry(pack, tablePath(name), size, bytes)) })
  }
  return tables
}

function line(table: string, row: object): string {
  for (const [column, value] of Object.entries(row)) {
    if (value === null || typeof value === 'string' || typeof value === 'number') continue
    throw new Error(`${table}.${column} holds what an archive cannot: ${typeof value}.`)
  }
  return `${JSON.stringify(row)}\n`
}
