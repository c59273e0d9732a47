import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../context.ts'
import { AsyncContent, Page } from '../../../ui/page.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { languageOf } from '../../../words/language.ts'
import { wordsIn } from '../../../words/public-words.ts'
import type { Route } from './+types/page.ts'
import { findTeacherHtml } from '../teacher-page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const fetched = await fetchContent(context, (stores) =>
    findTeacherHtml(stores.officers, { ...wordsIn(language).officers, language }),
  )
  return data({ fetched }, statusOf(fetched))
}

export default function OfficersPage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { words } = usePage()
  const { title, description, failed, nobody } = words.officers
  return (
    <Page title={title} description={description}>
      <AsyncContent fetched={fetched} loading={words.loading} failed={failed} empty={nobody}>
        {(html) => <div className="teachers" dangerouslySetInnerHTML={{ __html: html }} />}
      </AsyncContent>
    </Page>
  )
}
