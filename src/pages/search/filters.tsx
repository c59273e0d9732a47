import { type Choice, Choices } from '../parts/choices.tsx'
import { usePage } from '../parts/page-context.tsx'
import { formatNumber, inDigits } from '../../words/format.ts'
import { nameOfKind } from '../../search/kinds.ts'
import type { AskedPage, PageContent } from '../../search/page-content.ts'
import { addressOf } from './address.ts'

/** Links that narrow a search to one kind or one year. */
export function Filters({ asked, content }: { asked: AskedPage; content: PageContent }) {
  const { language, words, to } = usePage()
  const choice = (label: string, changes: Partial<AskedPage>, isChosen: boolean): Choice => ({
    label,
    href: to(addressOf({ ...asked, ...changes })),
    isChosen,
  })
  const { kinds, years } = content
  if (kinds.length === 0) return null
  const ofKinds = kinds.map(({ kind, total }) => {
    const name = nameOfKind(kind, words)
    const label = total === undefined ? name : `${name} ${formatNumber(total, language)}`
    return choice(label, { kind }, asked.kind === kind)
  })
  const ofYears = years.map((year) =>
    choice(inDigits(String(year), language), { year }, asked.year === year),
  )
  const { all } = words.search
  return (
    <div>
      <Choices
        label={words.search.kind}
        choices={[choice(all, { kind: undefined }, asked.kind === undefined), ...ofKinds]}
      />
      {years.length > 0 && (
        <Choices
          label={words.list.year}
          choices={[choice(all, { year: undefined }, asked.year === undefined), ...ofYears]}
        />
      )}
    </div>
  )
}
