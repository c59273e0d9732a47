import { usePage } from '../../../ui/page-context.tsx'
import { inDigits } from '../../../words/format.ts'
import { contentKinds, type DocumentKind } from '../../../content.ts'
import { type Topic, TOPICS } from '../topics.ts'

/** Searches by words of the title, by year and by topic: a plain form that works without scripts. */
export function SearchForm({
  kind,
  searched,
  year,
  years,
  topic,
}: {
  kind: DocumentKind
  searched: string
  year: number | undefined
  years: number[]
  topic: Topic | undefined
}) {
  const { language, words, to } = usePage()
  const page = to(contentKinds[kind].pages[0].path)
  return (
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
      <label>
        {words.list.topic}{' '}
        <select name="topic" defaultValue={topic ?? ''}>
          <option value="">{words.list.everyTopic}</option>
          {TOPICS.map((one) => (
            <option key={one} value={one}>
              {words.topics[one]}
            </option>
          ))}
        </select>
      </label>{' '}
      <button className="btn">{words.list.search}</button>{' '}
      {(searched !== '' || year !== undefined || topic !== undefined) && (
        <a className="more" href={page}>
          {words.list.showEverything}
        </a>
      )}
    </form>
  )
}
