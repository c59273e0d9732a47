import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { postOnce } from '../../../office/form/post-once.ts'
import { useSectionName } from '../../../office/form/section-choice.tsx'
import { sectionWords } from '../../../office/form/section-words.ts'
import type { ListDraft } from '../../../office/list/listed-rows.ts'
import { ListPreview } from '../../../office/list/list-preview.tsx'
import { ApiProblem } from '../../../office/shell/api-client.ts'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import type { Draft } from '../../../office/draft/use-draft.ts'
import { formatNumber, inDigits } from '../../../words/format.ts'
import { schoolWords } from '../../../words/school-words.ts'
import type { StudentCountRecord } from '../schema.ts'
import { findCounts } from './find-counts.ts'
import { LIST, useReloadCounts } from './use-counts.ts'
import { studentCountWords } from './words.ts'

export function CountsPreview({ draft }: { draft: Draft<ListDraft> }) {
  const { language } = useStaff()
  const words = useScreenWords(studentCountWords)
  const keys = useScreenWords(sectionWords)
  const nameOf = useSectionName()
  const reload = useReloadCounts()
  const client = useQueryClient()
  const { closing, keep } = useClosingYear()
  const { classes, shifts, sections } = schoolWords[language]
  const names: Record<string, string> = { ...classes, ...shifts, ...sections }
  const found = findCounts(draft.values.text, { nameOf, labels: words.fields, language })
  return (
    <ListPreview
      draft={draft}
      found={found}
      words={{ noHeadings: words.pasted.noHeadings, title: words.whichSection }}
      labels={{
        className: keys.className,
        shift: keys.shift,
        section: keys.section,
        ...words.fields,
      }}
      textOf={(_, value) =>
        typeof value === 'number'
          ? formatNumber(value, language)
          : (names[String(value)] ?? String(value))
      }
      describe={(record) => nameOf(record as unknown as StudentCountRecord)}
      path={LIST}
      onAdded={async () => {
        await reload()
        await client.invalidateQueries({ queryKey: ['/admin/year'] })
      }}
      before={keep}
      promise={closing && <b>{words.pasted.keeps(inDigits(closing, language))}</b>}
    />
  )
}

/** The year whose counts are kept before a list changes them, if the address names it. */
function useClosingYear() {
  const [search] = useSearchParams()
  const closing = search.get('closing')
  if (!closing || !/^\d{4}$/.test(closing)) return { closing: null, keep: undefined }
  return {
    closing,
    keep: async () => {
      try {
        await postOnce({ path: `${LIST}/years`, body: { year: Number(closing), counts: 'stay' } })
      } catch (error) {
        // An earlier attempt has kept it, or there is nothing to keep.
        if (!(error instanceof ApiProblem && error.status === 409)) throw error
      }
    },
  }
}
