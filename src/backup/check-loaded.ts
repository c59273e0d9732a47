import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { listNamed, pathOf } from '../files/named.ts'
import { ALLOWED, filePath, type Manifest } from './manifest.ts'
import { BackupProblem, damaged } from './problem.ts'

/**
 * Checks an archive's rows and files after all current migrations were run on them. What the rows
 * say is not checked: a restore trusts its source (decision 25).
 * @throws BackupProblem if the database is damaged, or if rows and files do not belong together
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
    .execute((transaction) => checkFiles(transaction, manifest))
}

/**
 * Compares rows and files. A file without a row was deleted while the backup was made. It is
 * allowed, but it is not restored. Each file belongs to one row.
 */
async function checkFiles(transaction: Database, manifest: Manifest): Promise<void> {
  const present = new Set(manifest.files.map((file) => file.place))
  const missing = new Set(manifest.missing)
  for (const path of missing)
    if (present.has(path)) throw damaged('it contains a file that it lists as missing')
  const lost = new Set<string>()
  const named = new Set<string>()
  for await (const file of listNamed(transaction)) {
    const path = pathOf(file)
    const isKnown = ALLOWED.test(filePath(path)) && (present.has(path) || missing.has(path))
    if (!isKnown) throw damaged(`${path} is not in it`)
    // If a file in use is also in the bin, restoring it from the bin would fail.
    if (named.has(path)) throw damaged(`two rows name ${path}`)
    named.add(path)
    if (missing.has(path)) lost.add(path)
  }
  if (lost.size < missing.size) throw damaged('no row names one of its missing files')
}
