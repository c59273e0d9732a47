import { Screen } from '../../../office/frame/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useDraft } from '../../../office/draft/use-draft.ts'
import { useRemoval } from '../../../office/list/use-removal.tsx'
import { useToday } from '../../../office/frame/use-today.ts'
import type { CalendarRecord } from '../schema.ts'
import { ClosureCard } from './closure-card.tsx'
import { NO_LIST } from './import-draft.ts'
import { lazyPart } from '../../../office/connection/lazy-part.tsx'
import { PasteCard } from '../../../office/list/paste-card.tsx'
import { CLOSED, EntryDialog, openEntry } from './entry-dialog.tsx'
import { MonthCard } from './month-card.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { Picks } from '../../../office/form/picks.tsx'
import { useSending } from '../../../office/form/use-sending.ts'
import { type Day, daysOfYear, formatWeekdayAndDay, isDay, yearOf } from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import { type NationalDay, nationalDaysOf } from './national-days.ts'
import { CALENDAR, useEntries, useImport, useRemovedNote } from './use-calendar.ts'
import { calendarWords } from './words.ts'
import './calendar.css'

const CalendarPreview = lazyPart(async () => (await import('./list-preview.tsx')).CalendarPreview)

export default function CalendarScreen() {
  const words = useScreenWords(calendarWords)
  const today = useToday()
  // The draft contains the entry of the open form, so a reload opens that form again.
  const draft = useDraft('calendar', CLOSED)
  const removal = useRemoval<CalendarRecord>(CALENDAR, ({ title }) => title, {
    noteOf: useRemovedNote(),
  })
  // The day of the entry to which a link leads.
  const linked = useSearchParams()[0].get('day')
  const day = linked !== null && isDay(linked) ? linked : undefined
  const open = (entry: CalendarRecord | string) => draft.reset(openEntry(entry))
  return (
    <Screen screen="calendar" lead={words.lead} parts={[{ id: 'list', label: words.list.title }]}>
      <ClosureCard today={today} onChange={open} />
      <MonthCard
        key={day}
        today={today}
        day={day}
        onAdd={open}
        onChange={open}
        onRemove={removal.ask}
      />
      <CalendarListCard />
      <NationalDaysCard today={today} />
      <EntryDialog draft={draft} />
      {removal.dialog(words.entry.confirm)}
    </Screen>
  )
}

function CalendarListCard() {
  const { list: words } = useScreenWords(calendarWords)
  const card = { name: 'calendar-list', blank: NO_LIST, words, Preview: CalendarPreview }
  return <PasteCard {...card} />
}

/** The holidays on fixed days. One press adds all that the calendar lacks. */
function NationalDaysCard({ today }: { today: Day }) {
  const { words: staffWords, language } = useStaff()
  const { national: words } = useScreenWords(calendarWords)
  const years = [yearOf(today), yearOf(today) + 1].map(String)
  const [chosen, setYear] = useState<string>()
  const year = chosen ?? years[1]!
  const query = useEntries(daysOfYear(Number(year)))
  return (
    <section className="card national" aria-labelledby="national">
      <h2 id="national">{words.title}</h2>
      <p className="s">{words.hint}</p>
      <Picks
        name="nationalYear"
        label={words.year}
        values={years}
        labels={Object.fromEntries(years.map((one) => [one, inDigits(one, language)]))}
        value={year}
        onPick={setYear}
      />
      <Loaded query={query} lead={staffWords.common.failedToLoad}>
        {(entries) => <Days key={year} days={nationalDaysOf(Number(year), entries)} />}
      </Loaded>
    </section>
  )
}

function Days({ days }: { days: NationalDay[] }) {
  const { language } = useStaff()
  const { national: words } = useScreenWords(calendarWords)
  const sending = useSending()
  const importRows = useImport()
  const missing = days.filter(({ present }) => !present)
  const add = async () => {
    await sending.run(async () => {
      const { created } = await importRows(
        missing.map(({ day, title }) => ({ title, kind: 'holiday', from: day })),
      )
      notify(words.added(formatNumber(created.length, language)))
    })
  }
  return (
    <>
      <ul>
        {days.map(({ day, title, present }) => (
          <li key={day} className={present ? 'is-there' : undefined}>
            <span>{formatWeekdayAndDay(day, language)}</span>
            <span lang="bn">{present?.title ?? title}</span>
            {present && <b className="s">{words.isThere}</b>}
          </li>
        ))}
      </ul>
      <FormProblem error={sending.error} />
      {missing.length > 0 ? (
        <Button mt="sm" loading={sending.isSending} onClick={() => void add()}>
          {words.add(formatNumber(missing.length, language))}
        </Button>
      ) : (
        <p role="status">{words.allThere}</p>
      )}
    </>
  )
}
