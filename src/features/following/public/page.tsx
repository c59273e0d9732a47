import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../request/context.ts'
import { Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import { WHATSAPP_ICON } from '../../../pages/parts/whatsapp-icon.ts'
import type { Route } from './+types/page.ts'
import followCss from './follow.css?inline'
import { PushForm } from './push-form.tsx'
import { useFollowText } from './use-follow-text.ts'
import type { ReactNode } from 'react'
import { CALENDAR_FILE, calendarSubscription, FEED_FILE } from '../../../content.ts'
import { langOf } from '../../../words/language.ts'
import type { Site } from '../../profile/schema.ts'
import { type Channel, channelsOf } from '../channels.ts'

/** Outlines of 24 × 24 pixels. */
const ICONS: Record<Channel | 'calendar' | 'feed', string> = {
  whatsapp: WHATSAPP_ICON,
  facebook: 'M14 21v-7.5h3l.5-3.5H14V8c0-1 .5-2 2-2h1.5V3h-3C12 3 10.5 5 10.5 7.5V10h-3v3.5h3V21z',
  telegram: 'M21 4 3 11.2l5.5 2.1L18 7l-7 7.3 6.5 4.7zM8.5 13.3V19l2.5-4.7',
  imo: 'M4 4h16v12h-8l-5 4.5V16H4zM8.5 8.5h7M8.5 11.5h5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5M8 14h3v3H8z',
  feed: 'M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M5.5 17.5h2v2h-2z',
}

export const handle = { style: [followCss] }

export async function loader({ context }: Route.LoaderArgs) {
  const fetched = await fetchContent(context, (stores) => stores.site.find())
  return data(fetched.content, statusOf(fetched))
}

export default function FollowPage({ loaderData: site }: Route.ComponentProps) {
  const { words, ringsPhones } = usePage()
  const { description, lead, silent } = words.follow
  return (
    <Page
      title={useFollowText('title')}
      description={ringsPhones ? description : silent.description}
      lead={ringsPhones ? lead : silent.lead}
    >
      {ringsPhones ? <PushForm /> : <AskNow />}
      <Ways site={site} />
    </Page>
  )
}

/** How to learn of a sudden closure while the site cannot send messages. */
function AskNow() {
  const { words, language, to, officePhone } = usePage()
  const { title, home, todayBox, call } = words.follow.silent
  return (
    <section className="card">
      <h2>{title}</h2>
      <ul className="ask lined targets">
        <li>
          <b>{home}</b> {todayBox} <a href={to('/')}>{words.menu.home}</a>
        </li>
        {officePhone && (
          <li>
            <b>{call}</b> <TelephoneLinks text={officePhone} language={language} />
          </li>
        )}
      </ul>
    </section>
  )
}

/** The ways that need neither a script nor this site's worker. `site` is absent if it cannot be read. */
function Ways({ site }: { site: Site | undefined }) {
  const { language, words, origin, schoolName, ringsPhones, to } = usePage()
  const { ways, silent } = words.follow
  const hints: Record<Channel, ReactNode> = {
    whatsapp: ways.whatsappHint,
    facebook: <span lang={langOf(schoolName, language)}>{schoolName}</span>,
    telegram: ways.telegramHint,
    imo: ways.imoHint,
  }
  return (
    <section>
      <h2>{ringsPhones ? ways.title : silent.keep}</h2>
      {!ringsPhones && <p className="s">{silent.late}</p>}
      <ul className="ways targets">
        {site &&
          channelsOf(site).map(({ name, url }) => (
            <Way key={name} icon={name} href={url} title={ways[name]}>
              {hints[name]}
            </Way>
          ))}
        <Way
          icon="calendar"
          href={calendarSubscription(origin)}
          title={words.calendar.subscribe}
          more={<a href={CALENDAR_FILE}>{words.calendar.file}</a>}
        >
          {ways.calendarHint}
        </Way>
        <Way icon="feed" href={to(FEED_FILE)} title={ways.feed}>
          {ways.feedHint}
        </Way>
      </ul>
    </section>
  )
}

function Way({
  icon,
  href,
  title,
  more,
  children,
}: {
  icon: keyof typeof ICONS
  href: string
  title: string
  more?: ReactNode
  children: ReactNode
}) {
  return (
    <li className="card">
      <svg className="no-print" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      <div>
        <a href={href}>
          <b>{title}</b>
        </a>
        <p className="s">{children}</p>
        {more && <p className="s">{more}</p>}
      </div>
    </li>
  )
}
