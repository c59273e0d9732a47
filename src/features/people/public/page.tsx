import { data } from 'react-router'
import { type Fetched, fetchContent, statusOf } from '../../../pages/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { Route } from './+types/page.ts'
import { findTeachers, type TeacherContent, Teachers } from './teachers.tsx'
import tableCss from '../../../pages/parts/table.css?inline'
import ownPageCss from './own-page.css?inline'
import peopleCss from './people.css?inline'

export const handle = {
  style: (page?: { fetched: Fetched<{ teachers: TeacherContent }> }) =>
    typeof page?.fetched.content?.teachers === 'string' ? [tableCss, ownPageCss] : [peopleCss],
}

export async function loader({ context }: Route.LoaderArgs) {
  const fetched = await fetchContent(context, async (stores) => ({
    teachers: await findTeachers(stores.officers),
    officePhone: (await stores.contact.find())?.phone ?? '',
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
    <Page
      title={title}
      description={description}
      lead={words.officers.inBengali || undefined}
      isWide
    >
      <AsyncContent
        fetched={fetched}
        loading={words.loading}
        failed={failed}
        empty={nobody}
        isEmpty={({ teachers }) => teachers.length === 0}
      >
        {({ teachers, ...links }) => (
          <Teachers teachers={teachers} links={links} words={words.officers} language={language} />
        )}
      </AsyncContent>
    </Page>
  )
}
