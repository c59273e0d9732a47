import { z } from 'zod'
import { JOB_STATES, type YearJob } from './jobs.ts'

const day = z.string()
const state = z.enum(JOB_STATES).meta({ description: 'done, begun, or left' })

const confirmation = z.object({
  isConfirmed: z.boolean().meta({ description: 'Since 1 November before the school year' }),
  isMissing: z.boolean().meta({ description: 'There is nothing yet that could be confirmed' }),
  on: day.nullable().meta({ description: 'The day of the last check' }),
  by: z.string().nullable(),
})

export type Confirmation = z.infer<typeof confirmation>

export const yearPlan = z.object({
  year: z.number().meta({ description: 'The school year that is prepared', example: 2027 }),
  today: day,
  jobs: z.object({
    counts: z.object({
      state,
      sections: z.number(),
      prepared: z.number().meta({ description: 'The sections that have counts of the new year' }),
    }),
    calendar: z.object({
      state,
      holidays: z.number(),
      exams: z.number(),
      on: day.nullable(),
      by: z.string().nullable(),
    }),
    routines: z.object({ state, total: z.number(), renewed: z.number() }),
    groups: z.object({
      state,
      total: z.number(),
      left: z.array(z.object({ _id: z.string(), title: z.string(), nextTitle: z.string() })),
    }),
    notices: z.object({
      state,
      pinned: z.number(),
      oldIds: z.array(z.string()).meta({
        description: 'Published notices from before the year that ends, at most 500',
      }),
    }),
    information: z.object({
      state,
      sections: confirmation,
      charter: confirmation,
      approvedSections: z.number(),
    }),
    staff: confirmation.extend({ state, total: z.number() }),
  } satisfies Record<YearJob, z.ZodType>),
  years: z.array(z.object({ year: z.number(), sections: z.number() })),
})

export type YearPlan = z.infer<typeof yearPlan>
