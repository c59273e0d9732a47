import { contentKinds, DOCUMENT_KINDS } from '../../content.ts'
import { usePage } from '../parts/page-context.tsx'
import { formatAmount } from '../../words/format.ts'
import type { AskedPage, PageContent } from '../../search/page-content.ts'
import { addressOf } from './address.ts'

/** Says that nothing was found, and offers what is near. */
export function Nothing({ asked, content }: { asked: AskedPage; content: PageContent }) {
  const { language, words, to } = usePage()
  const { nothing, advice, near, everywhere, found } = words.search
  return (
    <>
      <p className="meant" role="status">
        <b>{nothing}</b> {advice}
      </p>
      {content.near.length > 0 && (
        <section aria-labelledby="near">
          <h2 id="near">{near}</h2>
          <ul className="quick">
            {content.near.map(({ query, total }) => (
              <li key={query}>
                <a
                  className="card"
                  href={to(addressOf({ query, kind: undefined, year: undefined }))}
                >
                  {query}{' '}
                  <small>
                    {query === asked.query && `${everywhere}: `}
                    {found(formatAmount(total, language))}
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Lists />
    </>
  )
}

/** Where visitors find documents without searching. */
export function Lists() {
  const { words, to } = usePage()
  return (
    <section aria-labelledby="lists">
      <h2 id="lists">{words.search.lists}</h2>
      <ul className="quick">
        {DOCUMENT_KINDS.map((kind) => (
          <li key={kind}>
            <a className="card" href={to(contentKinds[kind].pages[0].path)}>
              {words[kind].title} <small>{words[kind].description}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
