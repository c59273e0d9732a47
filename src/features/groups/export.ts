import { type ExportedList, exportAtOnce } from '../feature.ts'
import { groupRecord } from './schema.ts'

export const groupExport: ExportedList = exportAtOnce(groupRecord, ({ groups }) => groups.list())
