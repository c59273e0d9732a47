import { formatCsv } from '@pathshala/tables/csv'
import { dayAt } from '../../words/format.ts'
import type { Language } from '../../words/language.ts'
import { MB } from './columns.ts'
import type { SchoolRow } from './school-rows.ts'
import { tableWords } from './words.ts'

/** The table of schools for spreadsheets. Days are those of the office's time zone. */
export function schoolsCsv(rows: SchoolRow[], language: Language, timeZone: string): string {
  const { columns, fileColumns, states, troubles } = tableWords[language]
  const dayOf = (at: string | null) => (at === null ? '' : dayAt(new Date(at), timeZone))
  const cells: [heading: string, cellOf: (row: SchoolRow) => string | number | null][] = [
    [fileColumns.id, ({ id }) => id],
    [columns.title, ({ title }) => title],
    [fileColumns.titleEnglish, ({ titleEnglish }) => titleEnglish],
    [fileColumns.host, ({ host }) => host],
    [columns.state, ({ state }) => states[state]],
    [columns.published, ({ lastPublishedAt }) => dayOf(lastPublishedAt)],
    [columns.work, ({ lastWorkAt }) => dayOf(lastWorkAt)],
    [columns.board, ({ boardOk }) => boardOk],
    [columns.backup, ({ provenAt }) => dayOf(provenAt)],
    [fileColumns.megabytes, ({ bytes }) => (bytes === null ? null : Math.round(bytes / MB))],
    [fileColumns.limit, ({ diskLimitMb }) => diskLimitMb],
    [fileColumns.troubles, (row) => row.troubles.map((trouble) => troubles[trouble]).join(', ')],
  ]
  return formatCsv(
    cells.map(([heading]) => heading),
    rows.map((row) => cells.map(([, cellOf]) => cellOf(row) ?? '')),
  )
}
