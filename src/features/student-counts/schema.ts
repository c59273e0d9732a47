import { z } from 'zod'
import { recordId } from '../../errors/api-schema.ts'
import { recordOf } from '../../records/fields-schema.ts'
import { importBody } from '../../records/import-rows.ts'
import { day, numberBetween, wholeNumber } from '../../words/input.ts'
import { COUNT_FIELDS, type CountField } from './fields.ts'
import { CLASSES, SECTIONS, SHIFTS } from '../../words/classes.ts'

const key = {
  className: z.enum(CLASSES),
  shift: z.enum(SHIFTS),
  section: z.enum(SECTIONS),
}

const everyCount = <T extends z.ZodType>(type: T) =>
  Object.fromEntries(COUNT_FIELDS.map((field) => [field, type])) as Record<CountField, T>

/** Absent counts are 0 in a new record, and unchanged in an existing one. */
export const studentCount = z.object({ ...key, ...everyCount(wholeNumber.optional()) })

export type StudentCountInput = z.infer<typeof studentCount>

export const studentCountChange = studentCount.partial()

export type StudentCountChange = z.infer<typeof studentCountChange>

export const studentCountImport = importBody(
  'Counts as for POST /api/studentCounts. Names can be written in other ways too, such as `৬ষ্ঠ`, `ক` and `প্রভাতি`',
)

export const studentCountRecord = recordOf('StudentCount', {
  ...key,
  ...everyCount(z.number()),
})

/** A count as the reads answer it. */
export const readCount = studentCountRecord
  .extend(
    everyCount(
      z.number().nullable().meta({ description: 'Without `state=all`, null if it is hidden' }),
    ),
  )
  .meta({ id: 'ReadStudentCount' })

/** The counts of all sections when a school year ended. */
export const keptCounts = z.object({
  takenOn: day,
  sections: z.array(z.object({ ...key, ...everyCount(z.number()) })),
})

export type KeptCounts = z.infer<typeof keptCounts>

export const keptYear = keptCounts.extend({ year: z.number() }).meta({ id: 'KeptYear' })

export type KeptYear = z.infer<typeof keptYear>

const year = numberBetween(1950, 2100)

export const yearParams = z.object({ year: recordId })

export const newKeptYear = z.object({
  year: year.meta({ description: 'The school year that ends', example: 2026 }),
  counts: z.enum(['stay', 'clear', 'moveUp']).default('stay').meta({
    description:
      'What happens with the present counts in the same call: they stay, they go to the bin, or they move up by one class, and the highest class goes to the bin',
  }),
})

export const countQuery = z.object({
  state: z.enum(['all']).optional().meta({ description: 'Only for staff: with all numbers' }),
})

export type StudentCountRecord = z.infer<typeof studentCountRecord>
