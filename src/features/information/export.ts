import { type ExportedList, exportAtOnce } from '../feature.ts'
import { storedEntry } from './schema.ts'

export const informationExport: ExportedList = exportAtOnce(storedEntry, ({ information }) =>
  information.list(),
)
