import type { Database } from '../../database/database.ts'
import type { Feature, StoresOf } from '../feature.ts'
import { createMoveStore } from './store.ts'
import { moveRows } from './stored-rows.ts'

/** The moves and their records. Only the command writes them. */
export const moves = {
  stores: (database: Database) => ({ moves: createMoveStore(database) }),
  undos: {},
  bin: {},
  exports: {},
  rows: moveRows,
  deriveRows: undefined,
  searchEntries: undefined,
  announcements: {},
  sampleSteps: () => [],
  sampleRemovals: {},
  openCalls: [],
  staffCalls: [],
  adminCalls: [],
} satisfies Feature

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof moves> {}
}
