import type { ExportedList } from '../feature.ts'
import { redirectRecord } from './schema.ts'

const ROWS_AT_ONCE = 1000

export const redirectExport: ExportedList = {
  fields: Object.keys(redirectRecord.shape),
  async *batches({ redirects }) {
    for (let skip = 0; ; skip += ROWS_AT_ONCE) {
      const rows = await redirects.list({ limit: ROWS_AT_ONCE, skip })
      if (rows.length > 0) yield rows
      if (rows.length < ROWS_AT_ONCE) return
    }
  },
}
