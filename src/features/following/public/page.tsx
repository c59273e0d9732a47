import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../pages/context.ts'
import { Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import type { Route } from './+types/page.ts'
import followCss from './follow.css?inline'
import { PushForm } from './push-form.tsx'
import { useFollowText } from './use-follow-text.ts'
import { Ways } from './ways.tsx'

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
      <ul className="ask">
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
