import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../pages/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { Route } from './+types/history-page.ts'
import proseCss from '../../../pages/parts/prose.css?inline'

export const handle = { style: [proseCss] }

export async function loader({ context }: Route.LoaderArgs) {
  const fetched = await fetchContent(context, (stores) => stores.site.find())
  return data({ fetched }, statusOf(fetched))
}

export default function HistoryPage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { language, words } = usePage()
  const site = fetched.content
  const isEnglish = language === 'en'
  const { title, description, failed, empty, message, inBengali } = words.history
  const messageText = site?.headTeacherMessage
  return (
    <Page title={title} description={description}>
      <AsyncContent
        fetched={fetched}
        loading={words.loading}
        failed={failed}
        empty={empty}
        isEmpty={({ history }) => history === ''}
      >
        {({ history }) => (
          <div className="prose">
            {inBengali && <p className="s">{inBengali}</p>}
            <Paragraphs text={history} />
          </div>
        )}
      </AsyncContent>
      {messageText && (
        <section className="card prose" id="message">
          <h2>{message}</h2>
          <Paragraphs text={messageText} />
          <p className="by">
            <b>{(isEnglish && site?.headTeacherNameEnglish) || site?.headTeacherName}</b>
            <br />
            {(isEnglish && site?.headTeacherDesignationEnglish) || site?.headTeacherDesignation}
          </p>
        </section>
      )}
    </Page>
  )
}

/** A text as the school writes it: a blank line separates paragraphs. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph} lang="bn">
      {paragraph}
    </p>
  ))
}
