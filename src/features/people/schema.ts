import { z } from 'zod'
import { optionalUpload, upload } from '../../files/schema.ts'
import { importBody } from '../../records/import-rows.ts'
import { day, line, optionalLine } from '../../words/input.ts'
import { CATEGORIES, PHONE_OWNERS } from './table.ts'

/** A form cannot send null, so an empty field means null. */
const orNull = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .string()
    .nullable()
    .transform((text) => text || null)
    .pipe(schema.nullable())

const consents = {
  phoneOf: orNull(z.enum(PHONE_OWNERS)).meta({
    description:
      '`personal` needs `phoneConsentOn`; null if nobody has said whose number it is. Visitors do not see a new or changed number until this says it',
  }),
  phoneConsentOn: orNull(day).meta({ description: 'The day on which the person agreed' }),
  photoConsentOn: orNull(day).meta({ description: 'The day on which the person agreed' }),
}

const details = {
  category: z.enum(CATEGORIES),
  name: line(120),
  designation: line(120),
  subject: optionalLine(120),
  qualification: optionalLine(200),
  phone: optionalLine(40),
  email: optionalLine(200),
}

export const newOfficer = z.object({
  ...details,
  category: details.category.default('teacher'),
  subject: details.subject.default(''),
  qualification: details.qualification.default(''),
  phone: details.phone.default(''),
  email: details.email.default(''),
  phoneOf: consents.phoneOf.default(null),
  phoneConsentOn: consents.phoneConsentOn.default(null),
  photoConsentOn: consents.photoConsentOn.default(null),
  file: optionalUpload,
})

export const officerImport = importBody(
  'People as for POST /api/officers, without a photo. Texts in Bijoy become Unicode, and ten digits that begin with 1 get their first 0',
)

/** Absent fields stay unchanged. */
export const officerChange = z
  .object({ ...details, ...consents })
  .partial()
  .extend({
    file: optionalUpload,
    photo: z.null().optional().meta({ description: 'Null removes the photo' }),
    forget: z
      .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
      .default(false)
      .meta({
        description:
          'Also removes what this change empties (phone, email, photo) from the history, and kept photos',
      }),
  })

export type OfficerChange = Omit<z.infer<typeof officerChange>, 'file' | 'photo' | 'forget'>

export const teacherPageUpload = z.object({ file: upload })

export type OfficerConsents = z.infer<z.ZodObject<typeof consents>>

export type OfficerDetails = z.infer<z.ZodObject<typeof details>>

export const officerQuery = z.object({
  state: z
    .enum(['all'])
    .optional()
    .meta({ description: 'Only for staff: with the days of consent' }),
})

const consentOn = z
  .string()
  .nullable()
  .optional()
  .meta({ description: 'Only with `state=all`. The day on which the person agreed' })

export const officerRecord = z
  .object({
    _id: z.string(),
    category: z.enum(CATEGORIES),
    name: z.string(),
    designation: z.string(),
    subject: z.string(),
    qualification: z.string(),
    phone: z.string(),
    phoneOf: z.enum(PHONE_OWNERS).nullable(),
    phoneConsentOn: consentOn,
    isPhoneHidden: z.literal(true).optional().meta({
      description:
        'Only with `state=all`. Visitors do not see the number until `phoneOf` says whose it is',
    }),
    email: z.string(),
    photo: z
      .object({ src: z.string(), width: z.number(), height: z.number(), color: z.string() })
      .nullable(),
    photoConsentOn: consentOn,
    updatedAt: z.string().meta({ description: 'ISO 8601 UTC' }),
    version: z.number().meta({ description: 'For If-Match, in quotation marks' }),
    isSample: z.boolean(),
  })
  .meta({ id: 'Officer' })

export type OfficerRecord = z.infer<typeof officerRecord>

export const teacherPageRecord = z.object({
  source: z.enum(['list', 'file']).meta({
    description:
      '`list`: TeacherInformation.html is made from the list. `file`: it is the school’s own file',
  }),
  updatedAt: z.string().nullable(),
  version: z
    .number()
    .meta({ description: 'For If-Match, in quotation marks; 0 before the first change' }),
})
