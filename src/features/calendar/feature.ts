import { contentKinds } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { type Feature, removeSampleRows, type StoresOf } from '../feature.ts'
import { closureAnnouncement } from './announcement.ts'
import { calendarReads, calendarWrites } from './api.ts'
import { listCalendar } from './search.ts'
import { sampleCalendarSteps } from './sample.ts'
import { calendarExport } from './export.ts'
import { createCalendarStore } from './store.ts'
import { calendarUndos } from './subject.ts'
import { calendarTexts } from './texts.ts'

export const calendar = {
  stores: (database: Database) => ({ calendar: createCalendarStore(database) }),
  undos: calendarUndos,
  exports: { calendar: calendarExport },
  writtenTexts: { calendar: calendarTexts },
  searchEntries: listCalendar,
  announcements: { calendar: closureAnnouncement },
  sampleSteps: sampleCalendarSteps,
  sampleRemovals: { calendarEntry: (database) => removeSampleRows(database, 'calendarEntry') },
  openCalls: [['', calendarReads]],
  staffCalls: [[contentKinds.calendar.apiPath, calendarWrites]],
} satisfies Feature

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof calendar> {}
}
