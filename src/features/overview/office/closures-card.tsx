import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { contentKinds } from '../../../content.ts'
import { useApi } from '../../../office/connection/use-api.ts'
import type { CalendarRecord } from '../../calendar/schema.ts'
import { addDays, formatDayRange, weekdayName, weekdayOf } from '@pathshala/bengali/days'
import type { Overview } from '../schema.ts'
import { overviewWords } from './words.ts'
import { findScreen } from '../../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useToday } from '../../../office/frame/use-today.ts'

const { path } = findScreen('calendar')
const { apiPath } = contentKinds.calendar

/**
 * The announced closures, and links to a form that is filled in for today or tomorrow. A button says
 * when that day is announced already, or a holiday anyway.
 */
export function ClosuresCard({ isHoliday }: Pick<Overview, 'isHoliday'>) {
  const { language } = useStaff()
  const own = useScreenWords(overviewWords)
  const today = useToday()
  const { data: entries = [] } = useApi<CalendarRecord[]>(`${apiPath}?from=${today}`)
  const announced = entries.filter(({ kind }) => kind === 'closure')
  return (
    <section className="card closure" aria-labelledby="closures">
      <h2 id="closures">{own.closures}</h2>
      {announced.length > 0 && (
        <ul>
          {announced.map(({ _id, from, to, title }) => (
            <li key={_id}>
              <Link to={path}>{formatDayRange(from, to, language)}</Link>{' '}
              <span lang="bn">{title}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="create">
        {(['today', 'tomorrow'] as const).map((when, index) => {
          const day = addDays(today, index)
          const note = announced.some(
            ({ from, to, shift }) => shift === null && from <= day && day <= to,
          )
            ? own.isAnnounced
            : isHoliday?.[when] && own.isHoliday(weekdayName(weekdayOf(day), language))
          return (
            <Button
              key={when}
              component={Link}
              to={`${path}?close=${when}`}
              variant="outline"
              color="red"
            >
              {index === 0 ? own.closeToday : own.closeTomorrow}
              {note && <small>{note}</small>}
            </Button>
          )
        })}
      </div>
    </section>
  )
}
