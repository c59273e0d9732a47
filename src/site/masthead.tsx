import { Fragment } from 'react'
import { useLocation } from 'react-router'
import {
  contentKinds,
  internalResults,
  MENU_GROUPS,
  type MenuPosition,
  type MenuWord,
  parseDocumentUrl,
  PUBLIC_PAGES,
} from '../content.ts'
import { usePage } from '../pages/parts/page-context.tsx'
import { inDigits } from '@pathshala/bengali/digits'
import { dayAt, formatBanglaDate, formatToday } from '../words/format.ts'
import { bengaliPath, langOf, type Language, pathIn } from '../words/language.ts'
import { logoAddress } from '../features/profile/logo.ts'
import type { Frame } from './frame-content.ts'
import { schoolPlace } from './school-place.ts'
import { telephoneLinks } from '../pages/parts/telephone.ts'
import { TelephoneLinks } from '../pages/parts/telephone-links.tsx'
import { SEARCH_PATH } from '../features/page-paths.ts'

interface MenuEntry extends MenuPosition<MenuWord> {
  path: string
}

const ENTRIES: MenuEntry[] = [...PUBLIC_PAGES, internalResults].flatMap(({ path, menu }) =>
  menu ? [{ path, ...menu }] : [],
)

/** The top menu: its groups, and their entries in order. */
const MENU = MENU_GROUPS.map((group) => ({
  group,
  entries: ENTRIES.filter((entry) => entry.group === group).sort((a, b) => a.position - b.position),
}))

const BOARD_PATH = contentKinds.information.pages[0].path
const CONTACT_PATH = contentKinds.contact.pages[0].path

/** The top of every public page: bar, banner and menu. */
export function Masthead({ frame, schoolName }: { frame: Frame; schoolName: string }) {
  return (
    <header className="mast plain">
      <Strip frame={frame} />
      <OnPaper frame={frame} />
      <Brand frame={frame} schoolName={schoolName} />
      <Menu />
    </header>
  )
}

function Strip({ frame: { site } }: { frame: Frame }) {
  const { language, words, timeZone, now } = usePage()
  const { pathname, search } = useLocation()
  const other: Language = language === 'bn' ? 'en' : 'bn'
  return (
    <div className="strip no-print">
      <div className="wrap">
        <p>
          <time dateTime={dayAt(now, timeZone)}>
            <FoldedYear date={formatToday(now, language, timeZone)} />
          </time>{' '}
          <span>
            <FoldedYear date={formatBanglaDate(now, language, timeZone)} />
          </span>
        </p>
        <ul>
          {site.eiin && (
            <li className="d">
              {words.frame.eiin} {inDigits(site.eiin, language)}
            </li>
          )}
          {site.phone && (
            <li className="d">
              {words.frame.hotline} <TelephoneLinks text={site.phone} language={language} />
            </li>
          )}
          <li>
            <a
              href={`${pathIn(other, bengaliPath(pathname))}${search}`}
              lang={other}
              hrefLang={other}
            >
              {words.language.other}
            </a>
          </li>
        </ul>
      </div>
    </div>
  )
}

/** What official papers have above the name of the school. */
function OnPaper({ frame: { site } }: { frame: Frame }) {
  const { language, words } = usePage()
  return (
    <p className="paper-only">
      {words.frame.government}
      {site.eiin && ` · ${words.frame.eiin} ${inDigits(site.eiin, language)}`}
    </p>
  )
}

/** A date whose year is hidden on a phone, so that both dates fit into one line. */
function FoldedYear({ date }: { date: string }) {
  const start = date.search(/,? \p{Nd}{4}\D*$/u)
  return (
    <>
      {date.slice(0, start)}
      <span className="yr">{date.slice(start)}</span>
    </>
  )
}

function Brand({ frame: { site }, schoolName }: { frame: Frame; schoolName: string }) {
  const { language, words, to } = usePage()
  const isHome = bengaliPath(useLocation().pathname) === '/'
  const Name = isHome ? 'h1' : 'div'
  const { place, since } = schoolPlace(site, words, language)
  return (
    <Name className="brand wrap">
      <a href={to('/')}>
        {/* With a low priority, React requests the picture at its position in the page and not
            before everything else. */}
        <img src={logoAddress(site)} width={104} height={104} alt="" fetchPriority="low" />
        <span>
          <span className="name" lang={langOf(schoolName, language)}>
            {schoolName}
          </span>{' '}
          <span className="place">
            <span lang={langOf(place, language)}>{place || words.frame.placeUnknown}</span>
            {since && <span className="yr"> · {since}</span>}
          </span>
        </span>
      </a>
    </Name>
  )
}

/** Below the row of the menu on a phone, beside the school's name on a desk. */
function SearchForm() {
  const { words, to } = usePage()
  const { pathname, search } = useLocation()
  const { label } = words.search
  const isResults = bengaliPath(pathname) === SEARCH_PATH
  const query = isResults ? (new URLSearchParams(search).get('q') ?? '') : ''
  return (
    <form className="seek" role="search" aria-label={label} action={to(SEARCH_PATH)}>
      <label htmlFor="seek">{label}</label>{' '}
      <input type="search" name="q" id="seek" autoComplete="off" defaultValue={query} />{' '}
      <button>{words.list.search}</button>
    </form>
  )
}

function Menu() {
  const { words, to, officePhone } = usePage()
  const here = bengaliPath(useLocation().pathname)
  const document = parseDocumentUrl(here)
  const list = document
    ? contentKinds[document.kind].pages[0].path
    : here.startsWith(`${BOARD_PATH}/`)
      ? BOARD_PATH
      : undefined
  const [telephone] = telephoneLinks(officePhone)
  return (
    <div className="menu bare no-print">
      <div className="wrap">
        <nav aria-label={words.frame.mainMenu}>
          <details>
            <summary>
              <Icon path="M3 6h18M3 12h18M3 18h18" />
              {words.frame.menu}
            </summary>
          </details>
          <details className="find" open={here === SEARCH_PATH}>
            <summary>
              <Icon path="M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12M15 15l6 6" />
              {words.list.search}
            </summary>
          </details>
          <SearchForm />
          <div className="all">
            {MENU.map(({ group, entries }) => (
              <Fragment key={group}>
                <p id={`menu-${group}`}>{words.frame.menuGroups[group]}</p>
                <ul className={group} aria-labelledby={`menu-${group}`}>
                  {entries.map(({ path, word }) => (
                    <li key={path}>
                      <a
                        href={to(path)}
                        aria-current={path === here ? 'page' : path === list ? 'true' : undefined}
                      >
                        {words.menu[word]}
                      </a>
                    </li>
                  ))}
                </ul>
              </Fragment>
            ))}
          </div>
        </nav>{' '}
        <a className="ring" href={telephone ?? to(CONTACT_PATH)}>
          <Icon path="M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4c0 1-1 2-2 2A17 17 0 0 1 3 5c0-1 1-2 2-2z" />
          {telephone ? words.frame.callOffice : words.menu.contact}
        </a>
      </div>
    </div>
  )
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
