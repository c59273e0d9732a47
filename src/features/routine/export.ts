import { type ExportedList, exportAtOnce } from '../feature.ts'
import { routineRecord } from './schema.ts'

export const routineExport: ExportedList = exportAtOnce(routineRecord, ({ routines }) =>
  routines.list(),
)
