import { type ListedRow, type ListedRows, refusedRows } from '../../../office/list/listed-rows.ts'
import { rowsOfText } from '../../../tables/text-rows.ts'
import type { Language } from '../../../words/language.ts'
import { repairBijoy } from '../../../words/convert-bijoy.ts'
import { readPeople } from '../read-list.ts'
import type { OfficerCategory } from '../table.ts'

const SERIAL = /^\s*[\d০-৯]{1,3}[.)।]?\s*$/

/** The people of a pasted list; undefined if no row has headings. */
export function findPeople(
  text: string,
  {
    words,
    language,
  }: {
    words: {
      categories: Record<OfficerCategory, string>
      photo: string
    }
    language: Language
  },
): ListedRows | undefined {
  const { rows } = rowsOfText(text)
  const list = readPeople(rows, { keepsNamesakes: true })
  if (!list) return undefined
  const people = list.people.map(({ row, id, fields, cells }): ListedRow => {
    const { category, name, designation, subject, qualification, phone, email } = fields
    const title = [name, designation].join(', ')
    return {
      row,
      key: `${row} ${title}`,
      title,
      about: [words.categories[category], subject, qualification, phone, email]
        .filter(Boolean)
        .join(', '),
      body: { ...(id !== undefined && { _id: id }), ...cells, ifNew: { category } },
    }
  })
  const readable = rows.map(([first = '', ...others]) =>
    [SERIAL.test(first) ? '' : first, ...others].map((cell) => repairBijoy(cell)),
  )
  const hasPhoto = list.people.some(({ photo }) => photo !== undefined)
  return {
    rows: people,
    ...refusedRows(list.refused, readable, language),
    unknown: list.unknown.map((name) => repairBijoy(name)),
    notTaken: [...list.notTaken, ...(hasPhoto ? [words.photo] : [])],
  }
}
