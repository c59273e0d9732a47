import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Of } from '../../../office/list/act.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { inDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import { JOB_STATES, type JobState, YEAR_JOBS, type YearJob } from '../jobs.ts'
import type { YearPlan } from '../schema.ts'
import type { useYearAct } from './use-year.ts'
import { yearWords } from './words.ts'

/** A job with its state, what there is, and its acts. */
export function Job({
  job,
  year,
  state,
  detail,
  act: { sending, undo, heading },
  children,
}: {
  job: YearJob
  year: number
  state: JobState
  detail: ReactNode
  act: Pick<ReturnType<typeof useYearAct>, 'sending' | 'undo' | 'heading'>
  children: ReactNode
}) {
  const { language } = useStaff()
  const words = useScreenWords(yearWords)
  const number = YEAR_JOBS.indexOf(job) + 1
  const title = words.titles[job](inDigits(String(year), language))
  return (
    <li className={`step is-${state}`} id={`j${number}`}>
      <i aria-hidden="true">{formatNumber(number, language)}</i>
      <div>
        <h2 tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <p>
          <b className={`st ${state}`}>{words.states[state]}</b> · {detail}
        </p>
        <FormProblem error={sending.error} />
        <div className="acts">
          {children}
          {undo && (
            <Button variant="default" onClick={undo}>
              {words.undo}
              <Of name={title} />
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

/** How many jobs are done, in words and as a bar. */
export function Progress({ jobs, id }: { jobs: YearPlan['jobs']; id?: string }) {
  const sentence = useProgress()
  return (
    <>
      <h2 id={id}>{sentence(jobs)}</h2>
      <JobBar jobs={jobs} />
    </>
  )
}

export function useProgress(): (jobs: YearPlan['jobs']) => string {
  const { language } = useStaff()
  const words = useScreenWords(yearWords)
  return (jobs) => {
    const [done, half, left] = JOB_STATES.map((state) =>
      formatNumber(YEAR_JOBS.filter((job) => jobs[job].state === state).length, language),
    ) as [string, string, string]
    return words.progress(done, half, left)
  }
}

export function JobBar({ jobs }: { jobs: YearPlan['jobs'] }) {
  return (
    <p className="seven" aria-hidden="true">
      {YEAR_JOBS.map((job) => (
        <i key={job} className={jobs[job].state} />
      ))}
    </p>
  )
}
