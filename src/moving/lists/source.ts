import path from 'node:path'
import { DOCUMENT_KINDS, forEachKey } from '../../content.ts'
import type { ReasonCode } from '../../features/moves/reason-words.ts'
import { readPeople } from '../../features/people/read-list.ts'
import { readRedirects } from '../../features/redirects/read-list.ts'
import { readCounts } from '../../features/student-counts/read-list.ts'
import type { DayOrder } from '../../tables/parse-day.ts'
import type { IncomingRecord, Note, Source, SourceReport } from '../incoming.ts'
import { hashOfRecord } from '../old-records.ts'
import { hasLostLetters } from '../../tables/lost-letters.ts'
import type { ListSheet } from '../../tables/workbook/list-rows.ts'
import { readDocuments } from './documents.ts'
import { openFilesFolder } from './files-folder.ts'
import { readRows } from './read-rows.ts'

/** A remark repeats so much of a text. */
const MAX_REMARK = 40

export const LISTS = ['officers', 'counts', 'redirects', ...DOCUMENT_KINDS] as const

type List = (typeof LISTS)[number]

interface ListOptions {
  list: List
  order: DayOrder
  /** The folder with the files that the list names. */
  files?: string | undefined
}

interface ReadList {
  records: IncomingRecord[]
  refused: { row: number; reason: ReasonCode; text: string }[]
  unknown: string[]
}

const UNREADABLE = { phone: 'not-a-phone', email: 'not-a-mail-address' } as const

/** Undefined if the rows have no headings of such a list. */
async function read(
  { rows, is1904 }: ListSheet,
  { list, order, files }: ListOptions,
): Promise<ReadList | undefined> {
  const folder = await openFilesFolder(files)
  if (list === 'officers') {
    const found = readPeople(rows)
    // The store puts the last one at the end of the school's order.
    const records = found?.people.map(({ photo, unreadable, ...one }): IncomingRecord => {
      const file = photo === undefined ? photo : folder.find({ path: photo, name: one.fields.name })
      const notes: Note[] = (['phone', 'email'] as const).flatMap((field) => {
        const text = unreadable[field]?.slice(0, MAX_REMARK)
        return text === undefined ? [] : [{ code: UNREADABLE[field], params: { text } }]
      })
      return { kind: list, ...common(one), ...one, notes, file }
    })
    return found && { ...found, records: records! }
  }
  if (list === 'counts') {
    const found = readCounts(rows)
    const kind = 'studentCounts' as const
    const records = found?.counts.map((one) => ({ kind, ...common(one), ...one }))
    return found && { ...found, records: records! }
  }
  if (list === 'redirects') {
    const found = readRedirects(rows)
    const records = found?.redirects.map((one) => ({ kind: list, ...common(one), ...one }))
    return found && { ...found, records: records! }
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

function common({ fields }: { fields: object }) {
  return { key: keyOf(fields), oldPaths: [], notes: [] }
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
    for (const { row, reason, text } of found!.refused) {
      report.refuse({ key: `row:${row}`, kind, row, reason, title: text })
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
