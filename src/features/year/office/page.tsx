import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { Screen } from '../../../office/frame/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { Progress } from './job.tsx'
import {
  CalendarJob,
  CountsJob,
  GroupsJob,
  InformationJob,
  NoticesJob,
  RoutinesJob,
  StaffJob,
} from './jobs.tsx'
import { PastYears } from './past-years.tsx'
import { useYearPlan } from './use-year.ts'
import { yearWords } from './words.ts'
import './year.css'

/** The jobs of a new school year, each with its state, its act and its undo. */
export default function YearScreen() {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(yearWords)
  return (
    <Screen screen="year" lead={words.lead}>
      <Loaded query={useYearPlan()} lead={staffWords.common.failedToLoad}>
        {({ year, jobs, years }) => (
          <>
            <ScrollToJob />
            <section className="card" aria-labelledby="progress">
              <Progress jobs={jobs} id="progress" />
            </section>
            <ol className="card steps">
              <CountsJob year={year} {...jobs.counts} />
              <CalendarJob year={year} {...jobs.calendar} />
              <RoutinesJob year={year} {...jobs.routines} />
              <GroupsJob year={year} {...jobs.groups} />
              <NoticesJob year={year} {...jobs.notices} />
              <InformationJob year={year} {...jobs.information} />
              <StaffJob year={year} {...jobs.staff} />
            </ol>
            <PastYears years={years} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** The address can name a job, which is there only after the jobs were loaded. */
function ScrollToJob() {
  const { hash } = useLocation()
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash])
  return null
}
