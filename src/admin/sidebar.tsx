import { Link, useLocation } from 'react-router'
import { callApi } from './api-client.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { screens } from './screens.ts'
import { useStaff } from './staff-context.tsx'

export function Sidebar() {
  const { words, account, schoolName } = useStaff()
  const here = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  return (
    <nav className="side-nav" aria-label={words.menuLabel}>
      <p className="who">
        <img src="/monogram.svg" width="56" height="56" alt="" />
        <span>
          <b>{words.office}</b> <span lang="bn">{schoolName}</span>
        </span>
      </p>
      <ul>
        {screens.map(({ key, path }) => (
          <li key={key}>
            <Link to={path} aria-current={path.toLowerCase() === here ? 'page' : undefined}>
              {words.screens[key]}
            </Link>
          </li>
        ))}
      </ul>
      <div className="end">
        <a href="/">{words.seeSite}</a>
        <p>{account?.username}</p>
        <p className="row">
          <button
            type="button"
            className="link"
            onClick={() => {
              void callApi({ method: 'POST', path: '/admin/logout' })
                // Whatever it answered, whoever pressed this wants to be out.
                .catch(() => undefined)
                .then(() => window.location.assign('/admin/login'))
            }}
          >
            {words.signOut}
          </button>
          <LanguageToggle />
        </p>
      </div>
    </nav>
  )
}
