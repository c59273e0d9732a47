import {
  CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type RootOperationNode,
  sql,
} from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#src/database/database.ts'
import type { DatabaseKind } from './build-app.ts'

/** Tables that grow over the years. Counts of students, for example, do not grow. */
const GROWING = 'search_entry|document|gallery_entry|stored_file|bin_entry|history_entry'

/** Records each query on its way to the database, so that the real queries are explained. */
export function recordQueries(queries: RootOperationNode[]): KyselyPlugin {
  return {
    transformQuery({ node }) {
      queries.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

export interface Plan {
  query: string
  steps: string[]
}

/** The query plans of the database; `without` names an index to ignore. */
export async function explain(
  kind: DatabaseKind,
  database: Database,
  queries: RootOperationNode[],
  without?: string,
): Promise<Plan[]> {
  const plans: Plan[] = []
  const rollback = new Error('Rolls back, which restores the index.')
  const attempt = database
    .withoutPlugins()
    .transaction()
    .execute(async (transaction) => {
      if (kind === 'PostgreSQL') {
        // A sequential scan is cheaper for a few hundred rows, so plan as if there were many more.
        for (const method of ['seqscan', 'sort', 'bitmapscan', 'hashjoin']) {
          await sql`set local ${sql.raw(`enable_${method}`)} = off`.execute(transaction)
        }
      }
      if (without) await transaction.schema.dropIndex(without).execute()
      for (const node of queries) {
        const { sql: query, parameters } = transaction
          .getExecutor()
          .compileQuery(node, createQueryId())
        const explaining = kind === 'SQLite' ? 'explain query plan' : 'explain'
        const { rows } = await transaction.executeQuery<Record<string, string>>(
          CompiledQuery.raw(`${explaining} ${query}`, [...parameters]),
        )
        plans.push({ query, steps: rows.map((row) => row['detail'] ?? row['QUERY PLAN']!) })
      }
      throw rollback
    })
  await expect(attempt).rejects.toBe(rollback)
  return plans
}

/** PostgreSQL does not show the plan inside a function: explains its query with its settings. */
export async function explainSearchHits(database: Database): Promise<string[]> {
  const plain = database.withoutPlugins()
  const { rows } = await sql<{ prosrc: string; proconfig: string[] }>`
    select prosrc, proconfig from pg_proc where proname = 'search_hits'`.execute(plain)
  const { prosrc, proconfig } = rows[0]!
  const query = prosrc
    .replace('question', `'4x'::tsquery`)
    .replace('lowest and highest', '0 and 9')
    .replace('limit most', 'limit 5')
  return plain.transaction().execute(async (transaction) => {
    for (const setting of proconfig) {
      await sql`set local ${sql.raw(setting.replace('=', ' = '))}`.execute(transaction)
    }
    const plan = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(query)}`.execute(transaction)
    return plan.rows.map((row) => row['QUERY PLAN'])
  })
}

/** True if the query scans a growing table completely, or sorts its rows. */
export function readsGrowingTable({ query, steps }: Plan): boolean {
  const isOfEntries = /"(document|gallery_entry|bin_entry|history_entry)"/.test(query)
  return steps.some(
    (step) =>
      new RegExp(`^SCAN (${GROWING})|Seq Scan on (${GROWING})`).test(step) ||
      (isOfEntries && /USE TEMP B-TREE|Sort/.test(step)),
  )
}

/**
 * True if the query reads rows and discards some (SQLite does not report this); ignores single
 * rows.
 */
export function discardsRows({ query, steps }: Plan): boolean {
  return (
    /"(document|gallery_entry)"/.test(query) &&
    !/"id" = /.test(query) &&
    steps.some((step) => /Filter:/.test(step))
  )
}
