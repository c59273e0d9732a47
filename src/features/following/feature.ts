import type { Feature } from '../feature.ts'
import { followingRows } from './stored-rows.ts'

/** The phones and programs that are told of news. */
export const following = {
  stores: () => ({}),
  undos: {},
  bin: {},
  exports: {},
  rows: followingRows,
  deriveRows: undefined,
  searchEntries: undefined,
  sampleSteps: () => [],
  sampleRemovals: {},
  openCalls: [],
  staffCalls: [],
  adminCalls: [],
} satisfies Feature
