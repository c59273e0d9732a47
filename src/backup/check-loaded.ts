import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { countTable, streamRows } from '../database/tables.ts'
import { listNamed, pathOf } from '../files/named.ts'
import { storedRowSchema } from '../stored-rows.ts'
import { ALLOWED, filePath, listArchivedTables, type Manifest } from './manifest.ts'
import { BackupProblem, damaged } from './problem.ts'
import { describeRow } from './read-rows.ts'

/**
 * Checks an archive's rows after all current migrations were run on them.
 * @throws BackupProblem if the software could not work with them
 */
export async function checkLoaded(database: Database, manifest: Manifest): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
    database.withoutPlugins(),
  )
  if (rows[0]?.integrity_check !== 'ok')
    throw new BackupProblem('The restored database is damaged.')
  await database
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await checkRows(transaction)
      await checkFiles(transaction, manifest)
    })
}

/** Checks what the column types do not express, in the form after the current migrations. */
async function checkRows(transaction: Database): Promise<void> {
  if ((await countTable(transaction, 'content_version')) !== 1) {
    throw damaged('it has no content version')
  }
  for (const table of await listArchivedTables(transaction)) {
    const schema = storedRowSchema(table)
    if (!schema) continue
    for await (const row of streamRows(transaction, table)) {
      const { error } = schema.safeParse(row)
      if (error) throw damaged(describeRow(table, error))
    }
  }
}

/**
 * Compares rows and files. A file without a row is allowed: it was deleted while the backup was
 * made. It is not restored.
 */
async function checkFiles(transaction: Database, manifest: Manifest): Promise<void> {
  const there = new Set(manifest.files.map(({ place }) => place))
  const missing = new Set(manifest.missing)
  for (const place of missing) if (there.has(place)) throw damaged('a missing file is in it')
  const isLost = new Set<string>()
  for await (const file of listNamed(transaction)) {
    const place = pathOf(file)
    const isKnown = ALLOWED.test(filePath(place)) && (there.has(place) || missing.has(place))
    if (!isKnown) throw damaged(`${place} is not in it`)
    if (missing.has(place)) isLost.add(place)
  }
  if (isLost.size < missing.size) throw damaged('no row names one of its missing files')
}
