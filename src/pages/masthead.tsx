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
import { usePage } from './parts/page-context.tsx'
import type { Words } from '../words/public-words.ts'
import { dayAt, formatBanglaDate, formatToday, inDigits } from '../words/format.ts'
import { bengaliPath, langOf, type Language, pathIn } from '../words/language.ts'
import { logoAddress } from '../features/profile/logo.ts'
import type { Frame } from './frame-content.ts'
import { schoolPlace } from './school-place.ts'
import { TelephoneLinks } from './parts/telephone-links.tsx'
import { SEARCH_PATH } from './page-paths.ts'

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

/** A phone always shows the first group; on a desk, the services have a row of their own. */
const GROUP_CLASSES = { daily: 'daily', school: undefined, services: 'serve' }

/** The top of every public page: bar, banner and menu. */
export function Masthead({ frame, schoolName }: { frame: Frame; schoolName: string }) {
  return (
    <header className="mast">
      <Strip frame={frame} />
      <div className="wrapbg">
        <Brand frame={frame} schoolName={schoolName} />
      </div>
      <Menu />
    </header>
  )
}

function Strip({ frame: { site } }: { frame: Frame }) {
  const { language, words, timeZone, now } = usePage()
  const { pathname, search } = useLocation()
  const other: Language = language === 'bn' ? 'en' : 'bn'
  return (
    <div className="strip">
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
        <SearchForm />
      </div>
    </div>
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

/**
 * A plain form: in the row of the menu on a phone, in the strip on a wide screen. CSS hides one of
 * the two. With a single form that CSS moves, the order of the keyboard focus would differ from the
 * screen.
 */
function SearchForm() {
  const { words, to } = usePage()
  const { pathname, search } = useLocation()
  const { label } = words.search
  const isResults = bengaliPath(pathname) === SEARCH_PATH
  const query = isResults ? (new URLSearchParams(search).get('q') ?? '') : ''
  return (
    <form className="seek" role="search" aria-label={label} action={to(SEARCH_PATH)}>
      <input type="search" name="q" aria-label={label} autoComplete="off" defaultValue={query} />{' '}
      <button>{words.list.search}</button>
    </form>
  )
}

function Menu() {
  const { words, to } = usePage()
  const here = bengaliPath(useLocation().pathname)
  const document = parseDocumentUrl(here)
  const list = document
    ? contentKinds[document.kind].pages[0].path
    : here.startsWith(`${BOARD_PATH}/`)
      ? BOARD_PATH
      : undefined
  return (
    <nav className="menu" aria-label={words.frame.mainMenu}>
      <div className="wrap">
        <details>
          <summary>{words.frame.menu}</summary>
        </details>
        <SearchForm />
        {MENU.map(({ group, entries }) => (
          <Fragment key={group}>
            {group !== 'daily' && <p id={`menu-${group}`}>{words.frame.menuGroups[group]}</p>}
            <ul
              className={GROUP_CLASSES[group]}
              aria-labelledby={group === 'daily' ? undefined : `menu-${group}`}
            >
              {entries.map(({ path, word }) => (
                <li key={path} className={path === '/' ? 'to-home' : undefined}>
                  <a
                    href={to(path)}
                    aria-current={path === here ? 'page' : path === list ? 'true' : undefined}
                  >
                    <MenuLabel word={word} />
                  </a>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </nav>
  )
}

/** CSS shows only the short form of a label if the row is too narrow. */
function MenuLabel({ word }: { word: keyof Words['menu'] }) {
  const { words } = usePage()
  const label = words.menu[word]
  const short = (words.menuShort as Partial<Record<typeof word, string>>)[word]
  if (short === undefined) return label
  const [before = '', after = ''] = label.split(short)
  return (
    <>
      {before && <span>{before}</span>}
      {short}
      {after && <span>{after}</span>}
    </>
  )
}
