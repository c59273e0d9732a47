import { lazyPart } from '../../../office/lazy-part.tsx'
import { NO_LIST } from '../../../office/found-rows.ts'
import { PasteCard } from '../../../office/paste-card.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useDraft } from '../../../office/use-draft.ts'
import { studentCountWords } from './words.ts'

/** Loaded later, because only a list needs the parsers. */
const CountsPreview = lazyPart(async () => (await import('./list-preview.tsx')).CountsPreview)

export function CountsListCard() {
  const { pasted: words } = useScreenWords(studentCountWords)
  const draft = useDraft('studentCounts-list', NO_LIST, { keptIn: 'page' })
  return (
    <PasteCard draft={draft} blank={NO_LIST} words={words}>
      <CountsPreview key={draft.round} draft={draft} />
    </PasteCard>
  )
}
