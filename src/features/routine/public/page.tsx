import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../context.ts'
import { AsyncContent, Page } from '../../../ui/page.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import type { Route } from './+types/page.ts'
import { routineStores } from './stores.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const fetched = await fetchContent(context, routineStores, (stores) => stores.routines.list())
  return data({ fetched }, statusOf(fetched))
}

export default function RoutinePage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { words } = usePage()
  const { title, description, failed, empty } = words.routine
  return (
    <Page title={title} description={description} isWide>
      <AsyncContent
        fetched={fetched}
        loading={words.loading}
        failed={failed}
        empty={empty}
        isEmpty={(entries) => entries.length === 0}
      >
        {() => null}
      </AsyncContent>
    </Page>
  )
}
