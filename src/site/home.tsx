import type { ReactNode } from 'react'
import { data, useRouteLoaderData } from 'react-router'
import { endPageAt, fetchContent, statusOf } from '../request/context.ts'
import { contentKinds } from '../content.ts'
import { documentIn } from '../features/documents/english.ts'
import { useDocumentsNote } from '../features/documents/public/documents-note.ts'
import type { DocumentSummary } from '../features/documents/schema.ts'
import type { Stores } from '../request/school.ts'
import { closesSchool } from '../features/calendar/school-day.ts'
import { endOfLastShift } from '../features/calendar/shift-hours.ts'
import { ClosureBands } from '../features/calendar/public/closure-bands.tsx'
import {
  type TodayProps,
  TodaySection,
  useToday,
} from '../features/calendar/public/today-section.tsx'
import todayCss from '../features/calendar/public/today.css?inline'
import { Head, StructuredData } from '../pages/parts/head.tsx'
import { usePage } from '../pages/parts/page-context.tsx'
import { dayAt, formatNumber } from '../words/format.ts'
import { langOf, langOfContent, languageOf } from '../words/language.ts'
import type { Route } from './+types/home.ts'
import type { SchoolInfo, Site } from '../features/profile/schema.ts'
import type { Frame } from './frame-content.ts'
import type { GalleryRecord } from '../features/galleries/schema.ts'
import { DownloadsBox, NoticeBoard, pictureOf, RecentPhotos, Ticker } from './home-boxes.tsx'
import { PictureImage } from '../pages/parts/picture.tsx'
import { SideColumn } from './side-column.tsx'
import type { CalendarRecord } from '../features/calendar/schema.ts'
import { SCHOOL_WEEK, weekdayName } from '@pathshala/bengali/days'
import { toLatinDigits } from '@pathshala/bengali/digits'
import { parseHours } from '../words/hours.ts'
import homeCss from './home-page.css?inline'

/** The first photo is the large one beside today. The other three are further down the page. */
const PHOTOS_ON_HOME = 4

export const handle = { style: [todayCss, homeCss] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { notices, news, downloads } = contentKinds
  const language = languageOf(new URL(request.url).pathname)
  const fetchDocuments = (list: (stores: Stores) => Promise<DocumentSummary[]>) =>
    fetchContent(context, async (stores) =>
      (await list(stores)).map((document) => documentIn(language, document)),
    )
  const content = await Promise.all([
    fetchDocuments((stores) => stores.notices.listForHome(notices.onHome)),
    fetchDocuments((stores) => stores.news.listForHome(news.onHome, 'date')),
    fetchDocuments((stores) => stores.downloads.listForHome(downloads.onHome)),
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
  const [photo, ...others] = photos.content ?? []
  const note = useDocumentsNote([notices, news, downloads].flatMap(({ content }) => content ?? []))
  return (
    <>
      <SchoolData frame={frame} schoolInfo={schoolInfo.content} />
      <main className="home" id="main" tabIndex={-1}>
        <Head title={schoolName} description={`${schoolName}: ${words.home.description}`} />
        {frame.calendar && (
          <TodayAndClosures
            day={dayAt(now, timeZone)}
            calendar={frame.calendar}
            shifts={schoolInfo.content}
          >
            <SchoolPicture photo={photo} />
          </TodayAndClosures>
        )}
        <div className="wrap cols">
          <div className="main blocks">
            <NoticeBoard notices={notices} note={note} />
            <Ticker news={news} />
            <DownloadsBox downloads={downloads} />
            {frame.site.showsJubilee && <JubileeBanner site={frame.site} />}
          </div>
          <aside className="side no-print" aria-label={words.home.side}>
            <SideColumn site={frame.site} />
          </aside>
        </div>
        <div className="wrap">
          {schoolInfo.content && (
            <AtAGlance info={schoolInfo.content} staffCount={staffCount.content ?? 0} />
          )}
          {others.length > 0 && <RecentPhotos photos={others} />}
        </div>
      </main>
    </>
  )
}

/** The closure that the section shows in large letters is not in the bands as well. */
function TodayAndClosures(props: TodayProps & { children: ReactNode }) {
  const { day, calendar } = props
  return (
    <>
      <ClosureBands day={day} calendar={calendar} except={useToday(props)?.closure} />
      <TodaySection {...props} isBand />
    </>
  )
}

/** The first photo of the gallery, whose order the office chooses; a drawing if there is none. */
function SchoolPicture({ photo }: { photo: GalleryRecord | undefined }) {
  return (
    <figure className="pic dim no-print" lang={photo && langOfContent(photo.title)}>
      {photo ? (
        <PictureImage
          picture={pictureOf(photo)}
          alt={photo.title}
          loading="first"
          sizes="(min-width: 66rem) 60vw, (min-width: 48rem) 100vw, (min-resolution: 2.1dppx) 55vw, 88vw"
        />
      ) : (
        <img src="/school.svg" width={960} height={300} alt="" />
      )}
    </figure>
  )
}

function JubileeBanner({ site: { jubileeTitle, jubileeText } }: { site: Site }) {
  const { language, words, to } = usePage()
  const title = jubileeTitle || words.home.jubileeTitle
  return (
    <section className="gold no-print">
      <h2 lang={langOf(title, language)}>{title}</h2>
      {jubileeText && <p lang={langOfContent(jubileeText)}>{jubileeText}</p>}
      <a className="more" href={to(contentKinds.jubilee.pages[0].path)}>
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
    <section className="block">
      <div className="head">
        <h2>{words.home.atAGlance}</h2>
        <a className="more" href={to('/schoolInfo')}>
          {words.home.details}
        </a>
      </div>
      <dl className="figs">
        {known.map(([label, value]) => (
          <div key={label}>
            <dt className="s">{label}</dt>
            <dd>{formatNumber(value, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/**
 * The school's data for search engines (schema.org), in a data block that browsers do not execute.
 * Only the home page has it.
 */
function SchoolData({ frame, schoolInfo }: { frame: Frame; schoolInfo: SchoolInfo | undefined }) {
  const { schoolName } = usePage()
  const { site, contact, origin, calendar } = frame
  const school = {
    '@type': 'HighSchool',
    name: schoolName,
    alternateName: site.schoolNameEnglish || undefined,
    url: `${origin}/`,
    logo: `${origin}${site.logo ? `/${site.logo.src}` : '/icon-512.png'}`,
    foundingDate: site.established ? toLatinDigits(site.established) : undefined,
    identifier: site.eiin ? `EIIN ${toLatinDigits(site.eiin)}` : undefined,
    telephone: contact?.phone ?? (site.phone || undefined),
    email: contact?.email,
    address: contact && {
      '@type': 'PostalAddress',
      streetAddress: contact.address,
      addressLocality: contact.upazila,
      addressRegion: contact.district,
      postalCode: contact.postCode,
      addressCountry: 'BD',
    },
    ...(schoolInfo && openingHours(schoolInfo, site.weeklyHolidays, calendar?.entries ?? [])),
  }
  return <StructuredData data={school} />
}

/** The hours of each shift on a school day, and the days on which the whole school is closed. */
function openingHours(
  info: SchoolInfo,
  weeklyHolidays: number[],
  ahead: readonly CalendarRecord[],
) {
  const shifts = [info.morningShift, info.dayShift, info.withoutShift].flatMap(
    (text) => parseHours(text) ?? [],
  )
  if (shifts.length === 0) return {}
  const dayOfWeek = SCHOOL_WEEK.filter((day) => !weeklyHolidays.includes(day)).map((day) =>
    weekdayName(day, 'en'),
  )
  return {
    openingHoursSpecification: shifts.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens: from,
      closes: to,
    })),
    // schema.org defines a day that opens and closes at the same time as closed.
    specialOpeningHoursSpecification: ahead.filter(closesSchool).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: '00:00',
      closes: '00:00',
    })),
  }
}
