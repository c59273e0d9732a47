import { data } from 'react-router'
import { fetchContent, servicesOf, statusOf } from '../../../pages/context.ts'
import { Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { Route } from './+types/page.ts'
import { findWhyOff } from '../why-off.ts'
import followCss from './follow.css?inline'
import { PushForm } from './push-form.tsx'
import { Ways } from './ways.tsx'

export const handle = { style: [followCss] }

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = servicesOf(context)
  const fetched = await fetchContent(context, async (stores) => ({
    site: await stores.site.find(),
    isOn: (await findWhyOff({ settings: { publicUrl }, stores })) === null,
  }))
  return data(fetched.content, statusOf(fetched))
}

export default function FollowPage({ loaderData: content }: Route.ComponentProps) {
  const { words } = usePage()
  const { title, description, lead } = words.follow
  return (
    <Page title={title} description={description} lead={lead}>
      {content?.isOn && <PushForm />}
      <Ways site={content?.site} />
    </Page>
  )
}
