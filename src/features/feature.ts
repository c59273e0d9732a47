import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { BinKind } from '../content.ts'
import type { Database, Tables } from '../database/database.ts'
import type { StoredRows, TableName } from '../database/stored-rows.ts'
import type { Purpose } from '../files/files.ts'
import type { StoredFile } from '../files/table.ts'
import type { ReadResult } from '../reading/store.ts'
import type { Undos } from '../records/history/changes.ts'
import type { Stores } from '../school/school.ts'
import type { Listed } from '../search/listed.ts'
import type { Day } from '../words/days.ts'

/** What a feature gives to the rest of the program. `src/features.ts` lists all features. */
export interface Feature {
  /** Its stores by name, on one executor. `School.stores` has those of all features. */
  stores: (database: Database) => object
  /** How changes of each of its kinds are set back. */
  undos: Partial<Undos>
  /** What the records of each of its kinds in the bin are. */
  bin: Partial<Record<BinKind, BinnedRecords>>
  /** The conditions for the rows of its tables, which a backup checks. */
  rows: Partial<StoredRows>
  /**
   * Makes the rows that follow from others again, in a backup that was loaded into SQLite. On rows
   * that this software wrote, nothing changes. Undefined: no row of its tables follows from others.
   */
  deriveRows: ((transaction: Database) => Promise<void>) | undefined
  /** What the site's search finds of it without the index of documents. */
  searched: ((stores: Stores) => Promise<Listed[]>) | undefined
  /** Adds its sample content. A feature comes after those whose records it looks for. */
  sampleSteps: (moment: SampleMoment) => SampleStep[]
  /** Deletes the sample rows of each of its tables; returns the files that are no longer used. */
  sampleRemovals: Partial<Record<SampleTable, (database: Database) => Promise<StoredFile[]>>>
  /** Its calls that need no session. */
  openCalls: Calls
  /** Its calls for all staff. */
  staffCalls: Calls
  /** Its calls for admins. */
  adminCalls: Calls
}

/** When sample content is added, and the texts of its files, by their names. */
export interface SampleMoment {
  today: Day
  ago: (days: number) => string
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

/** Deleted records of one kind. */
export interface BinnedRecords {
  /** The table that they return to. */
  table: TableName
  /** The column that names the kind, if other kinds have the same table. */
  kindColumn?: string
  /** Columns that no two records have the same values in, besides the id. */
  uniqueColumns?: string[]
}

/** Calls below `/api`, with the beginning of their paths. */
export type Calls = [prefix: string, calls: FastifyPluginAsyncZod][]

/** For `declare module`: the stores that a feature adds to those of a school. */
export type StoresOf<One extends Feature> = ReturnType<One['stores']>
