import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Act } from '../../../office/act.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { type Day, formatDays } from '../../../words/days.ts'
import type { CalendarRecord } from '../schema.ts'
import { calendarWords } from './words.ts'

/** The list begins with this many entries. */
const FIRST = 6

export interface EntryActs {
  onChange: (entry: CalendarRecord) => void
  onRemove: (entry: CalendarRecord) => void
}

export function EntryList({
  entries,
  today,
  ...acts
}: EntryActs & { entries: readonly CalendarRecord[]; today: Day }) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(calendarWords)
  const [isWhole, setIsWhole] = useState(false)
  if (entries.length === 0) return <p className="none">{words.month.empty}</p>
  return (
    <>
      <ul className="items entries">
        {entries.slice(0, isWhole ? undefined : FIRST).map((entry) => (
          <li key={entry._id}>
            <Entry entry={entry} today={today} {...acts} />
          </li>
        ))}
      </ul>
      {!isWhole && entries.length > FIRST && (
        <Button variant="subtle" onClick={() => setIsWhole(true)}>
          {staffWords.common.loadMore}
        </Button>
      )}
    </>
  )
}

function Entry({
  entry,
  today,
  onChange,
  onRemove,
}: EntryActs & { entry: CalendarRecord; today: Day }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(calendarWords)
  const { title, kind, isMoonDependent, shift, isSample } = entry
  return (
    <>
      <div>
        <p className="t" lang="bn">
          {title}
        </p>
        <p className="meta">
          <span className={`k ${kind}`}>{words.kinds[kind]}</span>
          <span>{formatDays(entry, language, today)}</span>
          {isMoonDependent && <span>{words.fields.isMoonDependent}</span>}
          {shift && <span>{words.shiftOf(words.shifts[shift])}</span>}
          {isSample && <b className="mark">{staffWords.common.sample}</b>}
        </p>
      </div>
      <Group className="acts">
        <Act of={title} onClick={() => onChange(entry)}>
          {words.change}
        </Act>
        <Act of={title} isRemoval onClick={() => onRemove(entry)}>
          {staffWords.common.remove}
        </Act>
      </Group>
    </>
  )
}
