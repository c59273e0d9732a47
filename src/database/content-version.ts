import { nowIso } from '../base/clock.ts'
import type { Database } from './database.ts'

interface ContentVersionTable {
  id: number
  version: number
  /** Of the last change that visitors can see. */
  changedAt: string | null
}

/**
 * Runs `work` in one transaction. `actor` is the username of the author; without it, the software
 * itself is the author.
 */
export type Write<Stores> = <T>(work: (stores: Stores) => Promise<T>, actor?: string) => Promise<T>

/**
 * Runs a change to public content in one transaction and increments the content version in it, so
 * that every process with a page cache sees the change.
 */
export function changeContent<T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (transaction) => {
    // This comes first, because its row lock makes concurrent changes wait for each other. Without
    // it, one change could overwrite another that it did not read.
    await transaction
      .updateTable('contentVersion')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute()
    const result = await work(transaction)
    if (!changesOnlyHidden.get(transaction)) {
      await transaction.updateTable('contentVersion').set({ changedAt: nowIso() }).execute()
    }
    return result
  })
}

const changesOnlyHidden = new WeakMap<Database, boolean>()

/**
 * Says whether visitors see what a transaction changes. If it changes only what they do not see, the
 * time of the last change stays: it is on every page, and would tell when staff write drafts.
 */
export function noteChange(transaction: Database, isVisible: boolean): void {
  changesOnlyHidden.set(transaction, !isVisible && changesOnlyHidden.get(transaction) !== false)
}

/**
 * Makes the transaction wait for every other change, and every later change wait for it. It must be
 * the first statement of a transaction, so that two transactions cannot deadlock.
 */
export async function lockChanges(transaction: Database): Promise<void> {
  await transaction
    .updateTable('contentVersion')
    .set((row) => ({ version: row.ref('version') }))
    .execute()
}

/** Runs a task while public content is locked for changes. The content version stays the same. */
export function withLockedContent<T>(
  database: Database,
  task: (transaction: Database) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (transaction) => {
    await lockChanges(transaction)
    return task(transaction)
  })
}

/**
 * The version, and the time of the last change that visitors can see (ISO 8601 UTC; null on a site that
 * was never filled).
 */
export function findContentVersion(
  database: Database,
): Promise<{ version: number; changedAt: string | null }> {
  return database
    .selectFrom('contentVersion')
    .select(['version', 'changedAt'])
    .executeTakeFirstOrThrow()
}

/** Returns a function that reads again only after a change of the version, or after a failure. */
export function oncePerVersion<T>(
  findVersion: () => Promise<{ version: number | string }>,
  read: () => Promise<T>,
): () => Promise<T> {
  let known: { version: number | string; content: Promise<T> } | undefined
  return async () => {
    // The version is read first, because a change during the read has a later version.
    const { version } = await findVersion()
    if (known?.version !== version) {
      const content = read()
      const entry = { version, content }
      known = entry
      content.catch(() => {
        if (known === entry) known = undefined
      })
    }
    return known.content
  }
}

declare module './database.ts' {
  interface Tables {
    contentVersion: ContentVersionTable
  }
}
