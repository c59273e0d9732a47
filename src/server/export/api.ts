import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { timeNow } from '../../base/clock.ts'
import { formatCsvBatches } from '@pathshala/tables/csv'
import { formatXlsx } from '../../base/xlsx.ts'
import {
  EXPORT_KEYS,
  contentKinds,
  isContentKey,
  EXPORT_FORMATS,
  type ExportFormat,
  exportName,
} from '../../content.ts'
import { NotFound } from '../../errors/classes.ts'
import { EXPORTS } from '../../features.ts'
import { dayAt } from '../../words/format.ts'
import { exportTable } from './records-as-table.ts'

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
}

/** Every kind of content as a file, with drafts and everything else that only staff see. */
export const exportRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/:list.:format',
    {
      schema: {
        summary: 'All records of a list as a file',
        description:
          'As JSON, the records are those of the list’s own API; the profile, the contact and the site’s texts are one record or null. A table has Bengali headings and values, each with the API’s word in brackets, and its formulas are texts. A table of documents also has the addresses that they had on the old site. In an Excel file, the rest of a text of more than 32,767 characters follows after the last column.',
        params: z.object({
          list: z.string().meta({ enum: EXPORT_KEYS.map(exportName) }),
          format: z.string().meta({ enum: [...EXPORT_FORMATS] }),
        }),
        response: {
          200: {
            description: 'The file',
            content: Object.fromEntries(
              Object.values(TYPES).map((type) => [
                type.split(';')[0]!,
                { schema: z.unknown().meta({ type: 'string' }) },
              ]),
            ),
          },
        },
      },
    },
    async ({ school, params }, reply) => {
      const kind = EXPORT_KEYS.find((key) => exportName(key) === params.list)
      const format = EXPORT_FORMATS.find((one) => one === params.format)
      if (!kind || !format) throw new NotFound()
      const day = dayAt(timeNow(), school.settings.timeZone)
      reply
        .type(TYPES[format])
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${params.list}-${day}.${format}"`)
      if (format === 'json') {
        const records = EXPORTS[kind].batches(school.stores)
        if (!isContentKey(kind) || !contentKinds[kind].isSingle) return reply.toList(records)
        const { value: [record = null] = [] } = await records.next()
        // Fastify answers without a body to a plain null.
        return JSON.stringify(record)
      }
      const { columns, batches } = exportTable(kind, EXPORTS[kind], school.stores)
      const chunks =
        format === 'csv' ? formatCsvBatches(columns, batches) : formatXlsx(columns, batches)
      return reply.toStream(chunks)
    },
  )
}
