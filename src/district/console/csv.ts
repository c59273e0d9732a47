import { formatCsv } from '../../base/csv.ts'
import { dayAt } from '../../words/format.ts'
import type { Language } from '../../words/language.ts'
import type { SchoolRow } from './school-rows.ts'
import { tableWords } from './words.ts'

const MB = 1024 * 1024

/** The table of schools for spreadsheets. Days are those of the office's time zone. */
export function schoolsCsv(rows: SchoolRow[], language: Language, timeZone: string): string {
  const { columns, fileColumns, states, troubles } = tableWords[language]
  const dayOf = (at: string | null) => (at === null ? '' : dayAt(new Date(at), timeZone))
  return formatCsv(
    [
      fileColumns.id,
      columns.title,
      fileColumns.titleEnglish,
      fileColumns.host,
      columns.state,
      columns.published,
      columns.work,
      columns.board,
      columns.backup,
      fileColumns.megabytes,
      fileColumns.limit,
      fileColumns.troubles,
    ],
    rows.map((row) => [
      row.id,
      row.title ?? '',
      row.titleEnglish ?? '',
      row.host ?? '',
      states[row.state],
      dayOf(row.lastPublishedAt),
      dayOf(row.lastWorkAt),
      row.boardOk ?? '',
      dayOf(row.provenAt),
      row.bytes === null ? '' : Math.round(row.bytes / MB),
      row.diskLimitMb,
      row.troubles.map((trouble) => troubles[trouble]).join(', '),
    ]),
  )
}
