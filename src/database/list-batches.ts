import { setImmediate } from 'node:timers/promises'
import { NotFound } from '../errors/classes.ts'

/** Enough for every page of the site. One batch takes a few milliseconds. */
export const BATCH_ROWS = 200

interface PagedStore<T, P> {
  findCursor(id: string): Promise<P | undefined>
  cursorOf(row: NoInfer<T>): P
  list(part: { limit: number; after: P | undefined }): Promise<T[]>
}

/**
 * The list that `?limit=&before=` asks for, in batches. Other requests may write between two
 * batches. A row that does not change meanwhile appears exactly once.
 * @throws NotFound if there is no entry with the id `before`
 */
export async function* listBatches<T, P>(
  { limit, before }: { limit?: number | undefined; before?: string | undefined },
  store: PagedStore<T, P>,
): AsyncGenerator<T[]> {
  const start = before === undefined ? undefined : await store.findCursor(before)
  if (before !== undefined && !start) throw unknownStart()
  const list = (size: number, after: P | undefined) => store.list({ limit: size, after })
  yield* batchesFrom(start, limit, list, (row) => store.cursorOf(row))
}

/** Reads batches of rows from `start`, until it has `limit` rows or all of them. */
export async function* batchesFrom<T, P>(
  start: P | undefined,
  limit: number | undefined,
  list: (size: number, after: P | undefined) => Promise<T[]>,
  cursorOf: (row: T) => P,
): AsyncGenerator<T[]> {
  let after = start
  for (let left = limit ?? Infinity; left > 0; left -= BATCH_ROWS) {
    const size = Math.min(left, BATCH_ROWS)
    const rows = await list(size, after)
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    after = cursorOf(rows.at(-1)!)
  }
}

/** The first `limit` wanted rows. The server answers other requests between two batches. */
export async function* filterBatches<T>(
  batches: AsyncIterable<T[]>,
  isWanted: (row: T) => boolean,
  limit = Infinity,
): AsyncGenerator<T[]> {
  let left = limit
  for await (const rows of batches) {
    const wanted = rows.filter(isWanted).slice(0, left)
    if (wanted.length > 0) yield wanted
    left -= wanted.length
    if (left <= 0) return
    await setImmediate()
  }
}

export async function* mapBatches<T, R>(batches: AsyncIterable<T[]>, change: (row: T) => R) {
  for await (const rows of batches) yield rows.map(change)
}

export function unknownStart(): NotFound {
  return new NotFound('unknown-start')
}
