import { z } from 'zod'
import { recordOf } from '../../records/fields-schema.ts'
import { importBody } from '../../records/import-rows.ts'
import { wholeNumber } from '../../words/input.ts'
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

export const countQuery = z.object({
  state: z.enum(['all']).optional().meta({ description: 'Only for staff: with all numbers' }),
})

export type StudentCountRecord = z.infer<typeof studentCountRecord>
