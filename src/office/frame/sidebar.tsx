import { useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { formatNumber } from '../../words/format.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { leaveFor } from '../connection/reach-server.ts'
import { SearchField } from './search-field.tsx'
import { useScreenLabel } from './screen-label.ts'
import { districtScreens, type MenuGroup, menuGroups, type Screen, screens } from './screens.ts'
import { useIsAdmin, useStaff } from './staff-context.tsx'

/** The menu of the office. In a drawer, each group but the first opens with a tap. */
export function Sidebar({
  onSignOut,
  onLeave,
}: {
  onSignOut: () => void
  /** Closes the drawer that the menu is in. */
  onLeave?: () => void
}) {
  const { words, account, schoolName, logo, isDistrict } = useStaff()
  const here = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  const menu = useRef<HTMLDivElement>(null)
  const isAdmin = useIsAdmin()
  const groups = isDistrict ? [] : menuGroups(isAdmin)
  // Where the entries scroll, the current one may not be visible.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [here])
  return (
    <nav className="side-nav" aria-label={words.menuLabel}>
      <p className="who">
        <img src={logo} width="44" height="44" alt="" />
        <span>
          <b>{words.office}</b> <span lang="bn">{schoolName}</span>
        </span>
      </p>
      {!isDistrict && <SearchField onLeave={onLeave} />}
      <div className="groups" ref={menu}>
        <Entries entries={isDistrict ? districtScreens : [screens[0]!]} here={here} />
        {groups.map(({ group, entries }, index) => {
          const Part = onLeave && index > 0 ? FoldedGroup : OpenGroup
          return <Part key={group} group={group} entries={entries} here={here} />
        })}
      </div>
      <div className="end row">
        <p>{account?.username}</p>
        {!isDistrict && (
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
        )}
        <button type="button" className="link" onClick={onSignOut}>
          {words.signOut}
        </button>
        <LanguageToggle />
      </div>
    </nav>
  )
}

interface GroupProps {
  group: MenuGroup
  entries: Screen[]
  here: string
}

function OpenGroup({ group, ...list }: GroupProps) {
  const { words } = useStaff()
  const id = useId()
  return (
    <>
      <p id={id} className="cap">
        {words.menuGroups[group]}
      </p>
      <Entries labelledBy={id} {...list} />
    </>
  )
}

/** The group of the current screen is open at first. Opening one closes the others. */
function FoldedGroup({ group, entries, here }: GroupProps) {
  const { words, language } = useStaff()
  const isHere = entries.some(({ path }) => currentAt(path.toLowerCase(), here))
  return (
    <details
      name="menu"
      open={isHere}
      onToggle={({ currentTarget: { open, lastElementChild } }) => {
        if (open) lastElementChild?.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary>
        {words.menuGroups[group]} <small>{formatNumber(entries.length, language)}</small>
      </summary>
      <Entries entries={entries} here={here} />
    </details>
  )
}

function Entries({
  entries,
  here,
  labelledBy,
}: {
  entries: readonly Screen[]
  here: string
  labelledBy?: string
}) {
  const labelOf = useScreenLabel()
  return (
    <ul aria-labelledby={labelledBy}>
      {entries.map(({ key, path }) => (
        <li key={key}>
          <Link to={path} aria-current={currentAt(path.toLowerCase(), here)}>
            {labelOf(key)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A screen can have screens below it, such as the text of a notice below the notices. */
function currentAt(path: string, here: string): 'page' | 'true' | undefined {
  if (path === here) return 'page'
  const isBelow = here.startsWith(`${path}/`) && path !== screens[0]!.path
  return isBelow ? 'true' : undefined
}
