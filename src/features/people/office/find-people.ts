import { type FoundList, type FoundRow, refusedRows } from '../../../office/found-rows.ts'
import { rowsOfText } from '../../../tables/text-rows.ts'
import type { Language } from '../../../words/language.ts'
import { repairBijoy } from '../../../words/repair-bijoy.ts'
import { isSamePerson, readPeople } from '../read-list.ts'
import type { OfficerRecord } from '../schema.ts'
import type { OfficerCategory } from '../table.ts'

const SERIAL = /^\s*[\d০-৯]{1,3}[.)।]?\s*$/

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
