import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { inMenuOrder } from './menu-order.ts'
import { moveWords } from './words.ts'

/** The label of the records that came, or of those that did not come. */
export function useKindLabel(): (kind: string) => string {
  const { kinds, screens } = useStaff().words
  const words = useScreenWords(moveWords)
  return (kind) => {
    if (kind === 'siteTexts') return kinds.site
    if (kind === 'redirects') return screens.redirects
    if (kind === 'wordpress') return words.wordPressPart
    return kind in kinds ? kinds[kind as keyof typeof kinds] : kind
  }
}

/** How many records of each kind. */
export function KindCounts({ title, counts }: { title: string; counts: Record<string, number> }) {
  const labelOf = useKindLabel()
  const words = useScreenWords(moveWords)
  return (
    <Counts title={title} counts={inMenuOrder(counts)} labelOf={labelOf} empty={words.nothing} />
  )
}

export function Counts({
  title,
  counts,
  labelOf,
  empty,
}: {
  title: string
  counts: Record<string, number>
  labelOf: (key: string) => string
  empty?: string
}) {
  const { language } = useStaff()
  const entries = Object.entries(counts)
  if (entries.length === 0 && empty === undefined) return null
  return (
    <dl className="counts-line">
      <dt>{title}</dt>
      <dd>
        {entries.length === 0 && empty}
        {entries.map(([key, count]) => (
          <span key={key}>
            {labelOf(key)}: <b>{formatNumber(count, language)}</b>
          </span>
        ))}
      </dd>
    </dl>
  )
}
