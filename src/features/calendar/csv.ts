import { bn } from '../../words/public-words.ts'
import { formatClasses } from '../../words/format-classes.ts'
import type { CalendarRecord } from './schema.ts'
import { uncertaintyOf } from './uncertain.ts'

/** The entries as a table in Bengali, which the office can paste or import again. */
export function calendarTable(entries: readonly CalendarRecord[]) {
  const { columns, kinds, moon, tithi, yes, no } = bn.calendar
  const marks = { moon, tithi }
  return {
    columns: [
      columns.title,
      columns.kind,
      columns.from,
      columns.to,
      columns.isClosed,
      columns.shift,
      columns.classes,
      columns.startsAt,
      columns.document,
      columns.moon,
      columns.note,
      columns.titleEnglish,
      columns.noteEnglish,
    ],
    rows: entries.map((entry) => {
      const { title, kind, from, to, isClosed, shift, classes, startsAt, document, note } = entry
      const { titleEnglish, noteEnglish } = entry
      const uncertainty = uncertaintyOf(entry)
      return [
        title,
        kinds[kind],
        from,
        to,
        isClosed ? yes : no,
        shift ? bn.studentCount.shifts[shift] : '',
        classes.length > 0 ? formatClasses(classes, 'bn') : '',
        startsAt ?? '',
        document ?? '',
        uncertainty ? marks[uncertainty] : '',
        note,
        titleEnglish,
        noteEnglish,
      ]
    }),
  }
}

/** The same, with the ids, so that the office knows each entry again. */
export function calendarExportTable(entries: readonly CalendarRecord[]) {
  const { columns, rows } = calendarTable(entries)
  return {
    columns: [...columns, '_id'],
    rows: rows.map((cells, index) => [...cells, entries[index]!._id]),
  }
}
