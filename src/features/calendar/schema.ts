import { z } from 'zod'
import { recordId } from '../../errors/api-schema.ts'
import { inputsOf, outputsOf, recordOf, withEmpty } from '../../records/fields-schema.ts'
import { importBody } from '../../records/import-rows.ts'
import { day, title } from '../../words/input.ts'
import { isClosedKind } from './kinds.ts'
import { entryFields } from './table.ts'

const details = { ...inputsOf(entryFields), title }

/** Absent fields stay unchanged. */
export const calendarChange = z.object(details).partial()

export type CalendarChange = z.infer<typeof calendarChange>

const newDetails = z.object({
  ...withEmpty(entryFields, details),
  to: details.to.optional(),
  isClosed: details.isClosed.optional(),
})

/** Without `to`, the entry is one day. Without `isClosed`, holidays and closures close the school. */
function complete({ to, isClosed, ...rest }: z.infer<typeof newDetails>) {
  return {
    ...rest,
    to: to ?? rest.from,
    isClosed: isClosed ?? isClosedKind(rest.kind),
  }
}

export const newCalendarEntry = newDetails.transform(complete)

const movedExam = z.object({
  _id: recordId,
  from: details.from,
  to: details.to,
  version: z.number().int().meta({ description: 'The version that the caller knows' }),
})

/** The exams that a closure moves, so that neither is written without the other. */
const moves = {
  movedExams: z
    .array(movedExam)
    .max(20)
    .default([])
    .meta({ description: 'Exams that get other days in the same change, because of a closure' }),
}

export type ExamMoves = z.infer<z.ZodObject<typeof moves>>

export const calendarChangeCall = calendarChange.extend(moves)

export const newCalendarCall = newDetails
  .extend(moves)
  .transform(({ movedExams, ...entry }) => ({ movedExams, entry: complete(entry) }))

export type CalendarDetails = z.infer<typeof newCalendarEntry>

export const calendarRecord = recordOf('CalendarEntry', {
  ...outputsOf(entryFields),
  to: z.string().meta({ description: 'The last day, inclusive', example: '2026-12-31' }),
})

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
  state: z.enum(['all']).optional().meta({
    description: 'Only for staff: with links to schedules that are not public',
  }),
})

export const calendarImport = importBody(
  'Entries as for POST /api/calendar. Days can be written in other ways too, such as `২০–৩১ ডিসেম্বর ২০২৬` or `20/12/2026`',
)

const schoolDay = z
  .object({
    date: z.string(),
    isOpen: z.boolean().meta({ description: 'Somebody has lessons or an exam' }),
    reason: z.string().nullable().meta({ description: 'Why the school is closed' }),
    exams: z
      .array(calendarRecord.pick({ title: true, classes: true, startsAt: true, document: true }))
      .meta({ description: 'The exams that are held on this day' }),
    classesWithLessons: calendarRecord.shape.classes,
  })
  .meta({ id: 'SchoolDay' })

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
    today: schoolDay,
    tomorrow: schoolDay,
  })
  .meta({ id: 'Today' })

export type SchoolDayAnswer = z.infer<typeof schoolDay>

export type TodayAnswer = z.infer<typeof todayAnswer>
