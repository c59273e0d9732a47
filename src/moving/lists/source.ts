import path from 'node:path'
import { DOCUMENT_KINDS, forEachKey } from '../../content.ts'
import type { ReasonCode } from '../../features/moves/reason-words.ts'
import type { FieldError } from '../../errors/codes.ts'
import { invalidInput } from '../../errors/zod-issues.ts'
import { categoryOfPost, cleanPerson, inUnicode } from '../../features/people/clean-person.ts'
import { isSamePerson } from '../../features/people/import.ts'
import { type PersonRow, readPeople } from '../../features/people/read-list.ts'
import { newOfficer, type OfficerDetails } from '../../features/people/schema.ts'
import { oldPath } from '../../features/redirects/old-path.ts'
import { readRedirects } from '../../features/redirects/read-list.ts'
import { cleanCount } from '../../features/student-counts/import.ts'
import { readCounts } from '../../features/student-counts/read-list.ts'
import { studentCount } from '../../features/student-counts/schema.ts'
import type { CutList, ListRow } from '@pathshala/tables/list-columns'
import type { DayOrder } from '@pathshala/tables/parse-day'
import type { IncomingOfficer, IncomingRecord, Note, Source, SourceReport } from '../incoming.ts'
import { hashOfRecord } from '../old-records.ts'
import { hasLostLetters } from '@pathshala/tables/lost-letters'
import type { ListSheet } from '@pathshala/tables/workbook/list-rows'
import { readDocuments } from './documents.ts'
import { openFilesFolder } from './files-folder.ts'
import { readRows } from './read-rows.ts'

export const LISTS = ['officers', 'counts', 'redirects', ...DOCUMENT_KINDS] as const

type List = (typeof LISTS)[number]

interface ListOptions {
  list: List
  order: DayOrder
  /** The folder with the files that the list names. */
  files?: string | undefined
}

interface RefusedRow {
  row: number
  reason: ReasonCode
  /** With `wrong-field`. */
  field?: FieldError
  text: string
}

interface ReadList {
  records: IncomingRecord[]
  refused: RefusedRow[]
  unknown: string[]
}

/** Undefined if the rows have no headings of such a list. */
async function read(
  { rows, is1904 }: ListSheet,
  { list, order, files }: ListOptions,
): Promise<ReadList | undefined> {
  const folder = await openFilesFolder(files)
  if (list === 'officers') {
    const seen: OfficerDetails[] = []
    // The store puts the last one at the end of the school's order.
    return readEach(readPeople(rows), (one) => {
      const { fields, notes } = readPerson(one)
      const { name } = fields
      const { error } = newOfficer.safeParse(fields)
      if (error) return refused(invalidInput(error).fields[0]!, name || one.first)
      if (seen.some((other) => isSamePerson(other, fields))) return { reason: 'twice', text: name }
      seen.push(fields)
      const file = one.photo === undefined ? undefined : folder.find({ path: one.photo, name })
      return { kind: list, fields, notes, file }
    })
  }
  const seen = new Set<string>()
  if (list === 'counts') {
    return readEach(readCounts(rows), ({ first, cells: written }) => {
      const { cells, errors } = cleanCount(written, false)
      const { data, error } = studentCount.safeParse(cells)
      const field = errors[0] ?? invalidInput(error ?? { issues: [] }).fields[0]
      if (!data || field) return refused(field!, written[field!.path] || first)
      const { className, shift, section, year, ...numbers } = data
      const key = [className, section, shift, year].join()
      if (seen.has(key)) return { reason: 'counted-twice', text: first }
      seen.add(key)
      const fields = { ...numbers, ...(year && { year }), className, section, shift }
      return { kind: 'studentCounts', fields, notes: [] }
    })
  }
  if (list === 'redirects') {
    return readEach(readRedirects(rows), ({ cells: { path: old = '', target = '' } }) => {
      const key = oldPath(old)
      if (old && seen.has(key)) return { reason: 'address-twice', text: old }
      seen.add(key)
      return { kind: list, fields: { path: old, target }, notes: [] }
    })
  }
  const found = readDocuments(rows, { order, is1904 })
  if (!found) return undefined
  const records = found.documents.map(({ identity, ...one }) => {
    return {
      kind: list,
      key: keyOf(identity),
      ...one,
      files: one.files.map((file) => folder.find(file)),
    }
  })
  return { ...found, records }
}

function hasHeadings({ rows, is1904 }: ListSheet, { list, order }: ListOptions): boolean {
  if (list === 'officers') return readPeople(rows) !== undefined
  if (list === 'counts') return readCounts(rows) !== undefined
  if (list === 'redirects') return readRedirects(rows) !== undefined
  return readDocuments(rows, { order, is1904 }) !== undefined
}

type Read = Pick<IncomingRecord & { fields: object }, 'kind' | 'fields' | 'notes'>

/** The words of a report, by the field and the code of an error. */
const REASONS: Record<string, ReasonCode | undefined> = {
  'name fill-in': 'no-name',
  'designation fill-in': 'no-designation',
  'className not-known-here': 'not-a-class',
  'section not-known-here': 'not-a-section',
  'shift not-known-here': 'not-a-shift',
  'girls fill-in': 'no-number',
}

function refused(field: FieldError, text: string): Omit<RefusedRow, 'row'> {
  const { path: name, code } = field
  const reason = code === 'whole-number' ? 'not-a-number' : REASONS[`${name} ${code}`]
  return reason ? { reason, text } : { reason: 'wrong-field', field, text }
}

function readEach<Row extends ListRow>(
  list: CutList<Row> | undefined,
  readRow: (row: Row) => Read | Omit<RefusedRow, 'row'>,
): ReadList | undefined {
  if (!list) return undefined
  const { rows, sums, unknown } = list
  const records: IncomingRecord[] = []
  const left: RefusedRow[] = sums.map((sum) => ({ ...sum, reason: 'is-a-sum' }))
  for (const one of rows) {
    const { row } = one
    const result = readRow(one)
    if ('reason' in result) left.push({ row, ...result })
    else records.push({ ...result, row, key: keyOf(result.fields), oldPaths: [] } as IncomingRecord)
  }
  return { records, refused: left.sort((a, b) => a.row - b.row), unknown }
}

const DETAILS = ['name', 'designation', 'subject', 'qualification', 'phone', 'email'] as const
const CONSENTS = ['phoneOf', 'phoneConsentOn', 'photoConsentOn'] as const

/** The fields are in the order that the keys of earlier moves have. */
function readPerson({ id, part, cells: written }: PersonRow) {
  // The texts of this software are in Unicode already.
  const { cells, remarks } = cleanPerson(id ? written : inUnicode(written), undefined)
  const texts = cells as Partial<Record<string, string>>
  const { category = part ?? categoryOfPost(texts['designation']) } = texts
  const fields = Object.fromEntries([
    ['category', category],
    ...DETAILS.map((field) => [field, texts[field] ?? '']),
    ...CONSENTS.flatMap((field) => (texts[field] ? [[field, texts[field]]] : [])),
  ]) as IncomingOfficer['fields']
  return { fields, notes: remarks.map(({ code, params }) => ({ code, params }) as Note) }
}

function keyOf(identity: object): string {
  return `row:${hashOfRecord(identity)}`
}

const HEADINGS: Record<List, string> = {
  officers: 'নাম and পদবি',
  counts: 'শ্রেণি and শাখা',
  redirects: 'পুরোনো ঠিকানা and এই সাইটের পাতা',
  ...forEachKey(DOCUMENT_KINDS, () => 'তারিখ and শিরোনাম'),
}

/**
 * A list as a source.
 * @throws Error if the file has no such list
 */
export async function openList(
  file: string,
  options: ListOptions,
): Promise<Source & { count: number; isCut: false }> {
  const { list } = options
  const table = await readRows(file, (sheet) => hasHeadings(sheet, options))
  const lost = table?.rows.findIndex((row) => row.some(hasLostLetters)) ?? -1
  if (lost !== -1) {
    throw new Error(
      `${file} has lost its letters, such as in row ${lost + 1}. Save the list in Excel again, as “CSV UTF-8” or as .xlsx, and move that in.`,
    )
  }
  const found = table ? await read(table, options) : { records: [], refused: [], unknown: [] }
  if (!found) {
    throw new Error(
      `${file} has no row with headings, such as ${HEADINGS[list]}. Add one above the list.`,
    )
  }
  const kind = list === 'counts' ? 'studentCounts' : list

  async function* records(report: SourceReport): AsyncGenerator<IncomingRecord> {
    if (table?.sheet) {
      const { name, count } = table.sheet
      report.note({ key: `sheet ${name}`, kind, reason: 'first-sheet', params: { count } })
    }
    for (const name of found!.unknown) {
      report.note({ key: `column ${name}`, kind, reason: 'unknown-column' })
    }
    for (const { text, ...one } of found!.refused) {
      report.refuse({ key: `row:${one.row}`, kind, ...one, title: text })
    }
    yield* found!.records
  }

  return {
    id: `${kind} list`,
    label: path.basename(file),
    count: found.records.length + found.refused.length,
    isCut: false,
    records,
    close: async () => {},
  }
}
