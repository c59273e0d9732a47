import { data } from 'react-router'
import { type Fetched, fetchContent, servicesOf, statusOf } from '../../../pages/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { dayAt } from '../../../words/format.ts'
import { readQuery } from '../addresses.ts'
import type { Route } from './+types/page.ts'
import { findPage, type RoutinePage } from './find-page.ts'
import { RoutineList } from './routine-list.tsx'
import routineCss from './routine.css?inline'
import { SectionPage } from './section-page.tsx'
import { TeacherPage } from './teacher-page.tsx'
import listNavigationCss from '../../../pages/parts/list-navigation.css?inline'
import tableCss from '../../../pages/parts/table.css?inline'
import weekCss from './week.css?inline'

export const handle = {
  style: (page?: { fetched: Fetched<RoutinePage> }) => [
    tableCss,
    listNavigationCss,
    routineCss,
    ...(page?.fetched.content?.kind === 'list' ? [] : [weekCss]),
  ],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { timeZone, now } = servicesOf(context)
  const query = readQuery(new URL(request.url).searchParams)
  const today = dayAt(now, timeZone)
  const fetched = await fetchContent(context, (stores) => findPage(stores, query, today))
  const { content } = fetched
  const isMissing = content?.kind === 'list' && content.isMissing
  return data({ query, today, fetched }, isMissing ? { status: 404 } : statusOf(fetched))
}

export default function RoutineRoute({ loaderData }: Route.ComponentProps) {
  const { words } = usePage()
  const { query, today, fetched } = loaderData
  const { content } = fetched
  if (content?.kind === 'section') return <SectionPage {...content} today={today} />
  if (content?.kind === 'teacher') return <TeacherPage {...content} />
  const { title, description, failed, empty } = words.routine
  return (
    <Page
      title={title}
      description={description}
      lead={words.routine.inBengali || undefined}
      isWide
    >
      {content?.isMissing && <meta name="robots" content="noindex" />}
      <AsyncContent
        fetched={fetched}
        loading={words.loading}
        failed={failed}
        empty={empty}
        isEmpty={(page) => page.kind === 'list' && page.routines.length === 0}
      >
        {(page) => page.kind === 'list' && <RoutineList {...page} query={query} />}
      </AsyncContent>
    </Page>
  )
}
