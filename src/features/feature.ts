import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { ContentKey, ExportKey, PartKind } from '../content.ts'
import type { Database, Tables } from '../database/database.ts'
import type { Purpose } from '../files/files.ts'
import type { StoredFile } from '../files/table.ts'
import type { ReadResult } from './documents/reading/store.ts'
import type { Undos } from '../records/history/changes.ts'
import type { Fields } from '../records/history/difference.ts'
import type { Stores } from '../request/school.ts'
import type { Listed } from '../search/listed.ts'
import type { OfficeEntry } from '../search/office-entries.ts'
import type { Day } from '@pathshala/bengali/days'
import type { AnnouncedKind, FindAnnouncement } from './following/announcement.ts'

/**
 * The interface of a feature to the rest of the program. `src/features.ts` lists all features, and
 * the type checker reports there a kind of content that is left out. Nothing reports content that
 * the search does not find, so each feature names its entries.
 */
export interface Feature {
  /**
   * Its stores by name, on one executor. `School.stores` has the stores of all features. `today` is
   * the day at the school, for records that begin on a day.
   */
  stores: (database: Database, today: () => Day) => object
  /** How changes of each of its kinds are set back. */
  undos?: Partial<Undos>
  /** The files that staff can take out of the site: one for each of its kinds. */
  exports?: Partial<Record<ExportKey, ExportedList>>
  /** The texts that people wrote, for each of its kinds; undefined if a kind has no such texts. */
  writtenTexts?: Partial<Record<ContentKey | PartKind, ReadTexts | undefined>>
  /** Prepares its rows in a backup that was loaded into SQLite, before they are restored. */
  prepareRestored?: (transaction: Database) => Promise<void>
  /** Its entries in the site's search, besides those in the index of documents. */
  searchEntries: ((stores: Stores) => Promise<Listed[]>) | undefined
  /** Its records in the office's search, also those that visitors do not see. */
  officeEntries: ((stores: Stores, search: OfficeSearch) => Promise<OfficeEntry[]>) | undefined
  /** The kinds of records that are announced to followers. */
  announcements?: Partial<Record<AnnouncedKind, FindAnnouncement>>
  /** Adds its sample content. A feature comes after the features whose records it needs. */
  sampleSteps?: (moment: SampleMoment) => SampleStep[]
  /** Deletes the sample rows of each of its tables; returns the files that are no longer used. */
  sampleRemovals?: Partial<Record<SampleTable, (database: Database) => Promise<StoredFile[]>>>
  /** Its calls that need no session. */
  openCalls?: Calls
  staffCalls?: Calls
  adminCalls?: Calls
}

/** A search of the office. The entries of a long list are only those that answer `query`. */
export interface OfficeSearch {
  query: string
  isAdmin: boolean
  /** The school's time zone, for the days of the entries. */
  timeZone: string
}

/** The time when sample content is added, and the texts of its files by file name. */
export interface SampleMoment {
  today: Day
  ago: (days: number) => string
  /** A time of the sample's school year, `2026-11-23T10:48` in Dhaka, as ISO 8601 UTC. */
  at: (time: string) => string
  readings: Record<string, ReadResult>
}

/** One row to write, and its file, if any, which must be on the disk first. */
export interface SampleStep {
  file?: SampleFile
  write(stores: Stores, file: StoredFile | undefined): Promise<unknown>
}

export interface SampleFile {
  /** Its name in `src/sample/files`. */
  name: string
  /** The file name of the upload, as a clerk would have named it. */
  fileName: string
  purpose: Purpose
}

export function samplePhoto(name: string): SampleFile {
  return { name, fileName: name, purpose: 'pictures' }
}

/** The tables of features that mark sample rows. */
export type SampleTable = {
  [Table in keyof Tables]: Tables[Table] extends { isSample: unknown } ? Table : never
}[Exclude<keyof Tables, 'binEntry'>]

/** Deletes the sample rows of a table that names no files. */
export async function removeSampleRows(
  database: Database,
  table: SampleTable,
): Promise<StoredFile[]> {
  await database.deleteFrom(table).where('isSample', '=', 1).execute()
  return []
}

/** All records of a kind, for files that staff download. */
export interface ExportedList {
  /** The fields of a record. They become the columns of a table. */
  fields: readonly string[]
  /** The records as their API has them, with those that visitors do not see. */
  batches: (stores: Stores) => AsyncGenerator<object[]>
  /** Fields that only tables have, in addition to those of the records. */
  tableFields?: {
    fields: readonly string[]
    add: (stores: Stores, records: object[]) => Promise<object[]>
  }
  /** The table that the office reads again, if it differs from the fields. */
  table?: (records: readonly object[]) => { columns: string[]; rows: (string | number)[][] }
}

/** A list that is short enough to be read at once. */
export function exportAtOnce(
  record: z.ZodObject,
  list: (stores: Stores) => Promise<object[]>,
): ExportedList {
  return {
    fields: Object.keys(record.shape),
    async *batches(stores) {
      yield await list(stores)
    },
  }
}

/** A single record, or nothing. */
export function exportSingle(
  record: z.ZodObject,
  find: (stores: Stores) => Promise<object | undefined>,
): ExportedList {
  return exportAtOnce(record, async (stores) => {
    const found = await find(stores)
    return found ? [found] : []
  })
}

/** Reads all records of a kind with the fields that people write. */
export type ReadTexts = (stores: Stores) => AsyncGenerator<WrittenRecord>

interface WrittenRecord {
  id: string
  fields: Fields
}

/** The texts of a list that is short enough to be read at once. */
export function textsAtOnce(list: (stores: Stores) => Promise<WrittenRecord[]>): ReadTexts {
  return async function* (stores) {
    yield* await list(stores)
  }
}

/** Calls below `/api`, with the beginning of their paths. */
export type Calls = [prefix: string, calls: FastifyPluginAsyncZod][]

/** For `declare module`: the stores that a feature adds to those of a school. */
export type StoresOf<F extends Feature> = ReturnType<F['stores']>
