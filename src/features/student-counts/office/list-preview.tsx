import { useQueryClient } from '@tanstack/react-query'
import { useSectionName } from '../../../office/form/section-choice.tsx'
import { sectionWords } from '../../../office/form/section-words.ts'
import type { ListDraft } from '../../../office/list/listed-rows.ts'
import { ListPreview } from '../../../office/list/list-preview.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import type { Draft } from '../../../office/draft/use-draft.ts'
import { formatDay } from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import { schoolWords } from '../../../words/school-words.ts'
import type { StudentCountRecord } from '../schema.ts'
import { COUNT_FIELDS } from '../fields.ts'
import { findCounts } from './find-counts.ts'
import { LIST, useCountYear, useReloadCounts } from './use-counts.ts'
import { studentCountWords } from './words.ts'

export function CountsPreview({ draft }: { draft: Draft<ListDraft> }) {
  const { language } = useStaff()
  const words = useScreenWords(studentCountWords)
  const keys = useScreenWords(sectionWords)
  const nameOf = useSectionName()
  const reload = useReloadCounts()
  const client = useQueryClient()
  const { year, isLater } = useCountYear()
  const { classes, shifts, sections } = schoolWords[language]
  const names: Record<string, string> = { ...classes, ...shifts, ...sections }
  const name = inDigits(String(year), language)
  const firstDay = formatDay(`${year}-01-01`, language)
  return (
    <ListPreview
      draft={draft}
      found={findCounts(draft.values.text, year)}
      words={{ noHeadings: words.pasted.noHeadings, title: words.whichSection }}
      labels={{
        className: keys.className,
        shift: keys.shift,
        section: keys.section,
        ...words.fields,
      }}
      textOf={(_, value) =>
        typeof value === 'number' ? formatNumber(value, language) : names[String(value)]
      }
      describe={(record) => nameOf(record as unknown as StudentCountRecord)}
      show={(cells) => {
        const key = [cells['className'], cells['section'], cells['shift']].map((one) =>
          typeof one === 'string' ? one : '',
        )
        const isKnown = key.every((one) => one in names)
        return {
          title: isKnown
            ? nameOf(cells as unknown as StudentCountRecord)
            : key
                .map((one) => names[one] ?? one)
                .filter(Boolean)
                .join(', '),
          about: COUNT_FIELDS.flatMap((field) => {
            const count = cells[field]
            // A number stays beside its name.
            return typeof count === 'number' && count > 0
              ? [`${words.fields[field]}\u00A0${formatNumber(count, language)}`]
              : []
          }).join(', '),
        }
      }}
      path={LIST}
      onAdded={async () => {
        await reload()
        await client.invalidateQueries({ queryKey: ['/admin/year'] })
      }}
      promise={
        year !== undefined && (
          <b>{isLater ? words.shownLater(firstDay) : words.shownAtOnce(name)}</b>
        )
      }
    />
  )
}
