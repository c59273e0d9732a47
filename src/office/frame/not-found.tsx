import { useStaff } from './staff-context.tsx'
import { findScreen } from './screens.ts'
import { data, Link } from 'react-router'

export function loader() {
  return data(null, { status: 404 })
}

/** The browser needs no data from the server here. */
export function clientLoader() {
  return null
}

export default function StaffNotFound() {
  const { words } = useStaff()
  return (
    <header className="screen-head">
      <h1>{words.notFound.title}</h1>
      <p className="lead">{words.notFound.text}</p>
      <p>
        <Link to={findScreen('overview').path}>{words.screens.overview}</Link>
      </p>
    </header>
  )
}
