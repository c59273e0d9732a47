import { useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { Screen } from '../../../office/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useDraft } from '../../../office/use-draft.ts'
import { useToday } from '../../../office/use-today.ts'
import type { CalendarRecord } from '../schema.ts'
import { ClosureCard } from './closure-card.tsx'
import { CalendarListCard } from './list-card.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { CLOSED, openEntry } from './entry-form.ts'
import { MonthCard } from './month-card.tsx'
import { NationalDaysCard } from './national-days-card.tsx'
import { CALENDAR, useReload, useRemovedNote } from './use-calendar.ts'
import { calendarWords } from './words.ts'
import './calendar.css'
import './closure.css'

export default function CalendarScreen() {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(calendarWords)
  const today = useToday()
  const reload = useReload()
  const noteRemoved = useRemovedNote()
  // The draft contains the entry of the open form, so a reload opens that form again.
  const draft = useDraft('calendar', CLOSED)
  const [removed, setRemoved] = useState<CalendarRecord>()
  const open = (entry: CalendarRecord | string) => draft.reset(openEntry(entry))
  return (
    <Screen screen="calendar" lead={words.lead}>
      <ClosureCard today={today} onChange={open} />
      <MonthCard today={today} onAdd={open} onChange={open} onRemove={setRemoved} />
      <CalendarListCard today={today} />
      <NationalDaysCard today={today} />
      <EntryDialog draft={draft} />
      {removed && (
        <ConfirmDialog
          question={words.entry.confirm}
          subject={removed.title}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            await callApi({ method: 'DELETE', path: `${CALENDAR}/${removed._id}` })
            noteRemoved(removed, staffWords.common.removed)
            await reload()
          }}
        />
      )}
    </Screen>
  )
}
