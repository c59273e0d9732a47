import { type ExportedList, exportAtOnce } from '../feature.ts'
import { calendarTable } from './csv.ts'
import { type CalendarRecord, calendarRecord } from './schema.ts'

export const calendarExport: ExportedList = {
  ...exportAtOnce(calendarRecord, ({ calendar }) => calendar.list()),
  table: (entries) => calendarTable(entries as CalendarRecord[]),
}
