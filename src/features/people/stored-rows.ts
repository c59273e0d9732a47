import { z } from 'zod'
import { shortText, type StoredRows } from '../../database/stored-rows.ts'
import { officerRecord } from './schema.ts'

export const officerRows = {
  officer: z.object({
    category: officerRecord.shape.category,
    name: shortText,
    designation: shortText,
    subject: shortText,
    qualification: shortText,
    phone: shortText,
    email: shortText,
  }),
} satisfies Partial<StoredRows>
