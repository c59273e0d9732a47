import { type ExportedList, exportAtOnce } from '../feature.ts'
import { studentCountRecord } from './schema.ts'

export const studentCountExport: ExportedList = exportAtOnce(
  studentCountRecord,
  ({ studentCounts }) => studentCounts.list(),
)
