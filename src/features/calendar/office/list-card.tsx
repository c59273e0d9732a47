import { NO_LIST } from './import-draft.ts'
import { lazyPart } from '../../../office/lazy-part.tsx'
import { PasteCard } from '../../../office/paste-card.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { calendarWords } from './words.ts'

const ListPreview = lazyPart(async () => (await import('./list-preview.tsx')).ListPreview)

export function CalendarListCard() {
  const { list: words } = useScreenWords(calendarWords)
  const card = { name: 'calendar-list', blank: NO_LIST, words, Preview: ListPreview }
  return <PasteCard {...card} />
}
