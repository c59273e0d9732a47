import { setImmediate } from 'node:timers/promises'
import type { LeftRecord } from '../features/moves/schema.ts'
import type { MovedKind } from '../features/moves/table.ts'
import type { School } from '../request/school.ts'
import { comingOf } from './coming.ts'

/** The result of taking a move back. */
export interface Undone {
  /** The number of records that this run removed, by kind. */
  kinds: Partial<Record<MovedKind, number>>
  /** How much earlier runs took back, which were killed. */
  earlier: number
  /** The old addresses of all records. */
  oldAddresses: number
  left: LeftRecord[]
}

/**
 * Undoes a move in the state `undoing`: its records go to the bin, and its texts of the site become
 * empty again. The rows of records that stay are kept, so that a later move does not import these
 * records twice. After it was killed, it can run again; it can also run twice at once.
 */
export async function undoMove(
  { stores: { moves }, write }: Pick<School, 'stores' | 'write'>,
  id: number,
): Promise<Undone> {
  const { undoneBy, removed: earlier } = (await moves.find(id))!
  const actor = undoneBy ?? ''
  const left: LeftRecord[] = []
  const kinds: Undone['kinds'] = {}
  for (const record of await moves.listRecords(id)) {
    const result = await write(async (stores) => {
      if (!(await stores.moves.findRecord(record.source, record.sourceKey))) return undefined
      const taken = await comingOf(record.kind).takeBack(stores, record)
      if (taken === 'removed') await stores.moves.removeRecord(record)
      return taken
    }, actor)
    const { kind } = record
    if (result === 'removed') kinds[kind] = (kinds[kind] ?? 0) + 1
    else if (result) left.push({ kind, ...result })
    // With SQLite nothing else would wait, so the process would not notice that the server ended.
    await setImmediate()
  }
  const oldAddresses = await write(async (stores) => {
    await stores.moves.endUndo(id, left)
    return stores.redirects.removeOfMove(id)
  }, actor)
  return { kinds, earlier, oldAddresses: oldAddresses + (kinds.redirects ?? 0), left }
}
