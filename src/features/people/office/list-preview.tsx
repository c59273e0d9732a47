import {
  type FoundList,
  type FoundRow,
  type ListDraft,
  refusedRows,
} from '../../../office/list/found-rows.ts'
import { ListPreview } from '../../../office/list/list-preview.tsx'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { useReload } from '../../../office/shell/use-api.ts'
import type { Draft } from '../../../office/draft/use-draft.ts'
import { useLater } from '../../../office/shell/use-later.ts'
import { looksLikeBijoy } from '../../../words/bijoy.ts'
import { rowsOfText } from '../../../tables/text-rows.ts'
import type { Language } from '../../../words/language.ts'
import { repairBijoy } from '../../../words/repair-bijoy.ts'
import { isSamePerson, readPeople } from '../read-list.ts'
import type { OfficerRecord } from '../schema.ts'
import type { OfficerCategory } from '../table.ts'
import { OFFICERS, useOfficersOfStaff } from './use-officers.ts'
import { officerWords } from './words.ts'

const SERIAL = /^\s*[\d০-৯]{1,3}[.)।]?\s*$/

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
  return (await import('../../../office/form/convert-bijoy.ts')).convertBijoy
}

/** The people of a pasted list; undefined if no row has headings. */
export function findPeople(
  text: string,
  {
    officers,
    convert,
    words,
    language,
  }: {
    officers: OfficerRecord[]
    convert: (bijoy: string) => string
    words: {
      categories: Record<OfficerCategory, string>
      there: string
      notAPhone: (text: string) => string
    }
    language: Language
  },
): FoundList | undefined {
  const { rows } = rowsOfText(text)
  const list = readPeople(rows, convert)
  if (!list) return undefined
  const people = list.people.map(({ row, fields, unreadablePhone }): FoundRow => {
    const { category, name, designation, subject, qualification, phone, email } = fields
    const isThere = officers.some((officer) => isSamePerson(officer, fields))
    const others = [subject, qualification, phone, email].filter(Boolean).join(', ')
    return {
      row,
      cells: [name, designation, words.categories[category], others],
      body: fields,
      ...(isThere
        ? { state: 'there', reason: words.there }
        : {
            state: 'ready',
            ...(unreadablePhone !== undefined && { reason: words.notAPhone(unreadablePhone) }),
          }),
    }
  })
  const readable = rows.map(([first = '', ...others]) =>
    [SERIAL.test(first) ? '' : first, ...others].map((cell) => repairBijoy(cell, convert)),
  )
  const refused = refusedRows(list.refused, readable, language)
  return {
    rows: [...people, ...refused].sort((a, b) => a.row - b.row),
    unknown: list.unknown.map((name) => repairBijoy(name, convert)),
  }
}
