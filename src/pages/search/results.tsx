import { Day } from '../parts/dates.tsx'
import { usePage } from '../parts/page-context.tsx'
import { FoundPager } from '../parts/pager.tsx'
import { formatAmount, formatNumber, MAX_COUNTED } from '../../words/format.ts'
import { nameOfKind } from '../../search/kinds.ts'
import { type AskedPage, type PageContent, PER_PAGE } from '../../search/page-content.ts'
import type { Part } from '../../search/snippet.ts'
import type { Result } from '../../search/store.ts'
import { queryOf } from './address.ts'

export function Results({ asked, content }: { asked: AskedPage; content: PageContent }) {
  const { language, words } = usePage()
  const { results, total } = content
  const first = (asked.number - 1) * PER_PAGE + 1
  const number = (value: number) => formatNumber(value, language)
  return (
    <>
      <section aria-labelledby="found">
        <h2 className="s" id="found">
          {words.list.range(
            number(first),
            number(first + results.length - 1),
            formatAmount(total, language),
          )}
        </h2>
        <ol className="hits">
          {results.map((result) => (
            <Found key={result.url} result={result} />
          ))}
        </ol>
      </section>
      {total === MAX_COUNTED && <p className="s">{words.search.tooMany}</p>}
      <FoundPager page={asked.number} query={queryOf(asked)} hasNext={content.hasMore} />
    </>
  )
}

function Found({ result }: { result: Result }) {
  const { words, to } = usePage()
  const { kind, url, date, isEnded, titleParts, snippet } = result
  // The page's words; everything else is written by the school.
  const lang = kind === 'page' ? undefined : 'bn'
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
        <p lang="bn">
          <Marked parts={snippet} />
        </p>
      )}
    </li>
  )
}

function Marked({ parts }: { parts: Part[] }) {
  return parts.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text))
}
