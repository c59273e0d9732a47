import historyCss from './history.css?inline'
import proseCss from '../../../pages/parts/prose.css?inline'
import { data } from 'react-router'
import { findTextPage, textPages } from '../../../content.ts'
import { fetchContent, statusOf } from '../../../request/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { bengaliPath, langOf, languageOf, recordIn } from '../../../words/language.ts'
import type { Route } from './+types/text-page.ts'
import { Paragraphs } from './paragraphs.tsx'
import { inDigits } from '@pathshala/bengali/digits'
import { type Age, agesOf } from './years.ts'

export const handle = {
  style: (loaded?: { page: keyof typeof textPages }) =>
    loaded?.page === 'history' ? [proseCss, historyCss] : [proseCss],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const page = findTextPage(bengaliPath(pathname))!
  const fetched = await fetchContent(context, async (stores) =>
    recordIn(languageOf(pathname), await stores.site.find()),
  )
  return data({ page, fetched }, statusOf(fetched))
}

/** A page of text that staff write. */
export default function TextPage({ loaderData: { page, fetched } }: Route.ComponentProps) {
  const { language, words } = usePage()
  const site = fetched.content
  const { headTeacherName: name = '', headTeacherDesignation: designation = '' } = site ?? {}
  const { title, description, failed, empty } = words.textPages[page]
  const { message, inBengali } = words.textPage
  const messageText = textPages[page].hasMessage && site?.headTeacherMessage
  return (
    <Page title={title} description={description}>
      <AsyncContent
        fetched={fetched}
        loading={words.loading}
        failed={failed}
        empty={empty}
        isEmpty={(content) => content[page] === ''}
      >
        {(content) => (
          <div className="prose">
            {langOf(content[page], language) && <p className="s">{inBengali}</p>}
            {page === 'history' ? (
              <History text={content[page]} />
            ) : (
              <Paragraphs text={content[page]} />
            )}
          </div>
        )}
      </AsyncContent>
      {messageText && (
        <section className="card prose" id="message">
          <h2>{message}</h2>
          {langOf(messageText, language) && <p className="s">{inBengali}</p>}
          <Paragraphs text={messageText} />
          <p className="by">
            <b lang={langOf(name, language)}>{name}</b>
            <br />
            <span lang={langOf(designation, language)}>{designation}</span>
          </p>
        </section>
      )}
    </Page>
  )
}

/** The history with its years in the margin, or as plain text if it is not told year by year. */
function History({ text }: { text: string }) {
  const ages = agesOf(text.split(/\n\s*\n/))
  if (!ages) return <Paragraphs text={text} />
  return (
    <ol className="ages">
      {withParagraphs(ages).map(({ years, text: told }) => (
        <li key={told}>
          <Years years={years} />
          <Paragraphs text={told} />
        </li>
      ))}
    </ol>
  )
}

/** A paragraph without years belongs to the one before it. */
function withParagraphs(ages: Age[]): Age[] {
  const joined: Age[] = []
  for (const age of ages) {
    const last = joined.at(-1)
    if (age.years !== null || !last) joined.push({ ...age })
    else last.text += `\n\n${age.text}`
  }
  return joined
}

function Years({ years }: Pick<Age, 'years'>) {
  const { language, words } = usePage()
  if (years === null) return null
  if (years === 'now') return <b>{words.textPage.now}</b>
  const [first, last] = years.map((year) => inDigits(String(year), language))
  return <b>{first === last ? first : `${first}–${last}`}</b>
}
