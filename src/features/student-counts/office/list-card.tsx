import { NO_LIST } from '../../../office/list/listed-rows.ts'
import { lazyPart } from '../../../office/shell/lazy-part.tsx'
import { PasteCard } from '../../../office/list/paste-card.tsx'
import { useScreenWords } from '../../../office/shell/staff-context.tsx'
import { studentCountWords } from './words.ts'

const CountsPreview = lazyPart(async () => (await import('./list-preview.tsx')).CountsPreview)

export function CountsListCard() {
  const { pasted: words } = useScreenWords(studentCountWords)
  const card = { name: 'studentCounts-list', blank: NO_LIST, words, Preview: CountsPreview }
  return <PasteCard {...card} keptIn="page" />
}
