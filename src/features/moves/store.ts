import { nowIso } from '../../base/clock.ts'
import type { Database } from '../../database/database.ts'
import type { DocumentKind } from '../../content.ts'
import type { MovedRecordTable, MoveTable } from './table.ts'

export type MoveStore = ReturnType<typeof createMoveStore>

/** All SQL of moves. */
export function createMoveStore(database: Database) {
  const moves = () => database.selectFrom('move').selectAll()
  return {
    list: (): Promise<MoveTable[]> => moves().orderBy('id', 'desc').execute(),

    find: (id: number): Promise<MoveTable | undefined> =>
      moves().where('id', '=', id).executeTakeFirst(),

    /** The last move of a source that was not taken back. */
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
        })
        .execute()
      return id
    },

    async end(id: number, state: 'done' | 'undone', report?: object): Promise<void> {
      await database
        .updateTable('move')
        .set({ state, endedAt: nowIso(), ...(report && { report: JSON.stringify(report) }) })
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

    async removeRecord({ source, sourceKey }: MovedRecordTable): Promise<void> {
      await database
        .deleteFrom('movedRecord')
        .where('source', '=', source)
        .where('sourceKey', '=', sourceKey)
        .execute()
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
