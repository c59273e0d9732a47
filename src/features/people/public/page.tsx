import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../pages/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { Route } from './+types/page.ts'
import { findTeachers, Teachers } from './teachers.tsx'
import tableCss from '../../../pages/parts/table.css?inline'
import officersCss from './officers.css?inline'

export const handle = { style: [tableCss, officersCss] }

export async function loader({ context }: Route.LoaderArgs) {
  const fetched = await fetchContent(context, async (stores) => ({
    teachers: await findTeachers(stores.officers),
    withLessons: (await stores.routines.list()).flatMap(({ lessons }) =>
      lessons.map(({ teacherId }) => teacherId),
    ),
  }))
  return data({ fetched }, statusOf(fetched))
}

export default function OfficersPage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { words, language } = usePage()
  const { title, description, failed, nobody } = words.officers
  return (
    <Page title={title} description={description} lead={words.officers.inBengali || undefined}>
      <AsyncContent fetched={fetched} loading={words.loading} failed={failed} empty={nobody}>
        {(content) => <Teachers {...content} words={words.officers} language={language} />}
      </AsyncContent>
    </Page>
  )
}
