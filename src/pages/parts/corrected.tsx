import { langOf } from '../../words/language.ts'
import { usePage } from './page-context.tsx'

/** Says that the results are for another word than the typed one. Its page sends `meant.css`. */
export function Corrected({ typed, query, path }: { typed: string; query: string; path: string }) {
  const { language, words, to } = usePage()
  const [before, after] = words.search.correctedStart('\n').split('\n')
  return (
    <p className="meant" role="status">
      {before}
      <span lang={langOf(typed, language)}>{typed}</span>
      {after}{' '}
      <a href={to(`${path}?${new URLSearchParams({ q: query })}`)} lang={langOf(query, language)}>
        “{query}”
      </a>{' '}
      {words.search.correctedEnd}
    </p>
  )
}
