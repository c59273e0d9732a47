/** The jobs of a new school year, in the order of the screen. */
export const YEAR_JOBS = [
  'counts',
  'calendar',
  'routines',
  'groups',
  'notices',
  'information',
  'staff',
] as const

export type YearJob = (typeof YEAR_JOBS)[number]

export const JOB_STATES = ['done', 'half', 'left'] as const

export type JobState = (typeof JOB_STATES)[number]

/** The state of a job with equal parts. */
export function stateOf(done: number, total: number): JobState {
  if (done >= total) return 'done'
  return done > 0 ? 'half' : 'left'
}
