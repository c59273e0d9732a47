import type { Kysely } from 'kysely'

/** The tables. Each is added by the file that describes it, with `declare module`. */
export interface Tables {}

/** A connection or a transaction. Stores accept both. */
export type Database = Kysely<Tables>
