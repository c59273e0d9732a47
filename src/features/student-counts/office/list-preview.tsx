import type { ListDraft } from '../../../office/list/found-rows.ts'
import { ListPreview } from '../../../office/list/list-preview.tsx'
import { useSectionName } from '../../../office/form/section-choice.tsx'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import type { Draft } from '../../../office/draft/use-draft.ts'
import { findCounts } from './find-counts.ts'
import { LIST, useCounts, useReloadCounts } from './use-counts.ts'
import { studentCountWords } from './words.ts'

export function CountsPreview({ draft }: { draft: Draft<ListDraft> }) {
  const { language } = useStaff()
  const words = useScreenWords(studentCountWords)
  const nameOf = useSectionName()
  const { data: counts = [] } = useCounts()
  const reload = useReloadCounts()
  const found = findCounts(draft.values.text, { counts, nameOf, words, language })
  return (
    <ListPreview
      draft={draft}
      found={found}
      columns={[words.whichSection, words.pasted.numbers]}
      words={words.pasted}
      path={LIST}
      onAdded={reload}
    />
  )
}
