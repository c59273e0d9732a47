import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Of } from '../../../office/act.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatDay } from '../../../words/days.ts'
import { formatNumber } from '../../../words/format.ts'
import type { StaffEntry } from './board.ts'
import { screenPath } from './to-do-list.tsx'
import { boardWords } from './words.ts'

/** The entries that are all right now. */
export function AllRight({ entries }: { entries: StaffEntry[] }) {
  const { language } = useStaff()
  const words = useScreenWords(boardWords)
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="all-right">
      <details className="oks">
        <summary>
          <h2 id="all-right">
            {words.allRight} <small>{words.amount(formatNumber(entries.length, language))}</small>
          </h2>
        </summary>
        <ul className="card items">
          {entries.map((entry) => (
            <li key={entry.key}>
              <div>
                <p className="t">
                  {words.numbered(formatNumber(entry.number, language), words.titles[entry.key])}
                </p>
                <p className="meta">
                  {entry.answer === 'notApplicable' && <span>{words.notApplicable}</span>}
                  {entry.asOf && (
                    <span>
                      {words.asOf[entry.asOfIs!]}: {formatDay(entry.asOf, language)}
                    </span>
                  )}
                  {entry.checkedBy && entry.asOfIs === 'checked' && <span>{entry.checkedBy}</span>}
                </p>
              </div>
              <Button component={Link} to={screenPath(entry)} variant="default">
                {words.change}
                <Of name={words.titles[entry.key]} />
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
