import type { ListDraft } from '../../../office/list/listed-rows.ts'
import { ListPreview } from '../../../office/list/list-preview.tsx'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { useReload } from '../../../office/shell/use-api.ts'
import type { Draft } from '../../../office/draft/use-draft.ts'
import { formatDay, isDay } from '../../../words/days.ts'
import { peopleOffice } from './feature.ts'
import { findPeople } from './find-people.ts'
import { OFFICERS } from './use-officers.ts'
import { officerWords } from './words.ts'

export function PeoplePreview({ draft }: { draft: Draft<ListDraft> }) {
  const { language } = useStaff()
  const { pasted, categories, fields } = useScreenWords(officerWords)
  const { text } = draft.values
  const labels = peopleOffice.fieldLabels(language).officers
  const values: Record<string, Record<string, string>> = peopleOffice.valueLabels(language)
  const found = findPeople(text, {
    words: { categories, photo: labels.photo },
    language,
  })
  return (
    <ListPreview
      draft={draft}
      found={found}
      words={{ noHeadings: pasted.noHeadings, title: `${fields.name}, ${fields.designation}` }}
      labels={labels}
      textOf={(field, value) => {
        const written = String(value)
        return values[field]?.[written] ?? (isDay(written) ? formatDay(written, language) : written)
      }}
      describe={({ name, designation, subject, phone, email }) =>
        [name, designation, subject, phone, email].filter(Boolean).join(', ')
      }
      asksWho
      path={OFFICERS}
      onAdded={useReload(OFFICERS)}
    />
  )
}
