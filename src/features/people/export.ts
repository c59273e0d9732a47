import { type ExportedList, exportAtOnce } from '../feature.ts'
import { officerRecord } from './schema.ts'

export const officerExport: ExportedList = exportAtOnce(
  officerRecord.omit({ isPhoneHidden: true }),
  ({ officers }) => officers.list(),
)
