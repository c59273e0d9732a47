import { data, redirect } from 'react-router'
import { fetchContent } from '../context.ts'
import { Page } from '../ui/page.tsx'
import { usePage } from '../ui/page-context.tsx'
import { bengaliPath } from '../words/language.ts'
import type { Route } from './+types/service-page.ts'

/** Services that live elsewhere, by the path in the menu: which setting says where. */
const SERVICES = {
  '/studentdailyattendance.aspx': { setting: 'attendanceUrl', word: 'attendance' },
  '/payment-history.aspx': { setting: 'paymentUrl', word: 'payment' },
  '/public-exam-result.aspx': { setting: 'publicResultUrl', word: 'publicResult' },
  '/internal-exam-result': { setting: 'internalResultUrl', word: 'internalResult' },
} as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const path = bengaliPath(new URL(request.url).pathname) as keyof typeof SERVICES
  const { setting, word } = SERVICES[path]
  const site = await fetchContent(context, (stores) => stores.site.find())
  if (site.isFailed) throw data(null, { status: 503 })
  const url = site.content[setting]
  if (url) throw redirect(url)
  return { word }
}

export default function ServicePage({ loaderData: { word } }: Route.ComponentProps) {
  const { words, to } = usePage()
  const { notConnected, whatToDo, toContact, ...titles } = words.services
  return (
    <Page title={titles[word]} description={notConnected}>
      <div className="card said">
        <p>
          <b>{notConnected}</b>
        </p>
        <p>{whatToDo}</p>
        <p className="choices">
          <a className="btn" href={to('/contact_us')}>
            {toContact}
          </a>
        </p>
      </div>
    </Page>
  )
}
