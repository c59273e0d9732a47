import type { Feature } from '../feature.ts'
import { yearRoute } from './api.ts'

/** The jobs of a new school year. They change records of other features. */
export const year = {
  stores: () => ({}),
  searchEntries: undefined,
  officeEntries: undefined,
  staffCalls: [['/admin', yearRoute]],
} satisfies Feature
