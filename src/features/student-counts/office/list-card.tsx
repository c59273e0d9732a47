import { NO_LIST } from '../../../office/found-rows.ts'
import { lazyPart } from '../../../office/lazy-part.tsx'
import { PasteCard } from '../../../office/paste-card.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { studentCountWords } from './words.ts'

const CountsPreview = lazyPart(async () => (await import('./list-preview.tsx')).CountsPreview)

export function CountsListCard() {
  const { pasted: words } = useScreenWords(studentCountWords)
  const card = { name: 'studentCounts-list', blank: NO_LIST, words, Preview: CountsPreview }
  return <PasteCard {...card} keptIn="page" />
}
