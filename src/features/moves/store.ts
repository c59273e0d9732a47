import { nowIso } from '../../base/clock.ts'
import type { Database } from '../../database/database.ts'
import type { DocumentKind } from '../../content.ts'
import type { LeftRecord, MoveRecord, MoveReport } from './schema.ts'
import type { MovedKind, MovedRecordTable, MoveTable } from './table.ts'

type Counts = Partial<Record<MovedKind, number>>

/** The columns of a list. */
const SHORT = [
  'id',
  'source',
  'label',
  'startedAt',
  'endedAt',
  'state',
  'undoneBy',
  'removed',
] as const

export type MoveStore = ReturnType<typeof createMoveStore>

/** All SQL of moves. */
export function createMoveStore(database: Database) {
  const moves = () => database.selectFrom('move').selectAll()
  return {
    /** Newest first, without their reports, which can be long. */
    list: (): Promise<Omit<MoveRecord, 'records'>[]> =>
      database.selectFrom('move').select(SHORT).orderBy('id', 'desc').execute(),

    find: (id: number): Promise<MoveTable | undefined> =>
      moves().where('id', '=', id).executeTakeFirst(),

    /** The last move of a source that was not undone. */
    findLast: (source: string): Promise<MoveTable | undefined> =>
      moves()
        .where('source', '=', source)
        .where('state', '!=', 'undone')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** A move gets its number with its first record. */
    async begin(
      source: string,
      { label, bringsTwins }: { label: string; bringsTwins: boolean },
    ): Promise<number> {
      const { last } = await database
        .selectFrom('move')
        .select((row) => row.fn.max('id').as('last'))
        .executeTakeFirstOrThrow()
      const id = (last ?? 0) + 1
      await database
        .insertInto('move')
        .values({
          id,
          source,
          label,
          startedAt: nowIso(),
          endedAt: null,
          state: 'running',
          bringsTwins: Number(bringsTwins),
          report: null,
          undoneBy: null,
          removed: 0,
          leftRecords: null,
        })
        .execute()
      return id
    },

    /** A move that is being undone at the same time does not end. */
    async end(id: number, report: MoveReport): Promise<void> {
      await database
        .updateTable('move')
        .set({ state: 'done', endedAt: nowIso(), report: JSON.stringify(report) })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .execute()
    },

    /** From now on, it does not import records. */
    async beginUndo(id: number, undoneBy: string): Promise<void> {
      await database
        .updateTable('move')
        .set({ state: 'undoing', undoneBy })
        .where('id', '=', id)
        .execute()
    },

    /** The first move that is being undone. */
    findUndoing: (): Promise<MoveTable | undefined> =>
      moves().where('state', '=', 'undoing').orderBy('id').limit(1).executeTakeFirst(),

    async endUndo(id: number, left: LeftRecord[]): Promise<void> {
      await database
        .updateTable('move')
        .set({ state: 'undone', endedAt: nowIso(), leftRecords: JSON.stringify(left) })
        .where('id', '=', id)
        .execute()
    },

    findRecord: (source: string, sourceKey: string): Promise<MovedRecordTable | undefined> =>
      database
        .selectFrom('movedRecord')
        .selectAll()
        .where('source', '=', source)
        .where('sourceKey', '=', sourceKey)
        .executeTakeFirst(),

    async isOfSource(source: string, recordId: string): Promise<boolean> {
      const row = await database
        .selectFrom('movedRecord')
        .select('sourceKey')
        .where('recordId', '=', recordId)
        .where('source', '=', source)
        .executeTakeFirst()
      return row !== undefined
    },

    async addRecord(record: MovedRecordTable): Promise<void> {
      await database.insertInto('movedRecord').values(record).execute()
    },

    /** After its missing files came. */
    async completeRecord({ source, sourceKey }: MovedRecordTable, version: number): Promise<void> {
      await database
        .updateTable('movedRecord')
        .set({ version, lacksFiles: 0 })
        .where('source', '=', source)
        .where('sourceKey', '=', sourceKey)
        .execute()
    },

    listRecords: (moveId: number): Promise<MovedRecordTable[]> =>
      database.selectFrom('movedRecord').selectAll().where('moveId', '=', moveId).execute(),

    /** After it was undone. */
    async removeRecord({ source, sourceKey, moveId }: MovedRecordTable): Promise<void> {
      await database
        .deleteFrom('movedRecord')
        .where('source', '=', source)
        .where('sourceKey', '=', sourceKey)
        .execute()
      await database
        .updateTable('move')
        .set((row) => ({ removed: row('removed', '+', 1) }))
        .where('id', '=', moveId)
        .execute()
    },

    /** How many records of each move are here, by their kinds; of one move with an id. */
    async countRecords(id?: number): Promise<Map<number, Counts>> {
      const rows = await database
        .selectFrom('movedRecord')
        .select(({ fn }) => ['moveId', 'kind', fn.countAll<number | string>().as('count')])
        .$if(id !== undefined, (query) => query.where('moveId', '=', id!))
        .groupBy(['moveId', 'kind'])
        .execute()
      const counts = new Map<number, Counts>()
      for (const { moveId, kind, count } of rows)
        counts.set(moveId, { ...counts.get(moveId), [kind]: Number(count) })
      return counts
    },

    /**
     * Documents with this title, between these times, that did not come from this source. Probably
     * staff typed one of them.
     */
    listTwins(
      kind: DocumentKind,
      { title, from, to, source }: { title: string; from: string; to: string; source: string },
    ): Promise<{ number: number; date: string }[]> {
      return database
        .selectFrom('document')
        .select(['number', 'date'])
        .where('kind', '=', kind)
        .where('date', '>=', from)
        .where('date', '<', to)
        .where('title', '=', title)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('movedRecord')
                .select('movedRecord.recordId')
                .whereRef('movedRecord.recordId', '=', 'document.id')
                .where('movedRecord.source', '=', source),
            ),
          ),
        )
        .execute()
    },
  }
}
