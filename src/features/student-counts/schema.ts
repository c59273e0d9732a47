import { z } from 'zod'
import { recordId } from '../../errors/api-schema.ts'
import { recordOf } from '../../records/fields-schema.ts'
import { importBody } from '../../records/import-rows.ts'
import { day, numberBetween, wholeNumber } from '../../words/input.ts'
import { COUNT_FIELDS, type CountField } from './fields.ts'
import { CLASSES, SECTIONS, SHIFTS } from '@pathshala/bengali/classes'

const key = {
  className: z.enum(CLASSES),
  shift: z.enum(SHIFTS),
  section: z.enum(SECTIONS),
}

const everyCount = <T extends z.ZodType>(type: T) =>
  Object.fromEntries(COUNT_FIELDS.map((field) => [field, type])) as Record<CountField, T>

export const LAST_YEAR = 2100

const year = numberBetween(1950, LAST_YEAR)

/** Absent counts are 0 in a new record, and unchanged in an existing one. */
export const studentCount = z.object({
  ...key,
  year: year.nullish().meta({
    description:
      'The school year. Visitors see the counts of a coming year from its 1 January on. Without it, a new count is one of the present counts. A count stays in its year',
  }),
  ...everyCount(wholeNumber.optional()),
})

export type StudentCountInput = z.infer<typeof studentCount>

export const studentCountChange = studentCount.partial()

export type StudentCountChange = z.infer<typeof studentCountChange>

export const studentCountImport = importBody(
  'Counts as for POST /api/studentCounts. Names can be written in other ways too, such as `৬ষ্ঠ`, `ক` and `প্রভাতি`',
)

export const studentCountRecord = recordOf('StudentCount', {
  ...key,
  year: z.number().nullable(),
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

export const yearParams = z.object({ year: recordId })

export const newKeptYear = z.object({
  year: year.meta({ description: 'The school year that ends', example: 2026 }),
  counts: z.enum(['stay']).default('stay').meta({ description: 'The present counts stay' }),
})

export const newYear = z.object({
  year: year.meta({ description: 'The school year that begins', example: 2027 }),
})

export const countQuery = z.object({
  state: z.enum(['all']).optional().meta({ description: 'Only for staff: with all numbers' }),
  year: year.optional().meta({
    description: 'With `state=all`: the counts of this school year, and not the present counts',
  }),
})

export type StudentCountRecord = z.infer<typeof studentCountRecord>
