import type { Database } from './database.ts'

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
  return database.transaction().execute(async (transaction) => {
    // First of all, so that the row's lock makes changes wait for one another: none overwrites what
    // it did not read.
    await transaction
      .updateTable('contentVersion')
      .set((row) => ({ version: row('version', '+', 1), changedAt: new Date().toISOString() }))
      .execute()
    return work(transaction)
  })
}

/**
 * What reads the version, and when visitors' content last changed (ISO 8601 UTC; null on a site never
 * filled). It is asked for each visitor: its query is made once.
 */
export function createContentVersion(database: Database) {
  const query = database.selectFrom('contentVersion').select(['version', 'changedAt']).compile()
  return async (): Promise<{ version: number; changedAt: string | null }> => {
    const { rows } = await database.executeQuery(query)
    return rows[0]!
  }
}
