import { z } from 'zod'
import { title } from '../../input.ts'
import { upload } from '../../files/schema.ts'

export const newDocument = z.object({ title, file: upload })
export const documentChange = z.object({ title })

export const documentRecord = z
  .object({
    _id: z.string(),
    number: z.number().meta({ description: 'Within its kind, in order of creation, never reused' }),
    url: z.string().meta({ description: 'Its page', example: '/notices/214' }),
    title: z.string(),
    filePath: z.string().meta({ example: 'uploads/0198.pdf' }),
    fileName: z.string(),
    fileSize: z.number().meta({ description: 'Bytes, as served' }),
    mimeType: z.string(),
    date: z.string().meta({ description: 'ISO 8601 UTC' }),
    createdAt: z.string().meta({ description: 'ISO 8601 UTC' }),
    updatedAt: z.string().meta({ description: 'ISO 8601 UTC' }),
    version: z.number().meta({ description: 'For If-Match, in quotation marks' }),
    isSample: z.boolean(),
  })
  .meta({ id: 'Document' })

export type DocumentRecord = z.infer<typeof documentRecord>
