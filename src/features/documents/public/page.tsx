import { data, redirect } from 'react-router'
import { fetchContent, servicesOf, statusOf } from '../../../context.ts'
import { formatCursor, parsePage } from '../../../database/cursor.ts'
import { cleanLine } from '../../../input.ts'
import { AsyncContent, Page } from '../../../ui/page.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { startOfYear } from '../../../words/school-year.ts'
import { dayAt } from '../../../words/format.ts'
import { bengaliPath } from '../../../words/language.ts'
import type { Route } from './+types/page.ts'
import { DocumentTable } from './document-table.tsx'
import { findDocumentKind } from '../../../content.ts'
import { TOPICS } from '../topics.ts'
import { SearchForm } from './search-form.tsx'
import { documentStores } from './stores.ts'

const PER_PAGE = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const kind = findDocumentKind(bengaliPath(url.pathname))!
  const { timeZone, now } = servicesOf(context)
  const wanted = readQuery(url.searchParams)
  const between = wanted.year
    ? ([startOfYear(wanted.year, timeZone), startOfYear(wanted.year + 1, timeZone)] as [
        string,
        string,
      ])
    : undefined
  const fetched = await fetchContent(context, documentStores, async ({ [kind]: store }) => {
    const search = { words: wanted.words, topic: wanted.topic, between }
    const isBackward = wanted.from?.direction === 'newer'
    const found = await store.search(search, isBackward ? PER_PAGE : PER_PAGE + 1, wanted.from)
    const documents = found.slice(0, PER_PAGE)
    const hasOlder = isBackward || found.length > PER_PAGE
    const total = hasOlder
      ? await store.count(search)
      : (wanted.number - 1) * PER_PAGE + documents.length
    return { documents, hasOlder, total, oldest: await store.findOldestDate() }
  })
  // The entries of an old link are gone: show the first page.
  if (wanted.from && fetched.content?.documents.length === 0) throw redirect(url.pathname)
  const firstYear = Number(
    dayAt(fetched.content?.oldest ? new Date(fetched.content.oldest) : now, timeZone).slice(0, 4),
  )
  const years = yearsBetween(firstYear, Number(dayAt(now, timeZone).slice(0, 4)))
  const { words, year, topic, number: page } = wanted
  return data({ kind, fetched, words, year, topic, page, years }, statusOf(fetched))
}

/** Ignores parameters that are not valid. */
function readQuery(query: URLSearchParams) {
  return {
    ...parsePage(query),
    words: cleanLine(query.get('q') ?? '').slice(0, 100),
    year: /^(19|20)\d\d$/.test(query.get('year') ?? '') ? Number(query.get('year')) : undefined,
    topic: TOPICS.find((topic) => topic === query.get('topic')),
  }
}

function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => last - index)
}

export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  const { kind, fetched, words: searched, year, topic, page, years } = loaderData
  const { words } = usePage()
  const { title, caption, description, loading, failed, empty } = words[kind]
  const isSearch = searched !== '' || year !== undefined || topic !== undefined
  return (
    <Page title={title} number={page} description={description}>
      <SearchForm kind={kind} searched={searched} year={year} years={years} topic={topic} />
      <AsyncContent
        fetched={fetched}
        loading={loading}
        failed={failed}
        empty={isSearch ? words.list.nothingFound : empty}
        isEmpty={({ documents }) => documents.length === 0}
      >
        {({ documents, hasOlder, total }) => (
          <>
            <DocumentTable
              documents={documents}
              caption={caption}
              firstSerial={(page - 1) * PER_PAGE + 1}
              total={total}
            />
            <Pager
              page={page}
              query={{
                q: searched,
                year: year === undefined ? '' : String(year),
                topic: topic ?? '',
              }}
              newer={page > 1 ? formatCursor(cursorOf(documents[0]!)) : undefined}
              older={hasOlder ? formatCursor(cursorOf(documents.at(-1)!)) : undefined}
            />
          </>
        )}
      </AsyncContent>
    </Page>
  )
}

function cursorOf({ date, _id }: { date: string; _id: string }) {
  return { at: date, id: _id }
}
