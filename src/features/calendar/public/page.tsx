import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../context.ts'
import { AsyncContent, Page } from '../../../ui/page.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import type { Route } from './+types/page.ts'
import { calendarStores } from './stores.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const fetched = await fetchContent(context, calendarStores, (stores) => stores.calendar.list())
  return data({ fetched }, statusOf(fetched))
}

export default function CalendarPage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { words } = usePage()
  const { title, description, failed, empty } = words.calendar
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
