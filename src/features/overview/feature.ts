import type { Feature } from '../feature.ts'
import { overviewRoute } from './api.ts'
import { weekRoute } from './week.ts'

/** The office's first page. It stores no content. */
export const overview = {
  stores: () => ({}),
  searchEntries: undefined,
  officeEntries: undefined,
  staffCalls: [
    ['/admin', overviewRoute],
    ['/admin', weekRoute],
  ],
} satisfies Feature
