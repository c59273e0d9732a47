import { z } from 'zod'
import { optionalUpload, upload } from '../../files/schema.ts'
import { line, optionalLine } from '../../words/input.ts'
import { CATEGORIES } from './table.ts'

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
  file: optionalUpload,
})

/** Absent fields stay unchanged. */
export const officerChange = z
  .object(details)
  .partial()
  .extend({
    file: optionalUpload,
    photo: z.null().optional().meta({ description: 'Null removes the photo' }),
  })

export type OfficerChange = Omit<z.infer<typeof officerChange>, 'file' | 'photo'>

export const teacherPageUpload = z.object({ file: upload })

export type OfficerDetails = z.infer<z.ZodObject<typeof details>>

export const officerRecord = z
  .object({
    _id: z.string(),
    category: z.enum(CATEGORIES),
    name: z.string(),
    designation: z.string(),
    subject: z.string(),
    qualification: z.string(),
    phone: z.string(),
    email: z.string(),
    photo: z
      .object({ src: z.string(), width: z.number(), height: z.number(), color: z.string() })
      .nullable(),
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
