import { Button } from '@mantine/core'
import { useState } from 'react'
import { Check } from '../../../office/form/fields.tsx'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { daysOfYear, formatDayRange } from '@pathshala/bengali/days'
import { useEntries, useImport } from '../../calendar/office/use-calendar.ts'
import { type Proposal, proposeDays } from './propose-days.ts'
import { useInDigits, type useYearAct } from './use-year.ts'
import { yearWords } from './words.ts'

interface Props {
  act: ReturnType<typeof useYearAct>
  onAdded: () => void
}

/** The days that the clerk can add to the calendar of a year at once. */
export function CalendarProposals({ year, ...props }: Props & { year: number }) {
  const { words: staffWords } = useStaff()
  const query = useEntries({ from: daysOfYear(year - 1).from, to: daysOfYear(year).to })
  return (
    <Loaded query={query} lead={staffWords.common.failedToLoad}>
      {(entries) => <Proposals proposals={proposeDays(year, entries)} {...props} />}
    </Loaded>
  )
}

function Proposals({ proposals, act, onAdded }: Props & { proposals: Proposal[] }) {
  const { calendar: words } = useScreenWords(yearWords)
  const { language } = useStaff()
  const digits = useInDigits()
  const importRows = useImport()
  const [ticked, setTicked] = useState(
    () => new Set(proposals.filter(({ isUncertain }) => !isUncertain).map(keyOf)),
  )
  if (proposals.length === 0) return <p role="status">{words.nothing}</p>
  const chosen = proposals.filter((one) => ticked.has(keyOf(one)))
  const add = async () => {
    const isDone = await act.act(async () => {
      const { created } = await importRows(chosen.map(({ entry }) => entry))
      return words.added(digits(created.length))
    })
    if (isDone) onAdded()
  }
  return (
    <div className="stack tight proposals">
      <p className="s">{words.hint}</p>
      <ul>
        {proposals.map((one) => (
          <li key={keyOf(one)}>
            <Check
              name={keyOf(one)}
              isChecked={ticked.has(keyOf(one))}
              onChange={(isTicked) => {
                const next = new Set(ticked)
                if (isTicked) next.add(keyOf(one))
                else next.delete(keyOf(one))
                setTicked(next)
              }}
            >
              <span>
                {formatDayRange(one.entry.from, one.entry.to, language)}:{' '}
                <span lang="bn">{one.entry.title}</span>
                {one.isUncertain && ` (${words.moon})`}
              </span>
            </Check>
          </li>
        ))}
      </ul>
      <Button
        loading={act.sending.isSending}
        disabled={chosen.length === 0}
        onClick={() => void add()}
      >
        {words.add(digits(chosen.length))}
      </Button>
    </div>
  )
}

function keyOf({ entry: { title, kind, from } }: Proposal): string {
  return `${kind} ${from} ${title}`
}
