import { data, redirect } from 'react-router'
import { fetchContent } from './context.ts'
import { Page } from './parts/page.tsx'
import { usePage } from './parts/page-context.tsx'
import { webAddress } from '../base/web-address.ts'
import { bengaliPath, languageOf, pathIn } from '../words/language.ts'
import { services } from './services.ts'
import type { Route } from './+types/service-page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const path = bengaliPath(pathname)
  const service = services.find((one) => one.path === path)!
  const site = await fetchContent(context, (stores) => stores.site.find())
  if (site.isFailed) throw data(null, { status: 503 })
  // An older version may have stored the address without this check.
  const url = webAddress(site.content[service.setting])
  if (url !== undefined) throw redirect(url)
  if ('ownPage' in service) throw redirect(pathIn(languageOf(pathname), service.ownPage))
  return { key: service.key }
}

export default function ServicePage({ loaderData: { key } }: Route.ComponentProps) {
  const { words, to } = usePage()
  const { notConnected, whatToDo, toContact, ...titles } = words.services
  return (
    <Page title={titles[key]} description={notConnected}>
      <div className="card message">
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
