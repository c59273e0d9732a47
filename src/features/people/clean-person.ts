import { fieldError, type FieldError } from '../../errors/codes.ts'
import type { Fields } from '../../records/history/difference.ts'
import { dayInEitherOrder } from '@pathshala/tables/parse-day'
import { foldCell, patternOf } from '@pathshala/tables/read-cell'
import { looksLikeBijoy } from '@pathshala/bengali/bijoy'
import { repairLine } from '@pathshala/bengali/convert-bijoy'
import { readMailAddress, readTelephone } from './address-cells.ts'
import { isSameNumber } from './consent.ts'
import type { OfficerRecord } from './schema.ts'
import { type OfficerCategory, PHONE_OWNERS } from './table.ts'

/** A remark repeats so much of a text. */
const MAX_REMARK = 40

const TEACHING_POST = patternOf('শিক্ষক|শিক্ষিকা|প্রভাষক|teacher|instructor|lecturer')

/** The posts of staff in the staffing order for schools, and the words that lists have for them. */
const STAFF_POST = patternOf(
  'অফিস|সহায়ক|উচ্চমান|নিম্নমান|মুদ্রাক্ষরিক|কম্পিউটার (?:অপারেটর|ল্যাব)|ল্যাব|হিসাব|ক্যাশিয়ার|কোষাধ্যক্ষ|গ্রন্থাগারিক|ক্যাটালগার|প্রহরী|নিরাপত্তা|চালক|ইলেকট্রিশিয়ান|নার্স|দপ্তরি|পিয়ন|আয়া|মালি|পরিচ্ছন্নতা|ঝাড়ুদার|সুইপার|গার্ড|office|clerk|accountant|cashier|librarian|typist|operator|peon|mlss|guard|security|driver|electrician|nurse|cleaner|sweeper|gardener|aya',
)

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

/** For a list that does not say who teaches. */
export function categoryOfPost(designation: unknown): OfficerCategory {
  const post = typeof designation === 'string' ? foldCell(designation) : ''
  return STAFF_POST.test(post) && !TEACHING_POST.test(post) ? 'officer' : 'teacher'
}

/**
 * Cells as people write them, in the form of the API. A text that is not a telephone number or an
 * address is left out, with a remark. `record` is the person whom the row changes.
 */
export function cleanPerson(written: Fields, record: OfficerRecord | undefined) {
  const cells = { ...written }
  const read = (field: string, valueOf: (text: string) => string | undefined) => {
    const text = cells[field]
    if (typeof text === 'string' && text !== '') cells[field] = valueOf(text) ?? text
  }
  if (cells['category'] === '') delete cells['category']
  read('category', categoryNamed)
  read('phoneOf', (text) =>
    PHONE_OWNERS.find((one) => foldCell(text).replace(/\)$/, '').endsWith(one)),
  )
  for (const field of ['phoneConsentOn', 'photoConsentOn'] as const) {
    read(field, (text) => dayInEitherOrder(text, record?.[field]))
  }
  return { cells, remarks: [...repairEmail(cells), ...repairPhone(cells, record)] }
}

/** ‘কর্মচারী’, ‘Officers and staff’, ‘সহকারী শিক্ষক’; undefined for words that name neither. */
function categoryNamed(cell: string): OfficerCategory | undefined {
  if (/officer|staff|কর্মচারী|কর্মকর্তা/i.test(cell)) return 'officer'
  return TEACHING_POST.test(foldCell(cell)) ? 'teacher' : undefined
}

/** Leaves a text out that is not an address, with a remark. */
function repairEmail(cells: Fields): FieldError[] {
  const { email: text } = cells
  if (typeof text !== 'string') return []
  const { email, unreadable } = readMailAddress(text)
  if (unreadable === undefined) cells['email'] = email
  else delete cells['email']
  return unreadable === undefined ? [] : [remark('email', 'not-a-mail-address', unreadable)]
}

function repairPhone(cells: Fields, record: OfficerRecord | undefined): FieldError[] {
  const { phone: number } = cells
  if (typeof number !== 'string') return []
  const { phone, unreadable } = readTelephone(number)
  if (unreadable !== undefined) {
    delete cells['phone']
    return [remark('phone', 'not-a-phone', unreadable)]
  }
  if (number === record?.phone) return []
  // The answers of an exported list are about the earlier number.
  if (record && !isSameNumber(phone, record.phone) && hasSameAnswers(cells, record)) {
    delete cells['phoneOf']
    delete cells['phoneConsentOn']
  }
  // Lists have the bare digits of a number that the office writes with a blank or a dash.
  const isStored = record && /^[+\d]+$/.test(phone) && isSameNumber(phone, record.phone)
  cells['phone'] = isStored ? record.phone : phone
  return []
}

function remark(
  path: string,
  code: 'not-a-phone' | 'not-a-mail-address',
  text: string,
): FieldError {
  return fieldError(path, code, { text: text.slice(0, MAX_REMARK) })
}

function hasSameAnswers({ phoneOf, phoneConsentOn }: Fields, record: OfficerRecord): boolean {
  return (
    (phoneOf ?? '') === (record.phoneOf ?? '') &&
    (phoneConsentOn ?? '') === (record.phoneConsentOn ?? '')
  )
}
