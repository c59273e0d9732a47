import { NO_LIST } from '../../../office/found-rows.ts'
import { lazyPart } from '../../../office/lazy-part.tsx'
import { PasteCard } from '../../../office/paste-card.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { officerWords } from './words.ts'

const PeoplePreview = lazyPart(async () => (await import('./list-preview.tsx')).PeoplePreview)

export function PeopleListCard() {
  const { pasted: words } = useScreenWords(officerWords)
  const card = { name: 'officers-list', blank: NO_LIST, words, Preview: PeoplePreview }
  return <PasteCard {...card} keptIn="page" readsBijoy />
}
