import { formatAmount, formatNumber } from '../../words/format.ts'
import { usePage } from './page-context.tsx'

/** ১০৩টির মধ্যে ১–২৫; if all entries are shown: মোট ১২টি. */
export function Range({ first, shown, total }: { first: number; shown: number; total: number }) {
  const { language, words } = usePage()
  const number = (value: number) => formatNumber(value, language)
  const all = formatAmount(total, language)
  if (shown === total) return words.list.whole(all)
  return words.list.range(number(first), number(first + shown - 1), all)
}
