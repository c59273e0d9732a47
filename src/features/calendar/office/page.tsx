import { Screen } from '../../../office/screen.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useDraft } from '../../../office/use-draft.ts'
import { useRemoval } from '../../../office/use-removal.tsx'
import { useToday } from '../../../office/use-today.ts'
import type { CalendarRecord } from '../schema.ts'
import { ClosureCard } from './closure-card.tsx'
import { CalendarListCard } from './list-card.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { CLOSED, openEntry } from './entry-form.ts'
import { MonthCard } from './month-card.tsx'
import { NationalDaysCard } from './national-days-card.tsx'
import { CALENDAR, useRemovedNote } from './use-calendar.ts'
import { calendarWords } from './words.ts'
import './calendar.css'
import './closure.css'

export default function CalendarScreen() {
  const words = useScreenWords(calendarWords)
  const today = useToday()
  // The draft contains the entry of the open form, so a reload opens that form again.
  const draft = useDraft('calendar', CLOSED)
  const removal = useRemoval<CalendarRecord>(CALENDAR, ({ title }) => title, {
    noteOf: useRemovedNote(),
  })
  const open = (entry: CalendarRecord | string) => draft.reset(openEntry(entry))
  return (
    <Screen screen="calendar" lead={words.lead}>
      <ClosureCard today={today} onChange={open} />
      <MonthCard today={today} onAdd={open} onChange={open} onRemove={removal.ask} />
      <CalendarListCard />
      <NationalDaysCard today={today} />
      <EntryDialog draft={draft} />
      {removal.dialog(words.entry.confirm)}
    </Screen>
  )
}
