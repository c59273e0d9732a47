import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { LanguageToggle } from './language-toggle.tsx'
import { leaveFor } from './reach-server.ts'
import { screens } from './screens.ts'
import { useStaff } from './staff-context.tsx'

export function Sidebar({ onSignOut }: { onSignOut: () => void }) {
  const { words, account, schoolName, logo } = useStaff()
  const here = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  const menu = useRef<HTMLUListElement>(null)
  // On a low screen the entries scroll: without this, the current entry may not be visible.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [here])
  return (
    <nav className="side-nav" aria-label={words.menuLabel}>
      <p className="who">
        <img src={logo} width="56" height="56" alt="" />
        <span>
          <b>{words.office}</b> <span lang="bn">{schoolName}</span>
        </span>
      </p>
      <ul ref={menu}>
        {screens.map(({ key, path }) => (
          <li key={key}>
            <Link to={path} aria-current={currentAt(path.toLowerCase(), here)}>
              {words.screens[key]}
            </Link>
          </li>
        ))}
      </ul>
      <div className="end">
        <a
          href="/"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            void leaveFor('/')
          }}
        >
          {words.seeSite}
        </a>
        <p>{account?.username}</p>
        <p className="row">
          <button type="button" className="link" onClick={onSignOut}>
            {words.signOut}
          </button>
          <LanguageToggle />
        </p>
      </div>
    </nav>
  )
}

/** A screen can have screens below it, such as the text of a notice below the notices. */
function currentAt(path: string, here: string): 'page' | 'true' | undefined {
  if (path === here) return 'page'
  const isBelow = here.startsWith(`${path}/`) && path !== screens[0]!.path
  return isBelow ? 'true' : undefined
}
