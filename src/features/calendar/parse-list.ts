import { classesIn } from '@pathshala/tables/class-names'
import type { ClassName, Shift } from '@pathshala/bengali/classes'
import { addDays } from '@pathshala/bengali/days'
import { parseClock } from '../../words/hours.ts'
import {
  findWeekday,
  foldCell,
  isWeekdayOrBanglaDay,
  patternOf,
  shiftNamed,
  yesOrNo,
} from '@pathshala/tables/read-cell'
import {
  type DayProblem,
  type DayRange,
  parseDays,
  type Reading,
} from '@pathshala/tables/parse-day'
import { hasText, MAX_CELL, rowsOfText } from '@pathshala/tables/text-rows'
import type { CalendarKind } from './kinds.ts'

/** The first match counts. */
const HEADINGS: [Column, RegExp][] = [
  // Only exported lists have these.
  ['id', /^_id$/],
  ['nothing', patternOf('(?:^|\\()(?:updatedAt|version|isSample)\\)?$')],
  ['noteEnglish', patternOf('(?:মন্তব্য|note).*(?:ইংরেজি|english)')],
  ['kind', patternOf('^ধরন$|^kind$|^type$')],
  ['shift', patternOf('^শিফট$|^shift$')],
  ['nothing', patternOf('^ক্র|^সংখ্যা$|^sl|^serial|^no\\.?$|^#$|বাংলা|বঙ্গাব্দ')],
  ['weekday', patternOf('^বার$|^weekday$')],
  ['classes', patternOf('^শ্রেণি$|^class(?:es)?$')],
  ['startsAt', patternOf('^শুরুর সময়$|^begins at$|^startsat$')],
  ['document', patternOf('^সময়সূচি$|^schedule$|^document$')],
  ['moon', patternOf('চাঁদ|moon')],
  ['closed', patternOf('^বন্ধ\\??$|(?:বিদ্যালয়|ক্লাস) বন্ধ|^(?:is)?closed')],
  ['note', patternOf('মন্তব্য|টীকা|নোট|^কথা|^notes?$|^remarks?$')],
  ['count', patternOf('দিন ?সংখ্যা|^মোট|^কত দিন$|ছুটির সংখ্যা|^total|^(?:no\\.?|number) of |^days$')],
  [
    'days',
    patternOf(
      'তারিখ|সময়|^দিন$|^কবে$|^শুরু|^শেষ|^(?:প্রথম|শেষ) দিন$|(?:dates?|period)(?:$| ?\\()|^from$|^to$',
    ),
  ],
  // A column of English dates is one of days.
  ['titleEnglish', patternOf('ইংরেজি|english')],
  [
    'title',
    patternOf('নাম|উপলক্ষ|বিবরণ|^বিষয়$|^কী$|^ছুটি$|title|name|occasion|event|holiday|description'),
  ],
]

const KINDS: [CalendarKind, RegExp][] = [
  ['holiday', patternOf('^(?:সরকারি |সাধারণ )?ছুটি$|^holiday$')],
  ['exam', patternOf('^পরীক্ষা$|^exam(?:ination)?s?$')],
  ['event', patternOf('^অনুষ্ঠান$|^event$')],
  ['closure', patternOf('^(?:হঠাৎ )?বন্ধ$|^clos(?:ed|ure)$')],
]

/** Words in titles of exams and events, which lists of holidays also contain. */
const NOT_HOLIDAYS: [CalendarKind, RegExp][] = [
  ['exam', patternOf('পরীক্ষা|মূল্যায়ন|(?:^| )exam')],
  [
    'event',
    patternOf(
      '(?:^| )উৎসব|ক্রীড়া|প্রতিযোগিতা|অনুষ্ঠান|সভা|সমাবেশ|বরণ|বিতরণ|মেলা|জয়ন্তী|meeting|sports|fair|function',
    ),
  ],
]

const MOON =
  /\*+|[([]?\s*(?:চাঁদ দেখা|তিথি অনু)[^)\]]*[)\]]?|[([]?\s*(?:subject to )?(?:the )?(?:sighting of )?(?:the )?\bmoon\b[^)\]]*[)\]]?/gi

const COUNT = /[\s,;:([–-]*([\d০-৯]{1,3}) ?(?:দিন|days?)[)\]]?\s*$/i

const HEADLINE = patternOf(
  'তালিকা|বিদ্যালয়|শিক্ষা|পঞ্জি|মন্ত্রণালয়|অধিদপ্তর|ছুটি|20\\d\\d|school|calendar|list|holidays',
)

const NOT_AN_ENTRY = patternOf(
  '^(?:সর্ব)?মোট|^(?:বি\\.? ?দ্র|বিঃ ?দ্রঃ|দ্রষ্টব্য|\\*? ?চাঁদ দেখা|note|total)',
)

const SERIAL = /^\(?[\d০-৯]{1,3}[.)।]\)?\s+(?=\S)/

/** A range of days with weekdays has fewer words. */
const MAX_WORDS = 15

const EDGES = /^[\s:;,|–—-]+|[\s:;,|–—-]+$/g

/** A row of a list, before its days are read. */
export interface ListRow {
  /** The text of one or two cells with days; empty if no cell has days. */
  dayText: string
  /** The weekday that the row names, 0 for Sunday. */
  weekday: number | undefined
  /** The number of days, if the row has it. */
  count: number | undefined
  title: string
  kind: CalendarKind
  isMoonDependent: boolean
  isClosed: boolean | undefined
  shift: Shift | null
  /** As its column says, or as the title says. Empty for the whole school. */
  classes: readonly ClassName[]
  startsAt: string | null
  document: string | null
  note: string
  titleEnglish: string
  noteEnglish: string
  /** The `_id` of the entry, in a list that this software exported. */
  id: string | undefined
  /** The fields that the list names, besides days, title and `isClosed`; others are guesses. */
  says: Said[]
}

export const SAID = [
  'kind',
  'isMoonDependent',
  'shift',
  'classes',
  'startsAt',
  'document',
  'note',
  'titleEnglish',
  'noteEnglish',
] as const

type Said = (typeof SAID)[number]

interface List {
  rows: ListRow[]
  /** The headings of columns with texts that are not understood. */
  unknown: string[]
  /** The year that a line above the list names. */
  year: number | undefined
}

/** Reads a list that was copied from a spreadsheet, a letter or a message, or is a CSV file. */
export function parseList(text: string): List {
  const table = cellsOf(text)
  const heading = table.find((cells) => !cells.some(isDays) && isHeading(cells))
  const columns = heading ? columnsOf(heading) : []
  const dayIn = (cells: string[]) =>
    cells.findIndex((cell, index) => isDayCell(cell, columns[index]))
  const lines = table.map((cells) => ({ cells, isDated: dayIn(cells) >= 0 }))
  const firstDated = lines.findIndex(({ isDated }) => isDated)
  const above = lines.slice(0, Math.max(firstDated, 0)).filter(({ cells }) => isHeadline(cells))
  const dayColumn = mostFrequent(
    lines.filter(({ isDated }) => isDated).map(({ cells }) => dayIn(cells)),
  )
  const rows = lines
    .filter((line) => line.isDated || !(above.includes(line) || isNotAnEntry(line.cells)))
    .map(({ cells }) => rowOf(cells, columns, dayColumn))
    .filter(({ dayText, title }) => dayText !== '' || title !== '')
  const unknown = (heading ?? []).filter(
    (_, index) =>
      columns[index] === 'unknown' &&
      table.some((cells) => cells !== heading && !isAnywhere(cells[index] ?? '')),
  )
  return { rows, unknown, year: yearIn(above.map(({ cells }) => cells.join(' '))) }
}

/** If no heading names the titles, a column without a known heading can have them. */
function columnsOf(heading: string[]): (Column | undefined)[] {
  const columns = heading.map(columnOf)
  if (!columns.includes('title')) return columns
  return columns.map((column, index) => (heading[index] === '' ? column : (column ?? 'unknown')))
}

/** Whether the cell is empty, or is understood without a heading. */
function isAnywhere(cell: string): boolean {
  const isNamed = kindNamed(cell) ?? shiftNamed(cell) ?? findWeekday(cell)
  return cell === '' || isNamed !== undefined || isDays(cell) || isWeekdayOrBanglaDay(cell)
}

function isHeading(cells: string[]): boolean {
  return cells.filter((cell) => columnOf(cell)).length > 1
}

/** A line above the list: the name of the school or of the list. */
function isHeadline(cells: string[]): boolean {
  return cells.filter(Boolean).length === 1 && HEADLINE.test(foldCell(cells.join(' ')))
}

/** A row of headings, a footnote or a sum. */
function isNotAnEntry(cells: string[]): boolean {
  const text = foldCell(cells.join(' '))
  return isHeading(cells) || NOT_AN_ENTRY.test(text)
}

function yearIn(texts: string[]): number | undefined {
  const year = /(?:^|\D)(20\d\d)(?!\d)/.exec(foldCell(texts.join(' ')))?.[1]
  return year === undefined ? undefined : Number(year)
}

function mostFrequent(numbers: number[]): number | undefined {
  const times = new Map<number, number>()
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1)
  return [...times].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/** The days of a row. A number of days extends a single day. */
export function daysOf(
  { dayText, count = 1 }: Pick<ListRow, 'dayText' | 'count'>,
  reading: Reading,
): DayRange | { problem: DayProblem } {
  const days = parseDays(dayText, reading)
  // Lists count only the school days of a range.
  const isOne = 'from' in days && days.from === days.to
  return isOne && count > 1 ? { ...days, to: addDays(days.from, count - 1) } : days
}

/** Titles and notes can look like days or numbers of days. The heading of their column decides. */
function isText(column: Column | undefined): boolean {
  return column === 'title' || column === 'note'
}

/** Only a heading names these. Numbers of classes and hours look like days too. */
const OWN = ['classes', 'startsAt', 'document', 'titleEnglish', 'noteEnglish'] as const

function isOwn(column: Column | undefined): column is (typeof OWN)[number] {
  return (OWN as readonly unknown[]).includes(column)
}

function isDayCell(cell: string, column: Column | undefined): boolean {
  return (
    isDays(cell) &&
    column !== 'nothing' &&
    column !== 'weekday' &&
    column !== 'id' &&
    !isOwn(column) &&
    !isText(column)
  )
}

/** The kind is guessed from the title if no cell names it. */
type OpenRow = Omit<ListRow, 'kind' | 'classes'> & {
  kind: CalendarKind | undefined
  classes: readonly ClassName[] | undefined
}

const BLANK: OpenRow = {
  dayText: '',
  weekday: undefined,
  count: undefined,
  title: '',
  kind: undefined,
  isMoonDependent: false,
  isClosed: undefined,
  shift: null,
  classes: undefined,
  startsAt: null,
  document: null,
  note: '',
  titleEnglish: '',
  noteEnglish: '',
  id: undefined,
  says: [],
}

/** Reads the cells of a row. `dayColumn` has the days of most rows. */
function rowOf(
  cells: string[],
  columns: (Column | undefined)[],
  dayColumn: number | undefined,
): ListRow {
  const row = { ...BLANK }
  // In a table with a column for the moon, `*` in a title is not a mark.
  const isMarkable = (index: number) => !(isText(columns[index]) && columns.includes('moon'))
  const marked = cells.map((text, index) =>
    isMarkable(index) ? cutMoon(text) : { text, isMoonDependent: false },
  )
  row.isMoonDependent = marked.some(({ isMoonDependent }) => isMoonDependent)
  const texts = marked.map(({ text }) => text)
  const days = texts.filter((text, index) => isDayCell(text, columns[index]))
  const undated = days.length === 0 ? dayColumn : undefined
  row.dayText = days.slice(0, 2).join(' – ') || (texts[undated ?? -1] ?? '')
  for (const [index, text] of texts.entries()) {
    const column = columns[index]
    if (text === '' || column === 'nothing') continue
    if (column === 'id') {
      row.id = text
      continue
    }
    if (isOwn(column)) {
      if (column === 'classes') row.classes = classesIn(`class ${text}`)
      else if (column === 'startsAt') row.startsAt = parseClock(text) ?? null
      else row[column] = text
      continue
    }
    if (isText(column)) {
      addWords(row, text, column)
      continue
    }
    row.weekday ??= findWeekday(text)
    if (column === 'weekday') continue
    const isAboutDays = isDays(text) || isWeekdayOrBanglaDay(text) || index === undated
    if (!isAboutDays) readCell(row, text, column, index === 0)
  }
  // The last day overrides the number of days.
  if (days.length > 1) row.count = undefined
  const says: [Said, boolean][] = [
    ['kind', row.kind !== undefined],
    ['isMoonDependent', row.isMoonDependent || columns.includes('moon')],
    ['shift', row.shift !== null || columns.includes('shift')],
    ...OWN.map((column): [Said, boolean] => [column, columns.includes(column)]),
    ['note', row.note !== '' || columns.includes('note')],
  ]
  return {
    ...row,
    kind: row.kind ?? kindOfTitle(row.title),
    classes: row.classes ?? (columns.includes('classes') ? [] : classesIn(row.title)),
    says: says.flatMap(([field, isSaid]) => (isSaid ? [field] : [])),
  }
}

/**
 * Reads a cell without days into the row. Without a heading, its text decides its column. A text
 * below an unknown heading is left out.
 */
function readCell(row: OpenRow, text: string, column: Column | undefined, isFirst: boolean): void {
  const answer = yesOrNo(text)
  const { text: words, count } = cutCount(/^\d+$/.test(foldCell(text)) ? `${text} দিন` : text)
  if (column === 'moon') row.isMoonDependent ||= answer ?? true
  else if (column === 'closed') row.isClosed = answer
  else if (kindNamed(text)) row.kind = kindNamed(text)!
  else if (shiftNamed(text)) row.shift = shiftNamed(text)!
  else if (column === 'unknown' || column === 'kind' || column === 'shift') return
  else if (words === '') row.count ??= isFirst ? undefined : count
  else if (answer === undefined) {
    row.count ??= count
    addWords(row, words, column)
  }
}

function addWords(row: OpenRow, words: string, column: Column | undefined): void {
  if (column !== 'note' && row.title === '') row.title = words
  else row.note = [row.note, words].filter(Boolean).join('; ')
}

/** The cells of a list: of a table, or of lines of plain text. */
function cellsOf(text: string): string[][] {
  const { rows, isCertain } = rowsOfText(text)
  if (isCertain) {
    return rows.filter(hasText).map((row) => {
      const cells = row.map((cell) => cell.trim())
      const [only, ...others] = cells.filter(Boolean)
      return others.length === 0 ? splitLine(only!) : cells
    })
  }
  return text
    .replace(/^\uFEFF/, '')
    .replace(/ {2,}/g, ' ')
    .split(/[\r\n]+/)
    .map((line) => line.slice(0, MAX_CELL).trim())
    .filter(Boolean)
    .map(splitLine)
}

/** Whether the text is a day or a range of days, valid or invalid. */
function isDays(text: string): boolean {
  const found = parseDays(text)
  return 'from' in found || found.problem !== 'not-a-day'
}

/**
 * Splits `১. ১৬ ডিসেম্বর: বিজয় দিবস` into day and title. The day is the longest start or end of the
 * line that can be read as days.
 */
function splitLine(line: string): string[] {
  const { text: plain, count } = cutCount(line.replace(SERIAL, '').trim())
  const countCell = count === undefined ? [] : [`${count} দিন`]
  const words = plain.split(/\s+/)
  for (let length = Math.min(words.length - 1, MAX_WORDS); length > 0; length -= 1) {
    const parts = [
      [words.slice(0, length), words.slice(length)],
      [words.slice(-length), words.slice(0, -length)],
    ] as const
    const found = parts.find(([days]) => isDays(days.join(' ')))
    if (found) return [...found.map((part) => part.join(' ').replace(EDGES, '')), ...countCell]
  }
  return [...(isDays(plain) ? [plain] : plain.split(/\s*[,;|]\s*/)), ...countCell]
}

/** The content of a column, by its heading. Cells with a kind or a shift need no heading. */
type Column =
  | 'days'
  | 'weekday'
  | 'title'
  | 'note'
  | 'count'
  | 'closed'
  | 'moon'
  | 'kind'
  | 'shift'
  | (typeof OWN)[number]
  | 'id'
  | 'nothing'
  | 'unknown'

function columnOf(heading: string): Column | undefined {
  const text = foldCell(heading)
  return HEADINGS.find(([, words]) => words.test(text))?.[0]
}

/** Undefined if the cell does not name a kind. */
function kindNamed(cell: string): CalendarKind | undefined {
  return KINDS.find(([, words]) => words.test(foldCell(cell)))?.[0]
}

/** The most likely kind of an entry with this title. */
function kindOfTitle(title: string): CalendarKind {
  return NOT_HOLIDAYS.find(([, words]) => words.test(foldCell(title)))?.[0] ?? 'holiday'
}

/** `*শবে বরাত`, `ঈদুল ফিতর (চাঁদ দেখা সাপেক্ষে)`: the text without the mark. */
function cutMoon(text: string): { text: string; isMoonDependent: boolean } {
  const rest = text.replace(MOON, ' ').replace(/\s+/g, ' ').trim()
  return { text: rest, isMoonDependent: rest !== text.replace(/\s+/g, ' ').trim() }
}

/** `শবে বরাত, ১ দিন`: the text without the number of days at its end. */
function cutCount(text: string): { text: string; count: number | undefined } {
  const found = COUNT.exec(text)
  if (!found) return { text, count: undefined }
  return { text: text.slice(0, found.index), count: Number(foldCell(found[1]!)) }
}
