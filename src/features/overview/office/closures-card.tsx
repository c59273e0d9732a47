import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { contentKinds } from '../../../content.ts'
import { useApi } from '../../../office/shell/use-api.ts'
import type { CalendarRecord } from '../../calendar/schema.ts'
import { formatDayRange } from '../../../words/days.ts'
import { overviewWords } from './words.ts'
import { findScreen } from '../../../office/shell/screens.ts'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { useToday } from '../../../office/shell/use-today.ts'

const { path } = findScreen('calendar')
const { apiPath } = contentKinds.calendar

/** The announced closures, and links to a form that is filled in for today or tomorrow. */
export function ClosuresCard() {
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
        <Button component={Link} to={`${path}?close=today`} variant="outline" color="red">
          {own.closeToday}
        </Button>
        <Button component={Link} to={`${path}?close=tomorrow`} variant="outline" color="red">
          {own.closeTomorrow}
        </Button>
      </div>
    </section>
  )
}
