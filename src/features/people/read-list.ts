import { isSum, readList, type RefusedRow, type RowReason } from '../../tables/list-columns.ts'
import type { ColumnPatterns } from '../../tables/list-heading.ts'
import { telephoneLinks } from '../../pages/parts/telephone.ts'
import { personName } from '../../search/person-name.ts'
import { dayInEitherOrder } from '../../tables/parse-day.ts'
import { foldCell, patternOf } from '../../tables/read-cell.ts'
import { looksLikeBijoy } from '../../words/bijoy.ts'
import { repairLine } from '../../words/convert-bijoy.ts'
import type { OfficerConsents, OfficerDetails } from './schema.ts'
import { readMailAddress, readTelephone } from './address-cells.ts'
import { type OfficerCategory, PHONE_OWNERS } from './table.ts'

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

type Column = (typeof COLUMNS)[number][0]

type Cells = Partial<Record<Column, string>>

/** A row with only such a word begins a part of the list. */
const PARTS: [OfficerCategory, RegExp][] = [
  ['officer', patternOf('^(?:কর্মচারী|কর্মকর্তা|অফিস|staff|officers)')],
  ['teacher', patternOf('^(?:শিক্ষক|teachers)')],
]

const TEACHING_POST = patternOf('শিক্ষক|শিক্ষিকা|প্রভাষক|teacher|instructor|lecturer')

/** The posts of staff in the staffing order for schools, and the words that lists have for them. */
const STAFF_POST = patternOf(
  'অফিস|সহায়ক|উচ্চমান|নিম্নমান|মুদ্রাক্ষরিক|কম্পিউটার (?:অপারেটর|ল্যাব)|ল্যাব|হিসাব|ক্যাশিয়ার|কোষাধ্যক্ষ|গ্রন্থাগারিক|ক্যাটালগার|প্রহরী|নিরাপত্তা|চালক|ইলেকট্রিশিয়ান|নার্স|দপ্তরি|পিয়ন|আয়া|মালি|পরিচ্ছন্নতা|ঝাড়ুদার|সুইপার|গার্ড|office|clerk|accountant|cashier|librarian|typist|operator|peon|mlss|guard|security|driver|electrician|nurse|cleaner|sweeper|gardener|aya',
)

interface PeopleList {
  people: {
    row: number
    fields: OfficerDetails & Partial<OfficerConsents>
    /** The cells of the columns that are there, for the API. An empty cell has an empty text. */
    cells: Record<string, string>
    /** The `_id` of the person, in a list that this software exported. */
    id: string | undefined
    /** The path of the photo. */
    photo?: string
    /** Texts in place of a telephone number and an e-mail address. */
    unreadable: { phone?: string; email?: string }
  }[]
  refused: RefusedRow[]
  /** The headings of columns that are not understood. */
  unknown: string[]
  /** The headings of the columns that an exported list has, and that cannot be brought in. */
  notTaken: string[]
}

/**
 * The people of a list of teachers and staff; undefined if no row has headings of such a list.
 * With `keepsNamesakes`, a second person with the same
 * name and post is not refused.
 */
export function readPeople(
  rows: string[][],
  { keepsNamesakes = false }: { keepsNamesakes?: boolean } = {},
): PeopleList | undefined {
  const list = readList(rows, COLUMNS)
  if (!list) return undefined
  const people: PeopleList['people'] = []
  const refused: PeopleList['refused'] = []
  const seen: Person[] = []
  let part: OfficerCategory | undefined
  for (const { row, id, first, filled, cells: written } of list.rows) {
    const begun =
      filled === 1 && !written.designation
        ? PARTS.find(([, words]) => words.test(foldCell(first)))?.[0]
        : undefined
    if (begun) {
      part = begun
      continue
    }
    // The texts of this software are in Unicode already.
    const cells = id === undefined ? inUnicode(written) : written
    const { name = '', designation = '', category = '' } = cells
    const { phone, unreadable: noPhone } = readTelephone(cells.phone ?? '')
    const { email, unreadable: noEmail } = readMailAddress(cells.email ?? '')
    const refuse = (reason: RowReason) => refused.push({ row, reason, text: name || first })
    if (isSum(first)) refuse('is-a-sum')
    else if (name === '') refuse('no-name')
    else if (designation === '') refuse('no-designation')
    else if (
      !keepsNamesakes &&
      seen.some((one) => isSamePerson(one, { name, designation, phone }))
    ) {
      refuse('twice')
    } else {
      seen.push({ name, designation, phone })
      const { subject = '', qualification = '', photo } = cells
      people.push({
        row,
        ...(photo && { photo: photo.split('\n', 1)[0]! }),
        unreadable: {
          ...(noPhone !== undefined && { phone: noPhone }),
          ...(noEmail !== undefined && { email: noEmail }),
        },
        id,
        cells: cellsOf(cells, list.columns),
        fields: {
          category: categoryOf(category) ?? part ?? categoryOfPost(designation),
          name,
          designation,
          subject,
          qualification,
          phone,
          email,
          ...consentsOf(cells),
        },
      })
    }
  }
  return { people, refused, unknown: list.unknown, notTaken: list.notTaken }
}

function categoryOf(cell: string): OfficerCategory | undefined {
  if (cell === '') return undefined
  return /officer|কর্মচারী/i.test(cell) ? 'officer' : 'teacher'
}

/** For a list that does not say who teaches. */
function categoryOfPost(designation: string): OfficerCategory {
  const post = foldCell(designation)
  return STAFF_POST.test(post) && !TEACHING_POST.test(post) ? 'officer' : 'teacher'
}

/** A photo is a file, so a list cannot change it. */
function cellsOf(cells: Cells, columns: Column[]): Record<string, string> {
  const { category, phoneOf, ...others } = Object.fromEntries(
    columns.filter((column) => column !== 'photo').map((column) => [column, cells[column] ?? '']),
  ) as Record<string, string>
  const named = categoryOf(category ?? '')
  return {
    ...others,
    ...(named && { category: named }),
    ...(phoneOf !== undefined && { phoneOf: consentsOf({ phoneOf }).phoneOf ?? phoneOf }),
  }
}

type Person = Pick<OfficerDetails, 'name' | 'designation' | 'phone'>

/** Two people can have one name and one post. Then only their numbers distinguish them. */
export function isSamePerson(one: Person, other: Person): boolean {
  const numbersOf = ({ phone }: Person) => telephoneLinks(phone).join()
  return (
    personName(one.name) === personName(other.name) &&
    personName(one.designation) === personName(other.designation) &&
    (one.phone === '' || other.phone === '' || numbersOf(one) === numbersOf(other))
  )
}

function consentsOf({
  phoneOf = '',
  phoneConsentOn,
  photoConsentOn,
}: Partial<Record<keyof OfficerConsents, string>>): Partial<OfficerConsents> {
  const owner = PHONE_OWNERS.find((one) => foldCell(phoneOf).replace(/\)$/, '').endsWith(one))
  return {
    ...(owner && { phoneOf: owner }),
    ...(phoneConsentOn && { phoneConsentOn: dayInEitherOrder(phoneConsentOn) ?? phoneConsentOn }),
    ...(photoConsentOn && { photoConsentOn: dayInEitherOrder(photoConsentOn) ?? photoConsentOn }),
  }
}

/** If one cell of a row is in Bijoy, all are: a short cell shows no sign of it. */
export function inUnicode<Texts extends Partial<Record<string, string>>>(cells: Texts): Texts {
  if (!Object.values(cells).some((text) => looksLikeBijoy(text ?? ''))) return cells
  return Object.fromEntries(
    Object.entries(cells).map(([column, text]) => [
      column,
      column === 'email' ? text : repairLine(text ?? '').normalize('NFC'),
    ]),
  ) as Texts
}
