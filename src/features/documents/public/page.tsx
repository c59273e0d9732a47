import { data, redirect } from 'react-router'
import { fetchContent, servicesOf, statusOf } from '../../../request/context.ts'
import { firstPageOf, formatCursor, parsePage, parsePageNumber } from '../../../database/cursor.ts'
import { cleanLine } from '@pathshala/bengali/clean-text'
import choicesCss from '../../../pages/parts/choices.css?inline'
import listNavigationCss from '../../../pages/parts/list-navigation.css?inline'
import tableCss from '../../../pages/parts/table.css?inline'
import listCss from './list.css?inline'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { NumberedPager, Pager } from '../../../pages/parts/pager.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { yearRange } from '../../../words/school-year.ts'
import { bengaliPath, languageOf } from '../../../words/language.ts'
import type { Route } from './+types/page.ts'
import { useDocumentsNote } from './documents-note.ts'
import { DocumentTable } from './document-table.tsx'
import type { SearchStore } from '../../../search/store.ts'
import { Corrected } from '../../../pages/parts/corrected.tsx'
import meantCss from '../../../pages/parts/meant.css?inline'
import { contentKinds, type DocumentKind, findDocumentKind, type Topic } from '../../../content.ts'
import { documentIn } from '../english.ts'
import { cursorOf, without } from '../lists.ts'
import type { DocumentSummary } from '../schema.ts'
import { Choices } from '../../../pages/parts/choices.tsx'
import { inDigits } from '@pathshala/bengali/digits'
import type { DocumentStore } from '../store.ts'
import { oncePerVersion } from '../../../database/content-version.ts'

const readers = new WeakMap<DocumentStore, () => Promise<WholeList>>()

export const handle = { style: [tableCss, listCss, listNavigationCss, choicesCss, meantCss] }

const PER_PAGE = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const kind = findDocumentKind(bengaliPath(url.pathname))!
  const language = languageOf(url.pathname)
  const { timeZone } = servicesOf(context)
  const wanted = readQuery(kind, url.searchParams)
  const fetched = await fetchContent(context, async (stores) => {
    const { [kind]: store } = stores
    const whole = await findWholeList(store, stores.findContentVersion, timeZone)
    const between = wanted.year ? yearRange(wanted.year, timeZone) : undefined
    const filter = { topic: wanted.topic, between }
    const part: Part =
      wanted.words === ''
        ? await readPart(store, wanted, filter, whole)
        : await readSearchResults(store, wanted, filter, stores.search.correct)
    const documents = part.documents.map((one) => documentIn(language, one))
    return { ...part, documents, years: whole.years, topics: whole.topics }
  })
  // The page that an old link names can be empty now.
  if (wanted.number > 1 && fetched.content?.documents.length === 0) throw redirect(firstPageOf(url))
  // An old link can name a year that has no documents now.
  const known = fetched.content?.years ?? []
  const years = [...new Set([...(wanted.year ? [wanted.year] : []), ...known])].sort(
    (a, b) => b - a,
  )
  const { words, year, topic, number: page } = wanted
  return data({ kind, fetched, words, year, topic, page, years }, statusOf(fetched))
}

type Wanted = ReturnType<typeof readQuery>

interface Part {
  documents: DocumentSummary[]
  hasOlder: boolean
  total: number
  /** Searched for in place of a query without hits. */
  corrected?: string
}

type Filter = Parameters<DocumentStore['countPublished']>[0]

/** One page of the list. The first page begins with the pinned documents. */
async function readPart(
  store: DocumentStore,
  { from, number }: Wanted,
  filter: Filter,
  whole: WholeList,
) {
  const isBackward = from?.direction === 'newer'
  const isWhole = !filter.topic && !filter.between
  const pinned = isWhole ? whole.pinned : []
  const found = without(await store.search(filter, PER_PAGE + 1 + pinned.length, from), pinned)
  const first = from ? [] : pinned
  const room = PER_PAGE - first.length
  const documents = [...first, ...(isBackward ? found.slice(-room) : found.slice(0, room))]
  const hasOlder = isBackward || found.length > room
  const count = () => (isWhole ? whole.total : store.countPublished(filter))
  const total = hasOlder ? await count() : (number - 1) * PER_PAGE + documents.length
  return { documents, hasOlder, total }
}

/** One page of search results. They are sorted by rank, so pages have numbers and no cursor. */
async function readSearchResults(
  store: DocumentStore,
  { words, number }: Wanted,
  filter: Filter,
  correct: SearchStore['correct'],
) {
  const skipped = (number - 1) * PER_PAGE
  const find = async (query: string) => {
    const { documents, total } = await store.findWithWords(query, filter, {
      skipped,
      limit: PER_PAGE,
    })
    return { documents, hasOlder: total > skipped + PER_PAGE, total }
  }
  const found = await find(words)
  const corrected = found.total > 0 ? undefined : await correct(words)
  if (corrected === undefined) return found
  const other = await find(corrected)
  return other.total > 0 ? { ...other, corrected } : found
}

/** Ignores parameters that are not valid. */
function readQuery(kind: DocumentKind, query: URLSearchParams) {
  const words = cleanLine(query.get('q') ?? '').slice(0, 100)
  return {
    ...(words === '' ? parsePage(query) : { number: parsePageNumber(query), from: undefined }),
    words,
    year: /^(19|20)\d\d$/.test(query.get('year') ?? '') ? Number(query.get('year')) : undefined,
    topic: contentKinds[kind].topics.find((topic) => topic === query.get('topic')),
  }
}

export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  const { kind, fetched, words: searched, year, topic, page, years } = loaderData
  const { words } = usePage()
  const { title, caption, description, loading, failed, empty } = words[kind]
  const query = {
    q: searched,
    year: year === undefined ? '' : String(year),
    topic: topic ?? '',
  }
  const isSearch = searched !== '' || year !== undefined || topic !== undefined
  return (
    <Page
      title={title}
      number={page}
      description={description}
      lead={useDocumentsNote(fetched.content?.documents)}
      tools={
        <>
          <SearchForm kind={kind} searched={searched} year={year} years={years} topic={topic} />
          <TopicLinks
            kind={kind}
            searched={searched}
            year={year}
            topic={topic}
            topics={fetched.content?.topics ?? []}
          />
        </>
      }
    >
      <AsyncContent
        fetched={fetched}
        loading={loading}
        failed={failed}
        empty={isSearch ? words.list.nothingFound : empty}
        isEmpty={({ documents }) => documents.length === 0}
      >
        {({ documents, hasOlder, total, corrected }) => (
          <>
            {corrected !== undefined && (
              <Corrected
                typed={searched}
                query={corrected}
                path={contentKinds[kind].pages[0].path}
              />
            )}
            <DocumentTable
              documents={documents}
              caption={caption}
              firstSerial={(page - 1) * PER_PAGE + 1}
              total={total}
            />
            {searched === '' ? (
              <Pager
                page={page}
                query={query}
                newer={page > 1 ? formatCursor(cursorOf(documents[0]!)) : undefined}
                older={hasOlder ? formatCursor(cursorOf(documents.at(-1)!)) : undefined}
              />
            ) : (
              <NumberedPager page={page} query={query} hasNext={hasOlder} />
            )}
          </>
        )}
      </AsyncContent>
    </Page>
  )
}

interface Search {
  kind: DocumentKind
  searched: string
  year: number | undefined
  years: number[]
  topic: Topic | undefined
  topics: Topic[]
}

/** A plain form searches by words and by year. A phone folds it until somebody has searched. */
function SearchForm({ kind, searched, year, years, topic }: Omit<Search, 'topics'>) {
  const { language, words, to } = usePage()
  const page = to(contentKinds[kind].pages[0].path)
  return (
    <>
      {/* The form follows the folding element, because a wide screen shows it without one. */}
      <details className="no-print" open={searched !== '' || year !== undefined}>
        <summary>{words.list.searchAndYear}</summary>
      </details>
      <form className="find choices no-print" role="search" action={page}>
        <label>
          {words[kind].searchLabel}{' '}
          <input type="search" name="q" defaultValue={searched} autoComplete="off" />
        </label>{' '}
        <label>
          {words.list.year}{' '}
          <select name="year" defaultValue={year === undefined ? '' : String(year)}>
            <option value="">{words.list.everyYear}</option>
            {years.map((one) => (
              <option key={one} value={one}>
                {inDigits(String(one), language)}
              </option>
            ))}
          </select>
        </label>{' '}
        {topic && <input type="hidden" name="topic" value={topic} />}
        <button className="btn">{words.list.search}</button>{' '}
        {(searched !== '' || year !== undefined || topic !== undefined) && (
          <a className="more" href={page}>
            {words.list.showEverything}
          </a>
        )}
      </form>
    </>
  )
}

/** Links that narrow the list to one topic. */
function TopicLinks({ kind, searched, year, topic, topics }: Omit<Search, 'years'>) {
  const { words, to } = usePage()
  // An old link can name a topic that no document has now.
  const shown = topic && !topics.includes(topic) ? [...topics, topic] : topics
  if (shown.length === 0) return null
  const choices = [undefined, ...shown].map((one) => {
    const query = new URLSearchParams({
      ...(searched && { q: searched }),
      ...(year !== undefined && { year: String(year) }),
      ...(one && { topic: one }),
    })
    const path = to(contentKinds[kind].pages[0].path)
    return {
      label: one ? words.topics[one] : words.list.everyTopic,
      href: query.size > 0 ? `${path}?${query}` : path,
      isChosen: one === topic,
    }
  })
  return <Choices label={words.list.topic} choices={choices} />
}

/** The facts about the whole list that each of its pages needs. */
interface WholeList {
  pinned: DocumentSummary[]
  total: number
  years: number[]
  topics: Topic[]
}

/** Reads once for each content version, because a list has many pages. */
function findWholeList(
  store: DocumentStore,
  findVersion: () => Promise<{ version: number }>,
  timeZone: string,
): Promise<WholeList> {
  let find = readers.get(store)
  if (!find) {
    find = oncePerVersion(findVersion, async () => ({
      pinned: await store.listPinned(),
      total: await store.countPublished({}),
      years: await store.listYears(timeZone),
      topics: await store.listTopics(),
    }))
    readers.set(store, find)
  }
  return find()
}
