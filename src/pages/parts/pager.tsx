import { useLocation } from 'react-router'
import { formatAmount, formatNumber } from '../../words/format.ts'
import { usePage } from './page-context.tsx'

type Query = Record<string, string>

interface PagerProps {
  page: number
  /** Query parameters for all links. */
  query: Query
  /** The name of the list, if the page has more than one. */
  label?: string | undefined
}

/** Links to the previous and next page of a list. `newer` and `older` are cursors. */
export function Pager({
  newer,
  older,
  ...props
}: PagerProps & { newer: string | undefined; older: string | undefined }) {
  const { page } = props
  const { list } = usePage().words
  return (
    <PageLinks
      {...props}
      labels={[list.newer, list.older]}
      previous={newer && (page > 2 ? { after: newer, page: String(page - 1) } : {})}
      next={older && { before: older, page: String(page + 1) }}
    />
  )
}

/** Like `Pager`, for search results, whose pages have numbers instead of cursors. */
export function NumberedPager({ hasNext, ...props }: PagerProps & { hasNext: boolean }) {
  const { page } = props
  const { search } = usePage().words
  return (
    <PageLinks
      {...props}
      labels={[search.less, search.more]}
      previous={page > 1 && (page > 2 ? { page: String(page - 1) } : {})}
      next={hasNext && { page: String(page + 1) }}
    />
  )
}

/** `previous` and `next` are the changed query parameters. */
function PageLinks({
  page,
  query,
  label,
  labels,
  previous,
  next,
}: PagerProps & {
  labels: [previous: string, next: string]
  previous: Query | '' | false | undefined
  next: Query | '' | false | undefined
}) {
  const { language, words } = usePage()
  const { pathname } = useLocation()
  if (!previous && !next) return null
  const link = (rel: string, text: string, changes: Query) => {
    const whole = Object.entries({ ...query, ...changes }).filter(([, value]) => value !== '')
    const address = whole.length > 0 ? `${pathname}?${new URLSearchParams(whole)}` : pathname
    return (
      <a className="btn q" rel={rel} href={address}>
        {text}
      </a>
    )
  }
  return (
    <nav className="pager ends no-print" aria-label={label ?? words.list.pages}>
      {previous ? link('prev', labels[0], previous) : <span />}{' '}
      <span>{words.list.page(formatNumber(page, language))}</span>{' '}
      {next ? link('next', labels[1], next) : <span />}
    </nav>
  )
}

/** ১০৩টির মধ্যে ১–২৫; if all entries are shown: মোট ১২টি. */
export function Range({ first, shown, total }: { first: number; shown: number; total: number }) {
  const { language, words } = usePage()
  const number = (value: number) => formatNumber(value, language)
  const all = formatAmount(total, language)
  if (shown === total) return words.list.whole(all)
  return words.list.range(number(first), number(first + shown - 1), all)
}
