import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../pages/context.ts'
import { Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { Route } from './+types/page.ts'
import followCss from './follow.css?inline'
import { Ways } from './ways.tsx'

export const handle = { style: [followCss] }

export async function loader({ context }: Route.LoaderArgs) {
  const site = await fetchContent(context, (stores) => stores.site.find())
  return data(site, statusOf(site))
}

export default function FollowPage({ loaderData: { content: site } }: Route.ComponentProps) {
  const { words } = usePage()
  const { title, description, lead } = words.follow
  return (
    <Page title={title} description={description} lead={lead}>
      <Ways site={site} />
    </Page>
  )
}
