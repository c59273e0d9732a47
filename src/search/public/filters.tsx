import { usePage } from '../../ui/page-context.tsx'
import { formatNumber, inDigits } from '../../words/format.ts'
import type { AskedPage, PageContent } from '../page-content.ts'
import { addressOf } from './address.ts'

/** Links that narrow a search to one kind or one year. */
export function Filters({ asked, content }: { asked: AskedPage; content: PageContent }) {
  const { language, words } = usePage()
  const { kinds, years } = content
  if (kinds.length === 0) return null
  const kindLinks = kinds.map(({ kind, total }) => ({
    label: [
      kind === 'page' ? words.search.page : words[kind].caption,
      total === undefined ? '' : formatNumber(total, language),
    ].join(' '),
    changes: { kind },
    isChosen: asked.kind === kind,
  }))
  const yearLinks = years.map((year) => ({
    label: inDigits(String(year), language),
    changes: { year },
    isChosen: asked.year === year,
  }))
  return (
    <div>
      <Choices
        asked={asked}
        label={words.search.kind}
        links={[everyOne({ kind: undefined }, asked.kind), ...kindLinks]}
      />
      {years.length > 0 && (
        <Choices
          asked={asked}
          label={words.list.year}
          links={[everyOne({ year: undefined }, asked.year), ...yearLinks]}
        />
      )}
    </div>
  )

  function everyOne(changes: Partial<AskedPage>, chosen: unknown): Choice {
    return { label: words.search.all, changes, isChosen: chosen === undefined }
  }
}

interface Choice {
  label: string
  changes: Partial<AskedPage>
  isChosen: boolean
}

function Choices({ asked, label, links }: { asked: AskedPage; label: string; links: Choice[] }) {
  const { to } = usePage()
  return (
    <nav aria-label={label}>
      <ul className="kinds">
        <li>{label}</li>
        {links.map((choice) => (
          <li key={choice.label}>
            <a
              href={to(addressOf({ ...asked, ...choice.changes }))}
              aria-current={choice.isChosen ? 'true' : undefined}
            >
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
