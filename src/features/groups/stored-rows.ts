import { z } from 'zod'
import { DOCUMENT_KINDS } from '../../content.ts'
import { json, shortText, type StoredRows } from '../../database/stored-rows.ts'
import { PHONE_OWNERS } from '../people/table.ts'
import { PURPOSES, ROLES } from './table.ts'

const phone = {
  phone: shortText,
  email: shortText,
}
const longText = z.string().max(20_000)
const phoneOf = z.enum(PHONE_OWNERS).nullable()
const day = z.iso.date().nullable()
const dayOrYear = z
  .string()
  .regex(/^\d{4}(-\d\d-\d\d)?$/)
  .nullable()

export const groupRows = {
  people_group: z.object({
    purpose: z.enum(PURPOSES),
    title: shortText,
    title_english: shortText,
    formed_on: day,
    valid_until: day,
    place: shortText,
    hours: shortText,
    ...phone,
    phone_of: phoneOf,
    consent_on: day,
    text: longText,
    text_english: longText,
    documents: json(z.array(z.object({ kind: z.enum(DOCUMENT_KINDS), number: z.int() }))),
    members: json(
      z.array(
        z.object({
          role: z.enum(ROLES),
          roleTitle: shortText,
          officerId: shortText.nullable(),
          name: shortText,
          designation: shortText,
          note: shortText,
          days: z.int().nullable(),
          from: dayOrYear,
          to: dayOrYear,
          ...phone,
          phoneOf,
          consentOn: day,
        }),
      ),
    ),
  }),
} satisfies Partial<StoredRows>
