import { z } from 'zod'
import { json, shortText, type StoredRows } from '../../database/stored-rows.ts'
import { describeIssue } from '../../errors/zod-issues.ts'
import { contact, schoolInfo, siteRecord } from './schema.ts'

/** The type of each record, by its name. A record with another name can be any object. */
const SINGLETONS: Record<string, z.ZodType> = {
  site: typesOf(siteRecord.partial()),
  contact: typesOf(contact),
  schoolInfo: typesOf(schoolInfo),
  // Versions before 2026-11-22 stored `html`.
  teacherPage: z.union([
    z.object({ cleanHtml: z.string().nullable() }),
    z.object({ html: z.string() }),
  ]),
  following: z.object({ isOn: z.boolean() }),
}

export const profileRows = {
  singleton: z
    .object({ name: shortText, value: json(z.looseObject({})) })
    .superRefine(({ name, value }, context) => {
      const error = SINGLETONS[name]?.safeParse(value).error
      if (error) context.addIssue({ code: 'custom', message: `${name}: ${z.prettifyError(error)}` })
    }),
} satisfies Partial<StoredRows>

/** Checks only the types of the schema's fields, not minimum lengths and other rules. */
function typesOf(schema: z.ZodType): z.ZodType {
  return z.unknown().superRefine((value, context) => {
    const issues = schema.safeParse(value).error?.issues ?? []
    const wrong = issues.find(({ code }) => code !== 'custom' && code !== 'too_small')
    if (wrong) {
      const { path, message } = describeIssue(wrong)
      context.addIssue({ code: 'custom', message: `${path}: ${message}` })
    }
  })
}
