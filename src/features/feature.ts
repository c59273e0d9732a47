import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../database/database.ts'
import type { Undos } from '../records/history/changes.ts'

/** What a feature gives to the rest of the program. `src/features.ts` lists all features. */
export interface Feature {
  /** Its stores by name, on one executor. `School.stores` has those of all features. */
  stores: (database: Database) => object
  /** How changes of each of its kinds are set back. */
  undos: Partial<Undos>
  /** Its calls that need no session. */
  openCalls: Calls
  /** Its calls for all staff. */
  staffCalls: Calls
  /** Its calls for admins. */
  adminCalls: Calls
}

/** Calls below `/api`, with the beginning of their paths. */
export type Calls = [prefix: string, calls: FastifyPluginAsyncZod][]

/** For `declare module`: the stores that a feature adds to those of a school. */
export type StoresOf<One extends Feature> = ReturnType<One['stores']>
