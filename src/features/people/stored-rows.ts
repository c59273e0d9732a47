import { z } from 'zod'
import { shortText, type StoredRows } from '../../database/stored-rows.ts'
import { officerRecord } from './schema.ts'
import { PHONE_OWNERS } from './table.ts'

export const officerRows = {
  officer: z.object({
    category: officerRecord.shape.category,
    name: shortText,
    designation: shortText,
    subject: shortText,
    qualification: shortText,
    phone: shortText,
    phone_of: z.enum(PHONE_OWNERS).nullable(),
    phone_consent_on: z.iso.date().nullable(),
    has_old_phone: z.union([z.literal(0), z.literal(1)]),
    photo_consent_on: z.iso.date().nullable(),
    email: shortText,
  }),
} satisfies Partial<StoredRows>
