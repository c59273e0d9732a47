import type { ListDraft } from '../../../office/found-rows.ts'
import { ListPreview } from '../../../office/list-preview.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useReload } from '../../../office/use-api.ts'
import type { Draft } from '../../../office/use-draft.ts'
import { useLater } from '../../../office/use-later.ts'
import { looksLikeBijoy } from '../../../words/bijoy.ts'
import { findPeople } from './find-people.ts'
import { OFFICERS, useOfficersOfStaff } from './use-officers.ts'
import { officerWords } from './words.ts'

export function PeoplePreview({ draft }: { draft: Draft<ListDraft> }) {
  const { language } = useStaff()
  const { fields, pasted, categories } = useScreenWords(officerWords)
  const { data: officers = [] } = useOfficersOfStaff()
  const { text } = draft.values
  const convert = useLater(loadConverter, { isNeeded: looksLikeBijoy(text), attempt: text })
  const found = findPeople(text, {
    officers,
    convert: convert ?? ((bijoy) => bijoy),
    words: { categories, ...pasted },
    language,
  })
  return (
    <ListPreview
      draft={draft}
      found={found}
      columns={[fields.name, fields.designation, fields.category, pasted.others]}
      words={pasted}
      path={OFFICERS}
      onAdded={useReload(OFFICERS)}
    />
  )
}

async function loadConverter() {
  return (await import('../../../office/convert-bijoy.ts')).convertBijoy
}
