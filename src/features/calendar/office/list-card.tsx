import { lazyPart } from '../../../office/lazy-part.tsx'
import { PasteCard } from '../../../office/paste-card.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useDraft } from '../../../office/use-draft.ts'
import type { Day } from '../../../words/days.ts'
import { NO_LIST } from './import-draft.ts'
import { calendarWords } from './words.ts'

/** Loaded later, because only a list needs the parsers. */
const ListPreview = lazyPart(async () => (await import('./list-preview.tsx')).ListPreview)

export function CalendarListCard({ today }: { today: Day }) {
  const { list: words } = useScreenWords(calendarWords)
  const draft = useDraft('calendar-list', NO_LIST)
  return (
    <PasteCard draft={draft} blank={NO_LIST} words={words}>
      <ListPreview key={draft.round} draft={draft} today={today} />
    </PasteCard>
  )
}
