import type { ListDraft } from '../../../office/list/listed-rows.ts'
import { ListPreview } from '../../../office/list/list-preview.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import type { Draft } from '../../../office/draft/use-draft.ts'
import type { OfficerCategory } from '../table.ts'
import { peopleOffice } from './feature.ts'
import { findPeople } from './find-people.ts'
import { OFFICERS } from './use-officers.ts'
import { officerWords } from './words.ts'

export function PeoplePreview({ draft }: { draft: Draft<ListDraft> }) {
  const { language } = useStaff()
  const { pasted, categories, fields } = useScreenWords(officerWords)
  const labels = peopleOffice.fieldLabels(language).officers
  const values: Record<string, Record<string, string>> = peopleOffice.valueLabels(language)
  return (
    <ListPreview
      draft={draft}
      found={findPeople(draft.values.text, labels.photo)}
      words={{ noHeadings: pasted.noHeadings, title: `${fields.name}, ${fields.designation}` }}
      labels={labels}
      textOf={(field, value) => values[field]?.[String(value)]}
      describe={({ name, designation, subject, phone, email }) =>
        textsOf(name, designation, subject, phone, email)
      }
      show={({ category, name, designation, subject, qualification, phone, email }) => ({
        title: textsOf(name, designation),
        about: textsOf(
          categories[category as OfficerCategory],
          subject,
          qualification,
          phone,
          email,
        ),
      })}
      asksWho
      path={OFFICERS}
      onAdded={useReload(OFFICERS)}
    />
  )
}

function textsOf(...texts: unknown[]): string {
  return texts.filter(Boolean).join(', ')
}
