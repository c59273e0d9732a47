import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useScreenLabel } from '../../../office/frame/screen-label.ts'
import { findScreen } from '../../../office/frame/screens.ts'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { useToday } from '../../../office/frame/use-today.ts'
import { addDays, type Day, daysBetween } from '@pathshala/bengali/days'
import { YEAR_JOBS } from '../jobs.ts'
import { cardWords } from './card-words.ts'
import { JobBar, useProgress } from './job.tsx'
import { useInDigits, useYearPlan } from './use-year.ts'
import { yearWords } from './words.ts'
import './seven.css'

const KEY = 'yearCardFrom'

/** On the first page of the office, from 1 December to 31 January. */
export function YearCard() {
  const own = useScreenWords(cardWords)
  const words = useScreenWords(yearWords)
  const label = useScreenLabel()('year')
  const today = useToday()
  const digits = useInDigits()
  const progress = useProgress()
  const [from, setFrom] = useState(readFrom)
  const { data } = useYearPlan()
  if (!data || today < from) return null
  const { year, jobs } = data
  const { path } = findScreen('year')
  const daysLeft = daysBetween(today, `${year}-01-01`)
  const next = YEAR_JOBS.find((job) => jobs[job].state !== 'done')
  return (
    <section className="card" aria-labelledby="year">
      <h2 id="year">{label}</h2>
      {daysLeft > 0 && <p className="s">{own.daysLeft(digits(daysLeft))}</p>}
      <p>{own.sentence(progress(jobs))}</p>
      <JobBar jobs={jobs} />
      {next && (
        <p>
          {own.next} <b>{words.titles[next](digits(year))}</b>{' '}
          <Link to={`${path}#j${YEAR_JOBS.indexOf(next) + 1}`}>{own.go}</Link>
        </p>
      )}
      <div className="create">
        <Button component={Link} to={path}>
          {own.all}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            const day = addDays(today, 7)
            setFrom(day)
            storeFrom(day)
          }}
        >
          {own.later}
        </Button>
      </div>
    </section>
  )
}

function readFrom(): Day {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // Storage is off: the card is always shown.
    return ''
  }
}

function storeFrom(day: Day): void {
  try {
    localStorage.setItem(KEY, day)
  } catch {
    // As above: the card is back on the next visit.
  }
}
