import { z } from 'zod'
import { optionalUpload, upload } from '../../files/schema.ts'
import type { ValuesOf } from '../../records/fields.ts'
import { formInputsOf, outputsOf, recordOf, withEmpty } from '../../records/fields-schema.ts'
import { importBody } from '../../records/import-rows.ts'
import { officerFields } from './table.ts'

const details = formInputsOf(officerFields)

export const newOfficer = z.object({ ...withEmpty(officerFields, details), file: optionalUpload })

export const officerImport = importBody(
  'People as for POST /api/officers, without a photo. Texts in Bijoy become Unicode. Of a telephone number, `="017…"` is unwrapped and ten digits that begin with 1 get their first 0; a text without a number is left out, with a remark',
)

/** Absent fields stay unchanged. */
export const officerChange = z
  .object(details)
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

type OfficerFields = ValuesOf<typeof officerFields>

export type OfficerConsents = Pick<OfficerFields, 'phoneOf' | 'phoneConsentOn' | 'photoConsentOn'>

export type OfficerDetails = Omit<OfficerFields, keyof OfficerConsents>

export const officerQuery = z.object({
  state: z
    .enum(['all'])
    .optional()
    .meta({ description: 'Only for staff: with the days of consent' }),
})

const { photoConsentOn, ...outputs } = outputsOf(officerFields)

export const officerRecord = recordOf('Officer', {
  ...outputs,
  isPhoneHidden: z.literal(true).optional().meta({
    description:
      'Only with `state=all`. Visitors do not see the number until `phoneOf` says whose it is',
  }),
  photo: z
    .object({ src: z.string(), width: z.number(), height: z.number(), color: z.string() })
    .nullable(),
  photoConsentOn,
})

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
