import { parseWeekday } from '@pathshala/tables/read-cell'
import { transpose, withoutEdges } from '@pathshala/tables/text-rows'
import {
  type Heading,
  isBreak,
  isHeading,
  type ParsedLesson,
  parseHeading,
  parseLesson,
} from './timetable-cells.ts'

/** The reason why a row is skipped. */
type Refusal = 'no-day' | 'day-again'

export interface ReadTable {
  /** The columns with lessons and breaks, in the order of the day. */
  columns: Heading[]
  /** `column` is the index in `columns`. */
  lessons: (ParsedLesson & { day: number; column: number })[]
  refused: { row: number; text: string; reason: Refusal }[]
  /** False if only cells were copied, without the names of the days. */
  hasDays: boolean
}

/**
 * Reads a table of a routine: a row for each day, or a column for each day. Titles above it are
 * ignored. A row without a day belongs to the day above it (for example the teachers below the subjects).
 * Without any day, the rows are the days of `days` in this order.
 */
export function parseTable(
  table: string[][],
  { days, isTeacher }: { days: number[]; isTeacher: (name: string) => boolean },
): ReadTable {
  const cells = withoutEdges(table.map((row) => row.map(cleanCell)))
  const [dayColumn, inColumns] = mostDays(cells)
  const transposed = transpose(cells)
  const [dayRow, inRows] = mostDays(transposed)
  if (inColumns === 0 && inRows === 0) return readBlock(cells, days, isTeacher)
  return inRows > inColumns && inRows > 1
    ? readDays(transposed, dayRow, isTeacher)
    : readDays(cells, dayColumn, isTeacher)
}

/** In NFC. A slash between spaces stands for the end of a line. */
function cleanCell(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/[ \u00A0]+/g, ' ')
    .replaceAll(' / ', '\n')
    .trim()
}

/** The column with the most names of days, and how many different days it has. */
function mostDays(table: string[][]): [column: number, days: number] {
  const counts = transpose(table).map(
    (column) => new Set(column.map(parseWeekday).filter((day) => day !== undefined)).size,
  )
  const most = Math.max(0, ...counts)
  return [counts.indexOf(most), most]
}

interface Row {
  row: number
  cells: string[]
}

function readDays(
  table: string[][],
  dayColumn: number,
  isTeacher: (name: string) => boolean,
): ReadTable {
  const rows = table.map((all, row) => ({
    row,
    day: all[dayColumn]!,
    cells: all.slice(dayColumn + 1),
  }))
  const first = rows.findIndex(({ day }) => parseWeekday(day) !== undefined)
  const headings = rows
    .slice(0, first)
    .filter(({ cells }) => new Set(cells.filter(Boolean)).size > 1)
  const byDay = new Map<number, Row>()
  const refused: ReadTable['refused'] = []
  let current: number | undefined
  for (const { row, day, cells } of rows.slice(first)) {
    if (cells.every((cell) => cell === '')) continue
    const weekday = day === '' ? current : parseWeekday(day)
    const before = weekday === undefined ? undefined : byDay.get(weekday)
    if (weekday === undefined || (before && weekday !== current)) {
      const text = [day, ...cells].filter(Boolean).join(' · ').replace(/\n/g, ' ')
      refused.push({ row, text, reason: weekday === undefined ? 'no-day' : 'day-again' })
      current = undefined
    } else {
      byDay.set(weekday, { row, cells: before ? joinRows([before, { row, cells }]) : cells })
      current = weekday
    }
  }
  const columns = columnsOf(joinRows(headings), [...byDay.values()])
  return { columns, lessons: lessonsOf(byDay, columns, isTeacher), refused, hasDays: true }
}

/** Cells without days: one row for each day. */
function readBlock(
  table: string[][],
  days: number[],
  isTeacher: (name: string) => boolean,
): ReadTable {
  const first = table[0] ?? []
  const hasHeading = first.filter(isHeading).length * 2 > first.filter(Boolean).length
  const rows = table.slice(hasHeading ? 1 : 0).map((cells, row) => ({ row, cells }))
  const byDay = new Map(rows.slice(0, days.length).map((row, index) => [days[index]!, row]))
  const columns = columnsOf(hasHeading ? first : [], rows)
  return {
    columns,
    lessons: lessonsOf(byDay, columns, isTeacher),
    refused: rows.slice(days.length).map(({ row, cells }) => ({
      row,
      text: cells.filter(Boolean).join(' · '),
      reason: 'no-day' as const,
    })),
    hasDays: false,
  }
}

function columnsOf(headings: string[], rows: Row[]): Heading[] {
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, column) => {
    const texts = rows.map(({ cells }) => cells[column] ?? '').filter(Boolean)
    const heading = parseHeading(headings[column] ?? '')
    const isOnlyBreak = texts.length > 0 && texts.every(isBreak)
    if (heading.isBreak || !isOnlyBreak) return heading
    return { ...heading, name: heading.name || texts[0]!, isBreak: true }
  })
}

function lessonsOf(
  byDay: Map<number, Row>,
  columns: Heading[],
  isTeacher: (name: string) => boolean,
): ReadTable['lessons'] {
  return [...byDay].flatMap(([day, { cells }]) =>
    cells.flatMap((text, column) => {
      const cell = columns[column]!.isBreak ? undefined : parseLesson(text, isTeacher)
      return cell ? [{ day, column, ...cell }] : []
    }),
  )
}

/** Joins rows cell by cell. A cell that stretches over the rows counts once. */
function joinRows(rows: { cells: string[] }[]): string[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, column) => {
    const texts = rows.map(({ cells }) => cells[column] ?? '').filter(Boolean)
    return [...new Set(texts)].join('\n')
  })
}
