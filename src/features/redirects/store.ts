import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { oldPathsOf } from './old-path.ts'
import { MAX_OLD_PATH, type RedirectTable } from './table.ts'

/** Rows of one statement. */
const ROWS_AT_ONCE = 500

interface RedirectFilter {
  /** A part of the old or the new address. */
  q?: string | undefined
}

/** All SQL of redirects. */
export function createRedirectStore(database: Database) {
  const matching = ({ q = '' }: RedirectFilter) => {
    const query = database.selectFrom('redirect')
    if (q === '') return query
    const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`
    const contains = (column: 'path' | 'target') =>
      sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
    return query.where((row) => row.or([contains('path'), contains('target')]))
  }

  return {
    /** The target for a visited address; undefined if no redirect has it. */
    async findTarget(address: string): Promise<string | undefined> {
      const paths = oldPathsOf(address)
      if (paths.length === 0) return undefined
      const rows = await database
        .selectFrom('redirect')
        .select(['path', 'target'])
        .where('path', 'in', paths)
        .execute()
      const targets = new Map(rows.map(({ path, target }) => [path, target]))
      // The first path is the most exact one.
      return paths.map((path) => targets.get(path)).find((target) => target !== undefined)
    },

    /** The old addresses that lead to each of these pages of documents. */
    async listPathsTo(targets: string[]): Promise<Map<string, string[]>> {
      const rows = await database
        .selectFrom('redirect')
        .select(['path', 'target'])
        .where('target', 'in', targets)
        // The words of the index's condition.
        .where(sql<boolean>`length(target) <= 100`)
        .execute()
      const paths = new Map<string, string[]>(targets.map((target) => [target, []]))
      for (const { path, target } of rows) paths.get(target)!.push(path)
      // The database would read the whole table in order.
      for (const own of paths.values()) own.sort()
      return paths
    },

    find: (path: string): Promise<RedirectTable | undefined> =>
      database.selectFrom('redirect').selectAll().where('path', '=', path).executeTakeFirst(),

    /** In batches, because a statement has a limited number of parameters. */
    async findMany(paths: string[]): Promise<RedirectTable[]> {
      const found: RedirectTable[] = []
      for (let start = 0; start < paths.length; start += ROWS_AT_ONCE) {
        const batch = paths.slice(start, start + ROWS_AT_ONCE)
        found.push(
          ...(await database
            .selectFrom('redirect')
            .selectAll()
            .where('path', 'in', batch)
            .execute()),
        )
      }
      return found
    },

    /**
     * Adds redirects. A path that exists already keeps its target; a path that is too long for an
     * index is left out.
     */
    async add(redirects: RedirectTable[]): Promise<void> {
      const rows = redirects.filter(({ path }) => path !== '/' && path.length <= MAX_OLD_PATH)
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        await database
          .insertInto('redirect')
          .values(rows.slice(start, start + ROWS_AT_ONCE))
          .onConflict((conflict) => conflict.column('path').doNothing())
          .execute()
      }
    },

    remove: (path: string): Promise<RedirectTable | undefined> =>
      database.deleteFrom('redirect').where('path', '=', path).returningAll().executeTakeFirst(),

    /** The redirects that staff added come first. */
    list: ({
      limit,
      skip = 0,
      ...filter
    }: RedirectFilter & { limit?: number; skip?: number } = {}) =>
      matching(filter)
        .selectAll()
        .orderBy((row) => row.case().when('moveId', 'is', null).then(0).else(1).end())
        .orderBy('path')
        .$if(limit !== undefined, (query) => query.limit(limit!).offset(skip))
        .execute(),

    async count(filter: RedirectFilter = {}): Promise<number> {
      const { total } = await matching(filter)
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** Returns their number. */
    async removeOfMove(moveId: number): Promise<number> {
      const { numDeletedRows } = await database
        .deleteFrom('redirect')
        .where('moveId', '=', moveId)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
