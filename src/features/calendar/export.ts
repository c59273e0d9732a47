import { type ExportedList, exportAtOnce } from '../feature.ts'
import { calendarRecord } from './schema.ts'

export const calendarExport: ExportedList = exportAtOnce(calendarRecord, ({ calendar }) =>
  calendar.list(),
)
