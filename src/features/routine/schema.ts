import { z } from 'zod'
import { recordId } from '../../errors/api-schema.ts'
import { recordOf } from '../../records/fields-schema.ts'
import { day, line, optionalLine, timeOfDay, wholeObject } from '../../words/input.ts'
import { CLASSES, SECTIONS, SHIFTS } from '@pathshala/bengali/classes'
import { refusal } from '../../errors/zod-issues.ts'

const MAX_PERIODS = 20

/** `07:30` or `7:30`, in the digits of any script; stored with two digits for the hour. */
const period = wholeObject({
  name: line(40),
  from: timeOfDay,
  to: timeOfDay,
  isBreak: z.boolean().default(false),
})

export type Period = z.infer<typeof period>

const lesson = wholeObject({
  day: z.number().int().min(0).max(6).meta({ description: '0 is Sunday' }),
  period: z
    .number()
    .int()
    .min(0)
    .max(MAX_PERIODS - 1)
    .meta({ description: 'The index in `periods`, from 0' }),
  subject: line(80),
  teacherId: recordId.nullable().default(null).meta({ description: 'The _id of an officer' }),
  teacher: optionalLine(120)
    .nullish()
    .transform((name) => name ?? '')
    .pipe(z.string())
    .meta({ description: 'The name, if the teacher is not in the list of officers' }),
})

export type Lesson = z.infer<typeof lesson>

/**
 * A routine replaces the earlier routine as a whole. The schema also checks the parts against each
 * other, so that the store can rely on them.
 */
export const routine = z
  .object({
    validFrom: day,
    periods: z.array(period).min(1).max(MAX_PERIODS),
    lessons: z.array(lesson).max(7 * MAX_PERIODS),
  })
  .superRefine(({ periods, lessons }, context) => {
    const refuse = (path: (string | number)[], ...code: Parameters<typeof refusal>) =>
      context.addIssue({ code: 'custom', path, ...refusal(...code) })
    for (const [index, { from, to }] of periods.entries()) {
      if (to <= from) refuse(['periods', index, 'to'], 'end-before-start')
      if (index > 0 && from < periods[index - 1]!.to) {
        refuse(['periods', index, 'from'], 'period-order')
      }
    }
    const cells = new Set<string>()
    for (const [index, { day: weekday, period: number }] of lessons.entries()) {
      if (periods[number]?.isBreak !== false) refuse(['lessons', index, 'period'], 'no-such-period')
      const cell = `${weekday} ${number}`
      if (cells.has(cell)) refuse(['lessons', index, 'period'], 'two-lessons')
      cells.add(cell)
    }
  })

export type RoutineInput = z.infer<typeof routine>

export const routineRenewal = z.object({
  validFrom: day.meta({ example: '2027-01-01' }),
})

/** One teacher for another, in every lesson. */
export const teacherReplacement = wholeObject({
  teacherId: lesson.shape.teacherId,
  teacher: lesson.shape.teacher.meta({
    description: 'The name in the lessons, if they have no teacherId',
  }),
  by: recordId.meta({ description: 'The _id of the officer who takes the lessons' }),
})

export type TeacherReplacement = z.infer<typeof teacherReplacement>

export const sectionKey = z.object({
  className: z.enum(CLASSES),
  shift: z.enum(SHIFTS),
  section: z.enum(SECTIONS),
})

export type SectionKey = z.infer<typeof sectionKey>

/** Chooses a routine of a section. */
export const routineVersion = z.object({
  validFrom: day.optional().meta({
    description: 'The first day of the routine; without it, the routine of today',
    example: '2027-01-01',
  }),
})

export const routineQuery = z.object({
  state: z.enum(['all']).optional().meta({
    description: 'Only for staff: with the routines that begin later, and those that were replaced',
  }),
})

export const routineRecord = recordOf('Routine', {
  ...sectionKey.shape,
  validFrom: z.string().meta({ example: '2026-01-01' }),
  periods: z.array(
    z.object({ name: z.string(), from: z.string(), to: z.string(), isBreak: z.boolean() }),
  ),
  lessons: z.array(
    z.object({
      day: z.number(),
      period: z.number(),
      subject: z.string(),
      teacherId: z.string().nullable(),
      teacher: z.string().meta({
        description:
          'The present name of the officer; the last known name if the officer is deleted',
      }),
    }),
  ),
})

export type RoutineRecord = z.infer<typeof routineRecord>
