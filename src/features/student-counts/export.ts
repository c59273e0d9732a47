import { z } from 'zod'
import { type ExportedList, exportAtOnce } from '../feature.ts'
import { keptYear, studentCountRecord } from './schema.ts'

export const studentCountExport: ExportedList = exportAtOnce(
  studentCountRecord,
  ({ studentCounts }) => studentCounts.list(),
)

const { sections, ...yearFields } = keptYear.shape

/** A row for each section of each closed year. */
export const studentYearExport: ExportedList = exportAtOnce(
  z.object({ year: yearFields.year, takenOn: yearFields.takenOn, ...sections.element.shape }),
  async ({ studentYears }) =>
    (await studentYears.list()).flatMap(({ year, takenOn, sections: own }) =>
      own.map((section) => ({ year, takenOn, ...section })),
    ),
)
