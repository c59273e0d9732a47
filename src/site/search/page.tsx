import { data, redirect, useLocation } from 'react-router'
import { fetchContent, servicesOf, statusOf } from '../../request/context.ts'
import { firstPageOf, parsePageNumber } from '../../database/cursor.ts'
import { cleanLine } from '@pathshala/bengali/clean-text'
import { Corrected } from '../../pages/parts/corrected.tsx'
import meantCss from '../../pages/parts/meant.css?inline'
import choicesCss from '../../pages/parts/choices.css?inline'
import { AsyncContent, Page } from '../../pages/parts/page.tsx'
import { usePage } from '../../pages/parts/page-context.tsx'
import { langOf, languageOf } from '../../words/language.ts'
import { SEARCHED_KINDS } from '../../search/kinds.ts'
import { type PageQuery, findPageContent } from '../../search/page-content.ts'
import type { Route } from './+types/page.ts'
import { Ask, Filters, Lists, Meant, Nothing, Results } from './results.tsx'
import listNavigationCss from '../../pages/parts/list-navigation.css?inline'
import searchCss from './search.css?inline'

export const handle = { style: [listNavigationCss, choicesCss, meantCss, searchCss] }

const MAX_QUERY_LETTERS = 100

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const { timeZone } = servicesOf(context)
  const pageQuery = readQuery(url.searchParams)
  if (pageQuery.query === '') return { pageQuery }
  const language = languageOf(url.pathname)
  const fetched = await fetchContent(context, async ({ search, contact, site }) => ({
    ...(await findPageContent(search, pageQuery, { language, timeZone })),
    phone: (await contact.find())?.phone || (await site.find()).phone,
  }))
  if (fetched.content?.hasNoHits) servicesOf(context).unanswered = pageQuery.query
  // Old links can name a page that no longer exists.
  if (pageQuery.number > 1 && fetched.content?.results.length === 0)
    throw redirect(firstPageOf(url))
  return data({ pageQuery, fetched }, statusOf(fetched))
}

/** Ignores invalid parameters. */
function readQuery(query: URLSearchParams): PageQuery {
  return {
    query: cleanLine(query.get('q') ?? '').slice(0, MAX_QUERY_LETTERS),
    kind: SEARCHED_KINDS.find((kind) => kind === query.get('kind')),
    year: /^(19|20)\d\d$/.test(query.get('year') ?? '') ? Number(query.get('year')) : undefined,
    number: parsePageNumber(query),
  }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { words } = usePage()
  const { search } = useLocation()
  const { title, heading, description, loading, failed, howTo } = words.search
  const { pageQuery } = loaderData
  const hasQuery = 'fetched' in loaderData
  const shown = hasQuery ? heading(pageQuery.query) : words.search.label
  return (
    <Page
      title={title}
      heading={hasQuery ? <Heading query={pageQuery.query} /> : shown}
      headTitle={shown}
      query={search}
      number={pageQuery.number}
      description={description}
      lead={hasQuery ? undefined : howTo}
    >
      <meta name="robots" content="noindex" />
      {hasQuery ? (
        <AsyncContent fetched={loaderData.fetched} loading={loading} failed={failed} empty="">
          {(content) => (
            <>
              {content.corrected !== undefined && (
                <Corrected typed={pageQuery.query} query={content.corrected} path="/search" />
              )}
              {content.meant !== undefined && <Meant pageQuery={pageQuery} word={content.meant} />}
              <Filters pageQuery={pageQuery} content={content} />
              {content.results.length > 0 ? (
                <>
                  <Results pageQuery={pageQuery} content={content} />
                  {content.corrected !== undefined && <Ask phone={content.phone} />}
                </>
              ) : (
                <Nothing pageQuery={pageQuery} content={content} />
              )}
            </>
          )}
        </AsyncContent>
      ) : (
        <Lists />
      )}
    </Page>
  )
}

function Heading({ query }: { query: string }) {
  const { language, words } = usePage()
  const [before, after] = words.search.heading('\n').split('\n')
  return (
    <>
      {before}
      <span lang={langOf(query, language)}>{query}</span>
      {after}
    </>
  )
}
