import type { Database } from './database.ts'
import { patiently } from './patiently.ts'

export interface ContentVersionTable {
  id: number
  version: number
  changedAt: string | null
}

/**
 * Runs a change to what visitors see in one transaction, and moves the content version on with it,
 * so that every process that keeps pages learns of the change.
 */
export function changeContent<T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  return patiently(() =>
    database.transaction().execute(async (transaction) => {
      // First of all, so that the row's lock makes changes wait for one another: none overwrites what
      // it did not read.
      await transaction
        .updateTable('contentVersion')
        .set((row) => ({ version: row('version', '+', 1), changedAt: new Date().toISOString() }))
        .execute()
      return work(transaction)
    }),
  )
}

/** The version, and when visitors' content last changed (ISO 8601 UTC; null on a site never filled). */
export function findContentVersion(
  database: Database,
): Promise<{ version: number; changedAt: string | null }> {
  return database
    .selectFrom('contentVersion')
    .select(['version', 'changedAt'])
    .executeTakeFirstOrThrow()
}
