import { lazyPart } from '../../../office/lazy-part.tsx'
import { NO_LIST } from '../../../office/found-rows.ts'
import { PasteCard } from '../../../office/paste-card.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useDraft } from '../../../office/use-draft.ts'
import { officerWords } from './words.ts'

/** Loaded later, because only a list needs the parsers. */
const PeoplePreview = lazyPart(async () => (await import('./list-preview.tsx')).PeoplePreview)

export function PeopleListCard() {
  const { pasted: words } = useScreenWords(officerWords)
  const draft = useDraft('officers-list', NO_LIST, { keptIn: 'page' })
  return (
    <PasteCard draft={draft} blank={NO_LIST} words={words} readsBijoy>
      <PeoplePreview key={draft.round} draft={draft} />
    </PasteCard>
  )
}
