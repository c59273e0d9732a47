import { Choices } from '../../../pages/parts/choices.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { inDigits } from '../../../words/format.ts'
import { contentKinds, type DocumentKind, type Topic } from '../../../content.ts'

interface Search {
  kind: DocumentKind
  searched: string
  year: number | undefined
  years: number[]
  topic: Topic | undefined
  /** The topics that documents have. */
  topics: Topic[]
}

/** A plain form searches by words and by year. A phone folds it until somebody has searched. */
export function SearchForm({ kind, searched, year, years, topic }: Omit<Search, 'topics'>) {
  const { language, words, to } = usePage()
  const page = to(contentKinds[kind].pages[0].path)
  return (
    <>
      {/* The form follows the folding element, because a wide screen shows it without one. */}
      <details open={searched !== '' || year !== undefined}>
        <summary>{words.list.searchAndYear}</summary>
      </details>
      <form className="find" role="search" action={page}>
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
export function TopicLinks({ kind, searched, year, topic, topics }: Omit<Search, 'years'>) {
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
