import { bn } from '../../words/public-words.ts'
import type { CalendarRecord } from './schema.ts'

/** The entries as a table in Bengali, which the office can paste or import again. */
export function calendarTable(entries: readonly CalendarRecord[]) {
  const { columns, kinds, moon, yes, no } = bn.calendar
  return {
    columns: [
      columns.title,
      columns.kind,
      columns.from,
      columns.to,
      columns.isClosed,
      columns.shift,
      columns.moon,
      columns.note,
    ],
    rows: entries.map(({ title, kind, from, to, isClosed, shift, isMoonDependent, note }) => [
      title,
      kinds[kind],
      from,
      to,
      isClosed ? yes : no,
      shift ? bn.studentCount.shifts[shift] : '',
      isMoonDependent ? moon : '',
      note,
    ]),
  }
}
