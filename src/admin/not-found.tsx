import { useStaff } from './staff-context.tsx'
import { screens } from './screens.ts'
import { Link } from 'react-router'

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
