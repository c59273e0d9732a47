import { contentKinds, DOCUMENT_KINDS } from '../../content.ts'
import { nameOfKind } from '../../search/kinds.ts'
import { type PageContent, type PageQuery, PER_PAGE } from '../../search/page-content.ts'
import type { Part } from '../../search/snippet.ts'
import type { Result } from '../../search/store.ts'
import { inDigits } from '@pathshala/bengali/digits'
import { formatAmount, formatNumber, MAX_COUNTED } from '../../words/format.ts'
import { langOf, langOfContent } from '../../words/language.ts'
import { useBengaliNote } from '../../pages/parts/bengali-note.ts'
import { type Choice, Choices } from '../../pages/parts/choices.tsx'
import { Day } from '../../pages/parts/dates.tsx'
import { usePage } from '../../pages/parts/page-context.tsx'
import { useQuestionsLink } from '../../pages/parts/use-questions-link.ts'
import { TelephoneLinks } from '../../pages/parts/telephone-links.tsx'
import { NumberedPager, Range } from '../../pages/parts/pager.tsx'

/** Where most answers are. */
const LISTS = [...DOCUMENT_KINDS, 'calendar', 'routines'] as const

/** Links that narrow a search to one kind or one year. */
export function Filters({ pageQuery, content }: { pageQuery: PageQuery; content: PageContent }) {
  const { language, words, to } = usePage()
  const choice = (label: string, changes: Partial<PageQuery>, isChosen: boolean): Choice => ({
    label,
    href: to(addressOf({ ...pageQuery, ...changes })),
    isChosen,
  })
  const { kinds, years } = content
  if (kinds.length === 0) return null
  const ofKinds = kinds.map(({ kind, total }) => {
    const name = nameOfKind(kind, words)
    const label = total === undefined ? name : `${name} ${formatNumber(total, language)}`
    return choice(label, { kind }, pageQuery.kind === kind)
  })
  const ofYears = years.map((year) =>
    choice(inDigits(String(year), language), { year }, pageQuery.year === year),
  )
  const everyKind = choice(words.search.all, { kind: undefined }, pageQuery.kind === undefined)
  const everyYear = choice(words.list.everyYear, { year: undefined }, pageQuery.year === undefined)
  return (
    <div className="filters">
      <Choices label={words.search.kind} choices={[everyKind, ...ofKinds]} />
      {(years.length > 1 || pageQuery.year !== undefined) && (
        <Choices label={words.list.year} choices={[everyYear, ...ofYears]} />
      )}
    </div>
  )
}

export function Results({ pageQuery, content }: { pageQuery: PageQuery; content: PageContent }) {
  const { language, words, to } = usePage()
  const { results, total } = content
  const first = (pageQuery.number - 1) * PER_PAGE + 1
  const note = useBengaliNote(
    results.flatMap(({ titleParts, snippet }) => [textOf(titleParts), textOf(snippet)]),
  )
  return (
    <>
      <section aria-labelledby="found">
        <h2 className="s" id="found">
          <Range first={first} shown={results.length} total={total} />
        </h2>
        {note && <p className="s">{note}</p>}
        <ol className="hits">
          {results.map((result) => (
            <ResultEntry key={result.url} result={result} />
          ))}
        </ol>
      </section>
      {content.moreInCalendar > 0 && (
        <p className="meant">
          <a href={to(addressOf({ ...pageQuery, kind: 'calendar' }))}>
            {words.search.moreInCalendar(formatNumber(content.moreInCalendar, language))}
          </a>
        </p>
      )}
      {total === MAX_COUNTED && <p className="s">{words.search.tooMany}</p>}
      <NumberedPager page={pageQuery.number} query={queryOf(pageQuery)} hasNext={content.hasMore} />
    </>
  )
}

function ResultEntry({ result }: { result: Result }) {
  const { language, words, to } = usePage()
  const { kind, url, date, isEnded, titleParts, snippet } = result
  // The title of a page is in the language of this page, but not the name of a teacher.
  const title = textOf(titleParts)
  const lang = kind === 'page' ? langOf(title, language) : langOfContent(title)
  return (
    <li>
      <p className="meta">
        <span>{nameOfKind(kind, words)}</span> {date !== null && <Day iso={date} />}{' '}
        {isEnded && <b>{words.document.ended}</b>}
      </p>
      <h3>
        <a href={to(url)} lang={lang}>
          <Marked parts={titleParts} />
        </a>
      </h3>
      {snippet.length > 0 && (
        <p lang={langOfContent(textOf(snippet))}>
          <Marked parts={snippet} />
        </p>
      )}
    </li>
  )
}

function textOf(parts: Part[]): string {
  return parts.map(({ text }) => text).join('')
}

function Marked({ parts }: { parts: Part[] }) {
  return parts.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text))
}

/** Shows the Bengali word that matches a query in Latin letters. */
export function Meant({ pageQuery, word }: { pageQuery: PageQuery; word: string }) {
  const { words, to } = usePage()
  return (
    <p className="meant">
      {words.search.meantStart}{' '}
      <a href={to(addressOf({ ...pageQuery, query: word }))} lang="bn">
        {word}
      </a>{' '}
      {words.search.meantEnd(pageQuery.query)}
    </p>
  )
}

/** The telephone of the office, for those who did not find what they want. */
export function Ask({ phone }: { phone: string }) {
  const { language, words, to } = usePage()
  return (
    <p>
      {words.search.ask}{' '}
      {phone === '' ? (
        <a href={to('/contact_us')}>{words.services.toContact}</a>
      ) : (
        <TelephoneLinks text={phone} language={language} />
      )}
    </p>
  )
}

/** Shown without results: the telephone of the office, the closest entries, and lists. */
export function Nothing({
  pageQuery,
  content,
}: {
  pageQuery: PageQuery
  content: PageContent & { phone: string }
}) {
  const { language, words, to } = usePage()
  const { nothing, advice, near, everywhere, found } = words.search
  const questions = useQuestionsLink()
  return (
    <>
      <div className="meant" role="status">
        <p>
          <b>{nothing}</b> {advice}
        </p>
        <Ask phone={content.phone} />
        {questions && (
          <p>
            <a href={questions.href}>{questions.title}</a>
          </p>
        )}
      </div>
      {content.everywhere > 0 && (
        <p className="meant">
          <a href={to(addressOf({ ...pageQuery, kind: undefined, year: undefined }))}>
            {everywhere}: {found(formatAmount(content.everywhere, language))}
          </a>
        </p>
      )}
      {content.closest.length > 0 && (
        <section aria-labelledby="near">
          <h2 id="near">{near}</h2>
          <ol className="hits">
            {content.closest.map((result) => (
              <ResultEntry key={result.url} result={result} />
            ))}
          </ol>
        </section>
      )}
      <Lists />
    </>
  )
}

/** Links to the lists that hold most answers. */
export function Lists() {
  const { words, to } = usePage()
  return (
    <section aria-labelledby="lists">
      <h2 id="lists">{words.search.lists}</h2>
      <ul className="quick plain no-print">
        {LISTS.map((kind) => {
          const { title, description } = kind === 'routines' ? words.routine : words[kind]
          return (
            <li key={kind}>
              <a className="card" href={to(contentKinds[kind].pages[0].path)}>
                {title} <small>{description}</small>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The path of a search's first page, in Bengali. */
function addressOf({ query, kind, year }: Omit<PageQuery, 'number'>): string {
  return `/search?${new URLSearchParams(queryOf({ query, kind, year }))}`
}

function queryOf({ query, kind, year }: Omit<PageQuery, 'number'>): Record<string, string> {
  return { q: query, ...(kind && { kind }), ...(year !== undefined && { year: String(year) }) }
}
