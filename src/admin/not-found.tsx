import { useStaff } from './staff-context.tsx'
import { screens } from './screens.ts'
import { data, Link } from 'react-router'

export function loader() {
  return data(null, { status: 404 })
}

export default function StaffNotFound() {
  const { words } = useStaff()
  return (
    <header className="screen-head">
      <h1>{words.notFound.title}</h1>
      <p className="lead">{words.notFound.text}</p>
      <p>
        <Link to={screens[0].path}>{words.screens.overview}</Link>
      </p>
    </header>
  )
}
