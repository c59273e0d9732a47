import { nowIso } from '../../base/clock.ts'
import { type Topic, TOPICS } from '../../content.ts'
import type { DocumentState, TextSource } from '../../features/documents/table.ts'
import type { Letter } from '../../features/documents/letter.ts'
import { oldPath } from '../../features/redirects/old-path.ts'
import type { ReasonCode } from '../../features/moves/reason-words.ts'
import { readList } from '@pathshala/tables/list-columns'
import type { ColumnPatterns } from '@pathshala/tables/list-heading'
import { type DayOrder, type DayProblem, parseDays } from '@pathshala/tables/parse-day'
import { foldCell, patternOf } from '@pathshala/tables/read-cell'
import { isoDay } from '@pathshala/tables/workbook/excel-day'
import { toLatinDigits } from '@pathshala/bengali/digits'
import { repairBijoy } from '@pathshala/bengali/convert-bijoy'
import { schoolWords } from '../../words/school-words.ts'
import type { IncomingDocument, Note } from '../incoming.ts'
import { noonOf } from '../noon.ts'
import { byTime, fileNameIn } from '../old-records.ts'
import type { ListedFile } from './files-folder.ts'

/** The heading of an exported list: `title`, `শিরোনাম (title)`. `words` are those of other lists. */
function heading(field: string, words = '(?!)'): RegExp {
  return patternOf(`(?:^|\\()${field}\\)?$|${words}`)
}

const COLUMNS = [
  ['id', heading('_id')],
  ['number', heading('number')],
  ['state', heading('state', 'অবস্থা|status')],
  ['topic', heading('topic', 'বিষয়শ্রেণি|topic')],
  ['publishAt', heading('publishAt')],
  ['endsAt', heading('endsAt')],
  ['pinnedUntil', heading('pinnedUntil')],
  ['createdAt', heading('createdAt')],
  ['textSource', heading('textSource')],
  ['letter', heading('letter')],
  ['oldAddresses', heading('oldAddresses')],
  ['attachments', heading('attachments', 'সংযুক্তি')],
  ['filePath', heading('filePath')],
  ['fileName', heading('fileName', 'ফাইল|পিডিএফ|^files?$|file ?name|pdf')],
  ['titleEnglish', heading('titleEnglish', 'শিরোনাম.*ইংরেজি|ইংরেজি.*শিরোনাম')],
  ['textEnglish', heading('textEnglish', '(?:লেখা|বিবরণ).*ইংরেজি|ইংরেজি.*(?:লেখা|বিবরণ)')],
  ['text', heading('text', '^লেখা$|বিবরণ|বিস্তারিত|details|description')],
  ['date', heading('date', 'তারিখ|\\bdate\\b')],
  ['title', heading('title', 'শিরোনাম|^বিষয়$|title|subject')],
] as const satisfies ColumnPatterns<string>

type Cells = Partial<Record<(typeof COLUMNS)[number][0], string>>

/** A row of the list, as the document that it becomes. Its files are only named. */
type ListedDocument = Pick<
  IncomingDocument,
  | 'at'
  | 'title'
  | 'text'
  | 'titleEnglish'
  | 'textEnglish'
  | 'textSource'
  | 'topic'
  | 'letter'
  | 'state'
  | 'publishAt'
  | 'endsAt'
  | 'pinnedUntil'
  | 'createdAt'
  | 'oldPaths'
  | 'notes'
> & {
  row: number
  /** The same in every file with this row. */
  identity: object
  files: ListedFile[]
}

interface DocumentList {
  /** Oldest first. */
  documents: ListedDocument[]
  refused: { row: number; reason: ReasonCode; text: string }[]
  /** The headings of columns that are not understood. */
  unknown: string[]
}

interface DayReading {
  order: DayOrder
  /** Whether a number counts days from 1904. */
  is1904?: boolean
}

/**
 * The documents of a list: one that this software exported, or one with dates, titles and names of
 * files. Undefined if no row has headings of such a list.
 */
export function readDocuments(rows: string[][], reading: DayReading): DocumentList | undefined {
  const list = readList(rows, COLUMNS)
  if (!list) return undefined
  const documents: (ListedDocument & { number: number })[] = []
  const refused: DocumentList['refused'] = []
  const seen = new Set<string>()
  for (const { row, first, cells } of list.rows) {
    const read = readRow(cells, reading)
    const identity = typeof read === 'string' ? '' : JSON.stringify(read.identity)
    if (typeof read === 'string' || seen.has(identity)) {
      refused.push({
        row,
        reason: typeof read === 'string' ? read : 'same-row',
        text: cells.title || first,
      })
      continue
    }
    seen.add(identity)
    documents.push({ row, number: Number(cells.number) || 0, ...read })
  }
  // Rows of one day keep their order. An export has the newest row first.
  const days = documents.flatMap(({ at }) => at ?? [])
  if ((days[0] ?? '') > (days.at(-1) ?? '')) documents.reverse()
  documents.sort((a, b) => byTime(a, b) || a.number - b.number)
  return { documents, refused, unknown: list.unknown }
}

/** The document, or the reason why the row does not come. */
function readRow(cells: Cells, reading: DayReading): Omit<ListedDocument, 'row'> | ReasonCode {
  const { id, title = '', text: written = '', date = '' } = cells
  const { titleEnglish, textEnglish } = cells
  const files = filesOf(cells)
  if (title === '' && written === '' && files.length === 0) return 'no-title'
  const times = readTimes(cells, reading)
  if (typeof times === 'string') return times
  const notes: Note[] = times.at === undefined ? [{ code: 'no-date' }] : []
  const topic = topicOf(cells.topic)
  if (cells.topic && !topic) notes.push({ code: 'unknown-topic' })
  const textSource = written === '' ? undefined : textSourceOf(cells.textSource)
  return {
    // The texts of this software are in Unicode already.
    title,
    text: id ? written : repairBijoy(written),
    ...(titleEnglish && { titleEnglish }),
    ...(textEnglish && { textEnglish }),
    ...(textSource && { textSource }),
    ...(topic && { topic }),
    ...(cells.letter && { letter: letterOf(cells.letter) }),
    ...times,
    ...visibilityOf(cells.state, times),
    files,
    oldPaths: linesOf(cells.oldAddresses)
      .filter((address) => /^(\/|https?:\/\/)/i.test(address))
      .map(oldPath),
    notes,
    identity: id ? { id } : { title, text: written, date, files },
  }
}

const TIMES = ['publishAt', 'endsAt', 'pinnedUntil', 'createdAt'] as const

type Times = Pick<IncomingDocument, 'at' | (typeof TIMES)[number]>

function readTimes(cells: Cells, reading: DayReading): Times | DayProblem {
  const times: Times = {}
  for (const [field, text] of [
    ['at', cells.date] as const,
    ...TIMES.map((one) => [one, cells[one]] as const),
  ]) {
    if (!text) continue
    const time = momentOf(text, reading)
    if ('problem' in time) return time.problem
    times[field] = time.at
  }
  const { publishAt, endsAt } = times
  return publishAt !== undefined && endsAt !== undefined && endsAt <= publishAt
    ? 'ends-first'
    : times
}

/** A day as Excel counts it. 20000 is in 1954, 60000 in 2064; or four years later. */
const EXCEL_DAY = /^[2-5]\d{4}(?:\.\d+)?$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

function momentOf(
  text: string,
  { order, is1904 = false }: DayReading,
): { at: string } | { problem: DayProblem } {
  if (INSTANT.test(text) && !Number.isNaN(Date.parse(text))) {
    return { at: new Date(text).toISOString() }
  }
  const digits = toLatinDigits(text)
  if (EXCEL_DAY.test(digits)) {
    return { at: noonOf(isoDay(Number(digits), is1904)) }
  }
  const days = parseDays(text, { order })
  return 'problem' in days ? days : { at: noonOf(days.from) }
}

const STATES: [DocumentState, RegExp][] = [
  ['draft', patternOf('খসড়া|draft')],
  ['scheduled', patternOf('পরে প্রকাশ|scheduled')],
  ['ended', patternOf('মেয়াদ শেষ|ended')],
]

/** A document whose time is unknown stays hidden. */
function visibilityOf(
  written: string = '',
  { publishAt, endsAt }: Times,
): Pick<IncomingDocument, 'state'> {
  const word = STATES.find(([, words]) => words.test(foldCell(written)))?.[0]
  const lacksTime =
    (word === 'scheduled' && publishAt === undefined) || (word === 'ended' && endsAt === undefined)
  if (word === 'draft' || lacksTime) return { state: 'draft' }
  const now = nowIso()
  if (publishAt !== undefined && publishAt > now) return { state: 'scheduled' }
  return { state: endsAt !== undefined && endsAt <= now ? 'ended' : 'published' }
}

function topicOf(written: string = ''): Topic | undefined {
  const folded = foldCell(written)
  const labels = [schoolWords.bn.topics, schoolWords.en.topics]
  return TOPICS.find(
    (topic) =>
      folded === topic ||
      folded.endsWith(`(${topic})`) ||
      labels.some((words) => foldCell(words[topic]) === folded),
  )
}

/** Undefined for a text that a person wrote. */
function textSourceOf(written: string = ''): Exclude<TextSource, 'typed'> | undefined {
  const [source] = /(?:file|machine)(?=\)?$)/.exec(foldCell(written)) ?? []
  return source as Exclude<TextSource, 'typed'> | undefined
}

/** Each field is on its own line, and so is each copy. */
function letterOf(written: string): Letter {
  const [memoNumber = '', signatory = '', designation = '', ...copies] = linesOf(written)
  return { memoNumber, signatory, designation, copies }
}

/** The document's file, then its attachments. */
function filesOf({ filePath, fileName, attachments }: Cells): ListedFile[] {
  const names = linesOf(fileName)
  const own = filePath
    ? [{ path: filePath, name: names[0] ?? fileNameIn(filePath) }]
    : names.map(named)
  return [...own, ...linesOf(attachments).map(named)]
}

/** `uploads/0198.pdf ফরম.pdf` of an export, or the path or name that a person wrote. */
function named(written: string): ListedFile {
  const [, path, name] = /^(uploads\/\S+) (.+)$/.exec(written) ?? []
  return path && name ? { path, name } : { path: written, name: fileNameIn(written) }
}

function linesOf(written: string = ''): string[] {
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
