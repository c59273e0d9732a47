import { type ExportedList, exportAtOnce } from '../feature.ts'
import { officerRecord } from './schema.ts'

export const officerExport: ExportedList = exportAtOnce(officerRecord, ({ officers }) =>
  officers.list(),
)
