import type { Database } from '../../database/database.ts'
import type { Feature, StoresOf } from '../feature.ts'
import { moveCalls, moveUndo } from './api.ts'
import { createMoveStore } from './store.ts'

/** The moves and their records. The command imports them; the office can undo a move. */
export const moves = {
  stores: (database: Database) => ({ moves: createMoveStore(database) }),
  searchEntries: undefined,
  officeEntries: undefined,
  staffCalls: [['/moves', moveCalls]],
  adminCalls: [['/moves', moveUndo]],
} satisfies Feature

declare module '../../request/school.ts' {
  interface Stores extends StoresOf<typeof moves> {}
}
