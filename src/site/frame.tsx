import type { ReactNode } from 'react'
import { data, isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { fetchContent, servicesOf } from '../request/context.ts'
import type { Stores } from '../request/school.ts'
import type { SchoolSettings } from '../base/settings.ts'
import { entryIn } from '../features/calendar/english-names.ts'
import { readCalendar } from '../features/calendar/read-calendar.ts'
import { ClosureBands, ClosureLink } from '../features/calendar/public/closure-bands.tsx'
import { FOLLOW_MANIFEST, FOLLOW_PATH } from '../features/following/address.ts'
import { findWhyOff } from '../features/following/why-off.ts'
import { contactIn } from '../features/profile/answers.ts'
import { defaultSite } from '../features/profile/default-site.ts'
import { iconQuery } from '../features/profile/logo.ts'
import type { SiteRecord } from '../features/profile/schema.ts'
import {
  PageContextProvider,
  type RequestMoment,
  usePage,
  useRequestMoment,
} from '../pages/parts/page-context.tsx'
import { useQuestionsLink } from '../pages/parts/use-questions-link.ts'
import type { Day } from '@pathshala/bengali/days'
import { dayAt } from '../words/format.ts'
import { withListedHead } from '../words/head-teacher.ts'
import { FEED_FILE } from '../content.ts'
import { bengaliPath, languageOf, pathIn, recordIn } from '../words/language.ts'
import { wordsIn } from '../words/public-words.ts'
import type { Route } from './+types/frame.ts'
import { MessagePage } from '../pages/parts/message-page.tsx'
import type { Frame } from './frame-content.ts'
import { Footer } from './footer.tsx'
import { Masthead } from './masthead.tsx'
import { QuietColumn } from './side-column.tsx'

const emptySite: SiteRecord = {
  ...defaultSite,
  logo: null,
  headTeacherPhoto: null,
  version: 0,
  isSample: false,
}

type FrameContent = Omit<Frame, keyof RequestMoment>

/**
 * The content of the frame, which every page needs. It is read once for each content version. While
 * the database fails, pages show the last content.
 */
const lastKnown = new WeakMap<Stores, FrameContent & { version: number; day: Day }>()

async function findFrameContent(
  stores: Stores,
  today: Day,
  settings: Pick<SchoolSettings, 'publicUrl'>,
): Promise<FrameContent> {
  // The version is read first. A later change has a later version, so the next page reads again.
  const { version, changedAt } = await stores.findContentVersion()
  const known = lastKnown.get(stores)
  // If a clock that was ahead is set back, entries of the days between are missing.
  if (known?.version === version && known.day <= today) return known
  const [site, contact, calendar, hasSample, whyOff, people, questions] = await Promise.all([
    stores.site.find(),
    stores.contact.find(),
    readCalendar(stores, { from: today }),
    stores.sample.isPresent(),
    findWhyOff({ settings, stores }),
    stores.officers.list(),
    stores.questions.listVisible(),
  ])
  const content = {
    version,
    day: today,
    site: withListedHead(site, people),
    contact,
    calendar,
    lastUpdate: changedAt,
    hasSample,
    ringsPhones: whyOff === null,
    hasQuestions: questions.length > 0,
  }
  lastKnown.set(stores, content)
  return content
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const { timeZone, origin, now, publicUrl } = servicesOf(context)
  const today = dayAt(now, timeZone)
  const fetched = await fetchContent(context, (stores) =>
    findFrameContent(stores, today, { publicUrl }),
  )
  const content = fetched.content ?? lastKnown.get(servicesOf(context).stores) ?? EMPTY_CONTENT
  const { site, contact, calendar, lastUpdate, hasSample, ringsPhones, hasQuestions } = content
  const frame: Frame = {
    site: recordIn(language, site),
    contact: contact && contactIn(language, contact, site),
    // The content can be from an earlier day.
    calendar: calendar && {
      ...calendar,
      entries: calendar.entries
        .filter(({ to }) => to >= today)
        .map((entry) => entryIn(language, entry)),
    },
    lastUpdate,
    hasSample,
    ringsPhones,
    hasQuestions,
    timeZone,
    origin,
    nowMs: now.getTime(),
  }
  return data(frame, { status: fetched.isFailed ? 503 : 200 })
}

export default function FrameRoute({ loaderData }: Route.ComponentProps) {
  const isHome = bengaliPath(useLocation().pathname) === '/'
  return (
    <FramedPage frame={loaderData} hasOwnBands={isHome}>
      <Outlet />
    </FramedPage>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const moment = useRequestMoment()
  return (
    <FramedPage frame={loaderData ?? { ...EMPTY_CONTENT, ...moment }}>
      {isMissing ? <NotFoundPage /> : <FailurePage />}
    </FramedPage>
  )
}

const EMPTY_CONTENT: FrameContent = {
  site: emptySite,
  contact: undefined,
  calendar: undefined,
  lastUpdate: null,
  hasSample: false,
  ringsPhones: false,
  hasQuestions: false,
}

function FramedPage({
  frame,
  hasOwnBands = false,
  children,
}: {
  frame: Frame
  /** The page shows the closures itself. */
  hasOwnBands?: boolean
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const language = languageOf(pathname)
  const words = wordsIn(language)
  const { site, calendar } = frame
  const now = new Date(frame.nowMs)
  const day = dayAt(now, frame.timeZone)
  const icons = iconQuery(site)
  const { schoolName } = recordIn(language, site)
  return (
    <PageContextProvider
      value={{
        language,
        words,
        timeZone: frame.timeZone,
        origin: frame.origin,
        now,
        schoolName,
        sharePicture: `share.png${icons}`,
        ringsPhones: frame.ringsPhones,
        hasQuestions: frame.hasQuestions,
        officePhone: frame.contact?.phone ?? site.phone,
        quietColumn: <QuietColumn site={site} />,
      }}
    >
      {icons ? (
        <link rel="icon" href={`/icon-192.png${icons}`} type="image/png" />
      ) : (
        <>
          <link rel="icon" href="/favicon.ico" sizes="48x48" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        </>
      )}
      <link rel="apple-touch-icon" href={`/apple-touch-icon.png${icons}`} />
      <link
        rel="manifest"
        href={bengaliPath(pathname) === FOLLOW_PATH ? FOLLOW_MANIFEST : '/manifest.webmanifest'}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        href={pathIn(language, FEED_FILE)}
        title={words.frame.feed}
      />
      <meta name="theme-color" content="#00301f" />
      {calendar && <ClosureLink day={day} entries={calendar.entries} />}
      <a className="skip no-print" href="#main">
        {words.frame.skip}
      </a>
      <Masthead frame={frame} schoolName={schoolName} />
      {calendar && !hasOwnBands && <ClosureBands day={day} calendar={calendar} />}
      {children}
      <Footer frame={frame} schoolName={schoolName} />
    </PageContextProvider>
  )
}

function NotFoundPage() {
  const { words, to } = usePage()
  const { title, text, toHome, toNotices } = words.notFound
  const questions = useQuestionsLink()
  return (
    <MessagePage title={title} text={text}>
      <a className="btn" href={to('/')}>
        {toHome}
      </a>{' '}
      <a className="btn q" href={to('/allNotices')}>
        {toNotices}
      </a>{' '}
      {questions && (
        <a className="btn q" href={questions.href}>
          {questions.title}
        </a>
      )}
    </MessagePage>
  )
}

function FailurePage() {
  const { words } = usePage()
  const { title, text, again } = words.failure
  const { pathname } = useLocation()
  return (
    <MessagePage title={title} text={text}>
      <a className="btn" href={pathname}>
        {again}
      </a>
    </MessagePage>
  )
}
