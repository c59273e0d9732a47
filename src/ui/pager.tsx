import { useLocation } from 'react-router'
import { formatNumber } from '../words/format.ts'
import { usePage } from './page-context.tsx'

/** Links to the previous and next page; `newer` and `older` are cursors in the list. */
export function Pager({
  page,
  query,
  newer,
  older,
  label,
}: {
  page: number
  /** Query parameters to keep in the links. */
  query: Record<string, string>
  newer: string | undefined
  older: string | undefined
  /** The name of the list, if the page has more than one. */
  label?: string | undefined
}) {
  const { language, words } = usePage()
  const { pathname } = useLocation()
  if (!newer && !older) return null
  const address = (changes: Record<string, string>) => {
    const whole = Object.entries({ ...query, ...changes }).filter(([, value]) => value !== '')
    return whole.length > 0 ? `${pathname}?${new URLSearchParams(whole)}` : pathname
  }
  return (
    <nav className="pager" aria-label={label ?? words.list.pages}>
      {newer ? (
        <a
          className="btn q"
          rel="prev"
          href={address(page > 2 ? { after: newer, page: String(page - 1) } : {})}
        >
          {words.list.newer}
        </a>
      ) : (
        <span />
      )}{' '}
      <span>{words.list.page(formatNumber(page, language))}</span>{' '}
      {older ? (
        <a className="btn q" rel="next" href={address({ before: older, page: String(page + 1) })}>
          {words.list.older}
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
