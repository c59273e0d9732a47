import { nowIso } from '../../base/clock.ts'
import type { Database } from '../../database/database.ts'
import { createIdempotentAnswerStore } from '../idempotency/store.ts'
import type { Cursor } from '../../database/cursor.ts'
import { isPastBound, type ListPart } from '../../database/paging.ts'
import type { Removed } from '../../files/rows.ts'
import type { NamedFile } from '../../files/named.ts'
import { removeReplacedOf } from '../../files/replaced.ts'
import type { StoredFile } from '../../files/table.ts'
import { createHistoryStore } from '../history/store.ts'
import { namesOfRows } from '../../files/stored-name.ts'
import type { BinKind, FileKind } from '../../content.ts'
import type { BinEntryTable } from './table.ts'
import { titleOf } from '../history/title.ts'

export type BinStore = ReturnType<typeof createBinStore>

/**
 * Deleted records are stored only here, so that no list, address or feed can find them. Every move
 * into or out of the bin adds a history entry. `actor` is the account's name.
 */
export function createBinStore(database: Database, actor: string) {
  const history = createHistoryStore(database, actor)
  const idempotentAnswers = createIdempotentAnswerStore(database)

  /**
   * Adds history entries for the permanent deletion, and forgets what the history and idempotent
   * answers say of the content. Returns the files that are no longer used.
   */
  const destroy = async (entries: BinEntryTable[]): Promise<StoredFile[]> => {
    const unused: StoredFile[] = []
    for (const [kind, same] of Map.groupBy(entries, (entry) => entry.kind)) {
      const ids = same.map(({ id }) => id)
      await history.destroyed(kind, ids)
    }
    for (const { id, files } of entries) {
      const replaced = await removeReplacedOf(database, id)
      unused.push(...(JSON.parse(files) as StoredFile[]), ...replaced)
    }
    await idempotentAnswers.forget(new Set(entries.map(({ id }) => id)))
    return unused
  }

  return {
    /** `record` as the API returns it, `removed` as its store returned it. */
    async add(kind: BinKind, record: object, removed: Removed): Promise<void> {
      await this.addUnrecorded(kind, record, removed)
      await history.deleted(kind, record)
    },

    /** Without a history entry: the caller adds one for many records. */
    async addUnrecorded(kind: BinKind, record: object, { row, files }: Removed): Promise<void> {
      await database
        .insertInto('binEntry')
        .values({
          id: row.id,
          kind,
          title: titleOf(record),
          content: JSON.stringify(row),
          files: JSON.stringify(files),
          isSample: row.isSample,
          deletedAt: nowIso(),
          deletedBy: actor,
        })
        .execute()
      for (const { name, area } of files) {
        await database
          .insertInto('deletedFile')
          // Only these kinds have files.
          .values({ name, area, kind: kind as FileKind })
          .execute()
      }
    },

    /** Newest first. */
    list({ limit, after }: ListPart = {}): Promise<BinEntryTable[]> {
      let query = database
        .selectFrom('binEntry')
        .selectAll()
        .orderBy('deletedAt', 'desc')
        .orderBy('id', 'desc')
      if (after)
        query = query.where(
          isPastBound('binEntry.deletedAt', { direction: 'older', cursor: after }),
        )
      if (limit !== undefined) query = query.limit(limit)
      return query.execute()
    },

    /** The titles of the records that were deleted after a time (ISO 8601 UTC). */
    async listTitles(kind: BinKind, since: string): Promise<string[]> {
      const entries = await database
        .selectFrom('binEntry')
        .select('title')
        .where('deletedAt', '>', since)
        .where('kind', '=', kind)
        .execute()
      return entries.map(({ title }) => title)
    },

    async findCursor(id: string): Promise<Cursor | undefined> {
      const entry = await database
        .selectFrom('binEntry')
        .select(['id', 'deletedAt'])
        .where('id', '=', id)
        .executeTakeFirst()
      return entry && this.cursorOf(entry)
    },

    cursorOf: ({ id, deletedAt: at }: Pick<BinEntryTable, 'id' | 'deletedAt'>): Cursor => ({
      at,
      id,
    }),

    /** Removes an entry and returns it. Only one of two concurrent callers gets it. */
    take(id: string): Promise<BinEntryTable | undefined> {
      return database.deleteFrom('binEntry').where('id', '=', id).returningAll().executeTakeFirst()
    },

    /** Call it for restored files, which are served again. */
    async forgetDeletedFiles(files: StoredFile[]): Promise<void> {
      const names = files.map(({ name }) => name)
      if (names.length > 0) {
        await database.deleteFrom('deletedFile').where('name', 'in', names).execute()
      }
    },

    /** Undefined for a file that was never deleted. A rendition has the kind of its picture. */
    async findKindOfDeletedFile({ area, name }: NamedFile): Promise<FileKind | undefined> {
      const names = namesOfRows(name)
      if (names.length === 0) return undefined
      const row = await database
        .selectFrom('deletedFile')
        .select('kind')
        .where('name', 'in', names)
        .where('area', '=', area)
        .executeTakeFirst()
      return row?.kind
    },

    /**
     * Deletes the entry. Returns the files that are no longer used, or undefined if the entry does
     * not exist.
     */
    async destroy(id: string): Promise<StoredFile[] | undefined> {
      const entry = await this.take(id)
      return entry && destroy([entry])
    },

    /** Deletes all entries, or those from before a time (ISO 8601 UTC). */
    async empty(before?: string): Promise<StoredFile[]> {
      let query = database.deleteFrom('binEntry').returningAll()
      if (before !== undefined) query = query.where('deletedAt', '<', before)
      return destroy(await query.execute())
    },

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

declare module '../../request/school.ts' {
  interface Stores {
    bin: BinStore
  }
}
