import { data, useRouteLoaderData } from 'react-router'
import { endPageAt, fetchContent, statusOf } from './context.ts'
import { contentKinds, SERVICES, services } from '../content.ts'
import { webAddress } from '../base/web-address.ts'
import { endOfLastShift } from '../features/calendar/shift-hours.ts'
import { TodayCard } from '../features/calendar/public/today-card.tsx'
import todayCss from '../features/calendar/public/today.css?inline'
import { Head } from './parts/head.tsx'
import { usePage } from './parts/page-context.tsx'
import { dayAt, formatNumber } from '../words/format.ts'
import { langOf, langOfContent } from '../words/language.ts'
import type { Route } from './+types/home.ts'
import type { Site } from '../features/profile/schema.ts'
import type { Frame } from './frame-content.ts'
import { DownloadsBox, NoticeBoard, RecentPhotos, Ticker } from './home-boxes.tsx'
import { SideColumn } from './side-column.tsx'
import { SchoolData } from './school-data.tsx'
import quickCss from './parts/quick.css?inline'
import galleriesCss from '../features/galleries/public/galleries.css?inline'
import homeCss from './home-page.css?inline'

const PHOTOS_ON_HOME = 4

/** Popular pages of this site. */
const OWN_TILES = (['routines', 'calendar', 'officers', 'results'] as const).map((kind) => {
  const { path, menu } = contentKinds[kind].pages[0]
  return { path, key: menu.word }
})

export const handle = { style: [quickCss, galleriesCss, homeCss, todayCss] }

export async function loader({ context }: Route.LoaderArgs) {
  const { notices, news, downloads } = contentKinds
  const content = await Promise.all([
    fetchContent(context, (stores) => stores.notices.listForHome(notices.onHome)),
    fetchContent(context, (stores) => stores.news.listForHome(news.onHome, 'date')),
    fetchContent(context, (stores) => stores.downloads.listForHome(downloads.onHome)),
    fetchContent(context, (stores) =>
      stores.photos.list({ limit: PHOTOS_ON_HOME, only: 'photos' }),
    ),
    fetchContent(context, (stores) => stores.schoolInfo.find()),
    fetchContent(context, (stores) => stores.officers.count()),
  ])
  const [, , , , schoolInfo] = content
  endPageAt(context, [endOfLastShift(schoolInfo.content)])
  return data(content, statusOf(...content))
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const [notices, news, downloads, photos, schoolInfo, staffCount] = loaderData
  const { language, words, schoolName, now, timeZone } = usePage()
  const frame = useRouteLoaderData(language) as Frame
  return (
    <>
      <SchoolData frame={frame} schoolInfo={schoolInfo.content} />
      <main className="wrap page home" id="main" tabIndex={-1}>
        <Head title={schoolName} description={`${schoolName}: ${words.home.description}`} />
        {frame.ahead && (
          <TodayCard
            day={dayAt(now, timeZone)}
            entries={frame.ahead}
            weeklyHolidays={frame.site.weeklyHolidays}
            shifts={schoolInfo.content}
          />
        )}
        <NoticeBoard notices={notices} />
        <div className="main rest">
          <Ticker news={news} />
          <QuickLinks site={frame.site} />
          <div className="two">
            <DownloadsBox downloads={downloads} />
            {frame.site.showsJubilee && <JubileeBanner site={frame.site} />}
          </div>
        </div>
        <div className="side">
          <SideColumn site={frame.site} />
        </div>
        <div className="main wide">
          {schoolInfo.content && (
            <AtAGlance info={schoolInfo.content} staffCount={staffCount.content ?? 0} />
          )}
          {photos.content && photos.content.length > 0 && <RecentPhotos photos={photos.content} />}
        </div>
      </main>
    </>
  )
}

function QuickLinks({ site }: { site: Site }) {
  const { words, to } = usePage()
  const { serviceHints } = words.home
  const online = SERVICES.filter((key) => webAddress(site[services[key].url]) !== undefined)
  const tiles = [...OWN_TILES, ...online.map((key) => ({ path: services[key].path, key }))]
  return (
    <nav aria-label={words.home.services}>
      <ul className={tiles.length > 4 ? 'quick six' : 'quick'}>
        {tiles.map(({ path, key }) => (
          <li key={path}>
            <a className="card" href={to(path)}>
              {words.menu[key]} <small>{serviceHints[key]}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function JubileeBanner({ site: { jubileeTitle, jubileeText } }: { site: Site }) {
  const { language, words, to } = usePage()
  const title = jubileeTitle || words.home.jubileeTitle
  return (
    <section className="gold">
      <h2 lang={langOf(title, language)}>{title}</h2>
      {jubileeText && <p lang={langOfContent(jubileeText)}>{jubileeText}</p>}
      <a className="btn" href={to(contentKinds.jubilee.pages[0].path)}>
        {words.home.jubilee}
      </a>
    </section>
  )
}

function AtAGlance({
  info,
  staffCount,
}: {
  info: { totalStudents: number; totalClasses: number; librarySeats: number }
  staffCount: number
}) {
  const { language, words, to } = usePage()
  const { fields, students } = words.schoolInfo
  const figures: [string, number][] = [
    [students, info.totalStudents],
    [words.home.staffCount, staffCount],
    [fields.totalClasses, info.totalClasses],
    [fields.librarySeats, info.librarySeats],
  ]
  const known = figures.filter(([, value]) => value > 0)
  if (known.length === 0) return null
  return (
    <section>
      <div className="head">
        <h2>{words.home.atAGlance}</h2>
        <a className="more" href={to('/schoolInfo')}>
          {words.home.details}
        </a>
      </div>
      <dl className="card figs">
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(value, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
