import type { Feature } from '../feature.ts'
import { overviewRoute } from './api.ts'

/** The office's first page. It stores no content. */
export const overview = {
  stores: () => ({}),
  undos: {},
  exports: {},
  writtenTexts: {},
  prepareRestored: undefined,
  searchEntries: undefined,
  announcements: {},
  sampleSteps: () => [],
  sampleRemovals: {},
  openCalls: [],
  staffCalls: [['/admin', overviewRoute]],
  adminCalls: [],
} satisfies Feature
