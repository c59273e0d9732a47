import type { Database } from '../database/database.ts'
import { beyond, type ListPart, type Place } from '../database/paging.ts'
import type { Removed } from '../files/removed.ts'
import type { StoredFile } from '../files/table.ts'
import { createHistoryStore } from './history-store.ts'
import type { BinKind } from './kinds.ts'
import type { BinEntryTable } from './table.ts'
import { titleOf } from './title.ts'

/**
 * What was deleted lies here and nowhere else: no list, address or feed can find it. Every way in or
 * out leaves its entry in the history. `by` is the account's name.
 */
export function createBinStore(database: Database, by: string) {
  const history = createHistoryStore(database, by)

  /** Notes each as gone for good; its files are what nothing names any more. */
  const destroy = async (entries: BinEntryTable[]): Promise<StoredFile[]> => {
    for (const { id, kind, title } of entries) await history.destroyed(kind, { _id: id, title })
    return entries.flatMap(({ files }) => JSON.parse(files) as StoredFile[])
  }

  return {
    /** `record` is what its API calls it, `removed` what its store took off the site. */
    async add(kind: BinKind, record: object, { row, files }: Removed): Promise<void> {
      await database
        .insertInto('binEntry')
        .values({
          id: row.id,
          kind,
          title: titleOf(record),
          content: JSON.stringify(row),
          files: JSON.stringify(files),
          isSample: row.isSample,
          deletedAt: new Date().toISOString(),
          deletedBy: by,
        })
        .execute()
      await history.deleted(kind, record)
    },

    /** Newest first. */
    list({ limit, after }: ListPart = {}): Promise<BinEntryTable[]> {
      let query = database
        .selectFrom('binEntry')
        .selectAll()
        .orderBy('deletedAt', 'desc')
        .orderBy('id', 'desc')
      if (after) query = query.where(beyond('binEntry.deletedAt', { side: 'older', place: after }))
      if (limit !== undefined) query = query.limit(limit)
      return query.execute()
    },

    async findPlace(id: string): Promise<Place | undefined> {
      const entry = await database
        .selectFrom('binEntry')
        .select('deletedAt as at')
        .where('id', '=', id)
        .executeTakeFirst()
      return entry && { at: entry.at, id }
    },

    /** Takes an entry out, to be put back: of two who ask, one gets it. */
    take(id: string): Promise<BinEntryTable | undefined> {
      return database.deleteFrom('binEntry').where('id', '=', id).returningAll().executeTakeFirst()
    },

    /** Undefined where there is no such entry; else the files that nothing names any more. */
    async destroy(id: string): Promise<StoredFile[] | undefined> {
      const entry = await this.take(id)
      return entry && destroy([entry])
    },

    /** Everything that was deleted before a moment, ISO 8601 UTC; without one, everything. */
    async empty(before?: string): Promise<StoredFile[]> {
      let query = database.deleteFrom('binEntry').returningAll()
      if (before !== undefined) query = query.where('deletedAt', '<', before)
      return destroy(await query.execute())
    },

    /** What came with the software goes with the rest of it. */
    async removeSample(): Promise<StoredFile[]> {
      const gone = await database
        .deleteFrom('binEntry')
        .where('isSample', '=', 1)
        .returning('files')
        .execute()
      return gone.flatMap(({ files }) => JSON.parse(files) as StoredFile[])
    },
  }
}
