import { sql } from 'kysely'
import { noteChange } from '../../../database/content-version.ts'
import type { Database } from '../../../database/database.ts'
import type { DocumentKind } from '../../../content.ts'
import type { Doubt, Layout, TextSource } from '../table.ts'
import { updateSearchAndAccess } from '../search-and-access.ts'
import type { HiddenPart } from '../../../files/hidden-part.ts'
import { addFileRows, removeFileRows } from '../../../files/rows.ts'
import type { StoredFile } from '../../../files/table.ts'

export type ReadingStore = ReturnType<typeof createReadingStore>

/** A document that one process may read now. */
export interface Claim {
  id: string
  kind: DocumentKind
  file: Pick<StoredFile, 'name' | 'area' | 'mimeType'>
  /** Whether the pictures of its pages were made with the file. */
  isPictured: boolean
  /** How often a process began to read it, including this time. */
  attempts: number
}

type Claimed = Pick<Claim, 'id'> & { file: Pick<StoredFile, 'name'> }

export interface ReadResult {
  pageCount: number | null
  /** The new pictures of the pages. If it is empty, the document keeps its pictures. */
  pages: StoredFile[]
  text: string
  source: TextSource | null
  layout: Layout
  doubts: Doubt[]
}

const ENDED = { readingUntil: null, readingAttempts: 0, readingProblem: null }

/**
 * The queue of documents to read: the rows that wait. Several machines can share it. One statement
 * makes a claim. Each claim has an end, which its process moves on while it reads.
 */
export function createReadingStore(database: Database) {
  /** Changes a document that still waits with this file. */
  const update = ({ id, file }: Claimed) =>
    database
      .updateTable('document')
      .where('id', '=', id)
      .where('file', '=', file.name)
      .where('reading', '=', 'waiting')

  return {
    /** Files of these types that were never looked through, or in vain. */
    listUninspected: (mimeTypes: string[], limit: number) =>
      database
        .selectFrom('storedFile')
        .select(['name', 'area', 'mimeType'])
        .where('hiddenParts', 'is', null)
        .where('mimeType', 'in', mimeTypes)
        .limit(limit)
        .execute(),

    /** By the names of the files. */
    async setHiddenParts(found: Map<string, HiddenPart[]>): Promise<void> {
      // Only staff see them.
      noteChange(database, false)
      for (const [name, parts] of found) {
        await database
          .updateTable('storedFile')
          .set({ hiddenParts: JSON.stringify(parts) })
          .where('name', '=', name)
          .execute()
      }
    },

    /** Claims the newest document that no process is reading. `now` and `until` are ISO 8601 UTC. */
    async claim(now: string, until: string): Promise<Claim | undefined> {
      const isFree = sql<boolean>`(reading_until is null or reading_until < ${now})`
      const claimed = await database
        .updateTable('document')
        .set((row) => ({ readingUntil: until, readingAttempts: row('readingAttempts', '+', 1) }))
        .where('id', '=', (query) =>
          query
            .selectFrom('document')
            .select('id')
            // Not a parameter: SQLite uses the partial index only if it sees the literal.
            .where('reading', '=', sql.lit('waiting'))
            .where(isFree)
            .orderBy('date', 'desc')
            .orderBy('id', 'desc')
            .limit(1),
        )
        // Another machine may have taken it since the inner query.
        .where(isFree)
        .returning(['id', 'kind', 'file', 'pages', 'pageCount', 'readingAttempts as attempts'])
        .executeTakeFirst()
      if (!claimed?.file) return undefined
      const { pages, pageCount, ...document } = claimed
      const file = await database
        .selectFrom('storedFile')
        .select(['name', 'area', 'mimeType'])
        .where('name', '=', claimed.file)
        .executeTakeFirst()
      // Reading again removes the number of pages, so that the pictures are made again too.
      const isPictured = pageCount !== null && pages !== '[]'
      return file && { ...document, file, isPictured }
    },

    /**
     * The earliest time when a document can be claimed, ISO 8601 UTC; empty if one is free now,
     * undefined if no document waits.
     */
    async findNextTime(): Promise<string | undefined> {
      const waiting = database
        .selectFrom('document')
        .select('readingUntil')
        .where('reading', '=', sql.lit('waiting'))
        .orderBy('date', 'desc')
        .orderBy('id', 'desc')
      const free = await waiting.where('readingUntil', 'is', null).limit(1).executeTakeFirst()
      if (free) return ''
      // These rows are few, because each process claims one, and each failure postpones one.
      const claimed = await waiting.execute()
      return claimed.map(({ readingUntil }) => readingUntil ?? '').toSorted()[0]
    },

    async countWaiting(): Promise<number> {
      const { count } = await database
        .selectFrom('document')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('reading', '=', sql.lit('waiting'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Sets a later end of a claim. Until then, no other process reads the document. */
    async extend(claim: Claim, until: string): Promise<void> {
      await update(claim).set({ readingUntil: until }).execute()
    },

    /** Ends a claim whose attempt does not count, because this process ends. */
    async giveBack(claim: Claim): Promise<void> {
      await update(claim)
        .set((row) => ({ readingUntil: null, readingAttempts: row('readingAttempts', '-', 1) }))
        .execute()
    },

    /**
     * Stores the result of a reading, but keeps a text that a person wrote. Returns the files that
     * are no longer used; undefined if the document was deleted meanwhile, or another process read
     * it.
     */
    async finish(claim: Claimed, result: ReadResult): Promise<StoredFile[] | undefined> {
      const row = await database
        .selectFrom('document')
        .select(['pages', 'textSource'])
        .where('id', '=', claim.id)
        .executeTakeFirst()
      if (!row) return undefined
      const { pageCount, pages, text, source, layout, doubts } = result
      const isNew = pages.length > 0
      const { numUpdatedRows } = await update(claim)
        .set({
          ...ENDED,
          reading: 'done',
          pageCount,
          layout,
          ...(isNew && { pages: JSON.stringify(pages.map(({ name }) => name)) }),
          ...(row.textSource !== 'typed' && {
            text,
            textSource: text === '' ? null : source,
            doubts: JSON.stringify(doubts),
          }),
        })
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return undefined
      if (isNew) await addFileRows(database, pages)
      await updateSearchAndAccess(database, [claim.id])
      return isNew ? removeFileRows(database, ...(JSON.parse(row.pages) as string[])) : []
    },

    /** Without a problem, the reason is that files of this kind are not read. */
    async giveUp(claim: Claimed, problem?: string): Promise<void> {
      await update(claim)
        .set({ ...ENDED, reading: problem ? 'failed' : 'none', readingProblem: problem ?? null })
        .execute()
      await updateSearchAndAccess(database, [claim.id])
    },
  }
}

declare module '../../../request/school.ts' {
  interface Stores {
    reading: ReadingStore
  }
}
