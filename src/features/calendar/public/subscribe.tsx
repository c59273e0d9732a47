import { usePage } from '../../../pages/parts/page-context.tsx'

/** How to keep the calendar: in a phone, as a file, on paper. */
export function Subscribe({ year }: { year: number }) {
  const { words, origin } = usePage()
  const { subscribe, file, table, howTo } = words.calendar
  return (
    <div className="keep">
      <p>
        <a className="btn q" href={`${origin.replace(/^https?/, 'webcal')}/calendar.ics`}>
          {subscribe}
        </a>
      </p>
      <p className="s">{howTo}</p>
      <ul className="s">
        <li>
          <a href="/calendar.ics">{file}</a>
        </li>
        <li>
          <a href={`/calendar.csv?year=${year}`}>{table}</a>
        </li>
      </ul>
    </div>
  )
}
