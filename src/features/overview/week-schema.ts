import { z } from 'zod'
import { DOCUMENT_KINDS } from '../../content.ts'
import { day } from '../../words/input.ts'
import { CALENDAR_KINDS } from '../calendar/kinds.ts'

/** A month. */
export const MAX_DAYS = 31

export const weekQuery = z.object({
  from: day.optional().meta({ description: 'Without it, the first day of the week of `to`' }),
  to: day
    .optional()
    .meta({ description: `At most ${MAX_DAYS} days; without it, the last day of the week` }),
})

const entry = z.object({
  day: z.string().meta({ description: 'Of an entry of the calendar, its first day in the range' }),
  type: z.enum(['published', 'appears', 'ends', ...CALENDAR_KINDS]),
  kind: z.enum([...DOCUMENT_KINDS, 'calendar']),
  id: z.string(),
  title: z.string(),
  number: z.number().nullable().meta({ description: 'Of a document, within its kind' }),
  memoNumber: z.string().nullable().meta({ description: 'Of a letter, in Latin digits' }),
  at: z.string().nullable().meta({ description: 'ISO 8601 UTC; null for a whole day' }),
  to: z.string().nullable().meta({ description: 'The last day of an entry of the calendar' }),
  username: z.string().nullable().meta({
    description:
      'Who published or planned the document, or wrote the entry; empty for the software and its commands, null if it is not known',
  }),
})

export type WeekEntry = z.infer<typeof entry>

export const week = z.object({
  from: z.string(),
  to: z.string(),
  entries: z.array(entry).meta({ description: 'By day and time' }),
  isWhole: z
    .boolean()
    .meta({ description: 'False if there are too many documents for one answer' }),
})

export type Week = z.infer<typeof week>
