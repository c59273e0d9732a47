import { type CutList, isSum, type ListRow, readList } from '@pathshala/tables/list-columns'
import type { ColumnPatterns } from '@pathshala/tables/list-heading'
import { foldCell, patternOf } from '@pathshala/tables/read-cell'
import type { OfficerCategory } from './table.ts'

const COLUMNS = [
  // Only exported lists have these.
  ['phoneOf', patternOf('(?:^|\\()phoneOf\\)?$')],
  ['phoneConsentOn', patternOf('(?:^|\\()phoneConsentOn\\)?$')],
  ['photoConsentOn', patternOf('(?:^|\\()photoConsentOn\\)?$')],
  ['photo', patternOf('(?:^|\\()photo\\)?$')],
  ['email', patternOf('ই-?মেইল|e-?mail')],
  ['phone', patternOf('মোবাইল|ফোন|mobile|phone|যোগাযোগ')],
  ['designation', patternOf('পদ|designation|post')],
  ['qualification', patternOf('যোগ্যতা|ডিগ্রি|qualification|education')],
  ['subject', patternOf('বিষয়|subject')],
  ['category', patternOf('ভাগ|ধরন|category')],
  ['name', patternOf('নাম|name')],
] as const satisfies ColumnPatterns<string>

/** A row with only such a word begins a part of the list. */
const PARTS: [OfficerCategory, RegExp][] = [
  ['officer', patternOf('^(?:কর্মচারী|কর্মকর্তা|অফিস|staff|officers)')],
  ['teacher', patternOf('^(?:শিক্ষক|teachers)')],
]

export interface PersonRow extends ListRow {
  /** The part of the list that the row is in. */
  part: OfficerCategory | undefined
  /** The path of the photo. A photo is a file, so no row of the API has it. */
  photo: string | undefined
}

/** The people of a list of teachers and staff; undefined if no row has headings of such a list. */
export function readPeople(rows: string[][]): CutList<PersonRow> | undefined {
  const list = readList(rows, COLUMNS)
  if (!list) return undefined
  const people: CutList<PersonRow> = { ...list, rows: [] }
  let part: OfficerCategory | undefined
  for (const one of list.rows) {
    const { row, first, filled } = one
    const { photo, ...cells } = one.cells
    const begun =
      filled === 1 && !cells.designation
        ? PARTS.find(([, words]) => words.test(foldCell(first)))?.[0]
        : undefined
    if (begun) part = begun
    else if (isSum(first)) people.sums.push({ row, text: first })
    else people.rows.push({ ...one, part, photo: photo?.split('\n', 1)[0] || undefined, cells })
  }
  return people
}
