import { z } from 'zod'
import { importBody } from '../../records/import-rows.ts'
import { day, optionalText, title } from '../../words/input.ts'
import { SHIFTS } from '../../words/classes.ts'
import { CALENDAR_KINDS, isClosedKind } from './kinds.ts'

const details = {
  title,
  kind: z.enum(CALENDAR_KINDS),
  from: day,
  to: day.meta({ description: 'The last day, inclusive' }),
  note: optionalText(1000),
  isClosed: z.boolean().meta({ description: 'The school has no lessons on these days' }),
  isMoonDependent: z
    .boolean()
    .meta({ description: 'The days depend on the sighting of the moon and can change' }),
  shift: z.enum(SHIFTS).nullable().meta({ description: 'Only for this shift; null for everybody' }),
}

/** Absent fields stay unchanged. */
export const calendarChange = z.object(details).partial()

export type CalendarChange = z.infer<typeof calendarChange>

/** Without `to`, the entry is one day. Without `isClosed`, holidays and closures close the school. */
export const newCalendarEntry = z
  .object({
    ...details,
    to: details.to.optional(),
    note: details.note.default(''),
    isClosed: details.isClosed.optional(),
    isMoonDependent: details.isMoonDependent.default(false),
    shift: details.shift.default(null),
  })
  .transform(({ to, isClosed, ...rest }) => ({
    ...rest,
    to: to ?? rest.from,
    isClosed: isClosed ?? isClosedKind(rest.kind),
  }))

export type CalendarDetails = z.infer<typeof newCalendarEntry>

export const calendarRecord = z
  .object({
    _id: z.string(),
    title: z.string(),
    kind: z.enum(CALENDAR_KINDS),
    from: z.string().meta({ example: '2026-12-20' }),
    to: z.string().meta({ description: 'The last day, inclusive', example: '2026-12-31' }),
    note: z.string(),
    isClosed: z.boolean(),
    isMoonDependent: z.boolean(),
    shift: z.enum(SHIFTS).nullable(),
    updatedAt: z.string().meta({ description: 'ISO 8601 UTC' }),
    version: z.number().meta({ description: 'For If-Match, in quotation marks' }),
    isSample: z.boolean(),
  })
  .meta({ id: 'CalendarEntry' })

export type CalendarRecord = z.infer<typeof calendarRecord>

/** An empty parameter sets no limit. */
const bound = z
  .string()
  .transform((text) => text || undefined)
  .pipe(day.optional())
  .optional()

export const calendarQuery = z.object({
  from: bound.meta({ description: 'Only entries that end on this day or later' }),
  to: bound.meta({ description: 'Only entries that begin on this day or earlier' }),
})

export const calendarImport = importBody(
  'Entries as for POST /api/calendar. Days can be written in other ways too, such as `২০–৩১ ডিসেম্বর ২০২৬` or `20/12/2026`',
)

export const todayAnswer = z
  .object({
    date: z.string().meta({ description: 'Today at the school', example: '2026-11-22' }),
    isOpen: z.boolean(),
    reason: z.string().nullable().meta({ description: 'Why the school is closed' }),
    until: z
      .string()
      .nullable()
      .meta({ description: 'The last closed day, weekly holidays included; null if it is open' }),
    nextHoliday: calendarRecord.nullable(),
    nextExam: calendarRecord.nullable().meta({ description: 'The running exam, or the next exam' }),
  })
  .meta({ id: 'Today' })

export type TodayAnswer = z.infer<typeof todayAnswer>
