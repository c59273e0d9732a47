import { foldCell } from './read-cell.ts'
import { hasText } from './text-rows.ts'

/** The columns of a list by the words of their headings. The first pattern that fits wins. */
export type ColumnPatterns<Column extends string> = readonly (readonly [Column, RegExp])[]

interface Heading<Column extends string> {
  /** The columns by their indexes; undefined for one that is not understood. */
  columns: (Column | undefined)[]
  /** The headings of columns that are not understood, by their indexes. */
  unknown: Map<number, string>
  /** The first row below. */
  end: number
}

/** Below a first heading row, so far another row can still be the right one. */
const MAX_ROWS_BETWEEN = 5
/** The lines below the first one: `ধর্ম` over `ইসলাম, হিন্দু, বৌদ্ধ`. */
const MAX_FURTHER_LINES = 2
/** A longer cell is a sentence. */
const MAX_HEADING = 120
/** A heading with its value, in a title: `ফোন: 02-…` */
const HAS_VALUE = /[:：]\s*\S/
const NUMBER = /^[\d.,()%/–-]+$/
const SERIAL =
  /^(?:ক্রমিক|ক্রম|ক্র|নং|serial|sl|si|s\.? ?n|s\/n|no|#)[\s.:ঃ/]*(?:নং|নম্বর|সংখ্যা|no|number)?[.:]?$/

/**
 * The headings of a list. They begin in the first row with two known words; titles can be above.
 * Words in a further line, or in the line above, belong to the columns below them.
 */
export function findHeading<Column extends string>(
  rows: string[][],
  patterns: ColumnPatterns<Column>,
): Heading<Column> | undefined {
  const known = (cell = '') => {
    const folded = foldCell(cell)
    if (folded === '' || folded.length > MAX_HEADING || HAS_VALUE.test(folded)) return undefined
    return patterns.find(([, words]) => words.test(folded))?.[0]
  }
  const knownIn = (row: string[] = []) => new Set(row.flatMap((cell) => known(cell) ?? []))
  const first = rows.findIndex((row) => knownIn(row).size >= 2)
  if (first === -1) return undefined
  const isBetter = (row: string[]) => {
    const [own, others] = [knownIn(row), knownIn(rows[first])]
    return own.size > others.size && [...others].every((column) => own.has(column))
  }
  const later = rows.slice(first + 1, first + 1 + MAX_ROWS_BETWEEN).findIndex(isBetter)
  const at = later === -1 ? first : first + 1 + later

  const lines = [rows[at]!.map((cell) => cell.trim())]
  const above = rows[at - 1]?.map((cell) => cell.trim()) ?? []
  const own = knownIn(lines[0])
  const isAbove =
    above.filter(Boolean).length > 1 &&
    above.some((cell, index) => {
      const column = known(cell)
      return column !== undefined && !own.has(column) && !lines[0]![index]
    })
  if (isAbove) lines.unshift(above)
  let end = at + 1
  const last = end + MAX_FURTHER_LINES
  while (end < last && rows[end] && isFurtherLine(rows[end]!, lines.at(-1)!, known)) {
    lines.push(rows[end]!.map((cell) => cell.trim()))
    end += 1
  }
  if (rows[end] && isNumbering(rows[end]!)) end += 1
  return { ...columnsOf(lines, known), end }
}

type Known<Column> = (cell?: string) => Column | undefined

/** Whether a row continues the headings above it. In a row of the list, a known column has a value. */
function isFurtherLine<Column>(row: string[], above: string[], known: Known<Column>): boolean {
  if (!row.some((cell) => known(cell) !== undefined)) return false
  return row.every((cell, index) => {
    const text = cell.trim()
    if (text === '') return true
    if (NUMBER.test(foldCell(text))) return false
    const upper = above[index] ?? ''
    if (text === upper) return true
    const isInside = upper === '' && above.slice(0, index).some(Boolean)
    const spans = upper !== '' && above[index + 1] === '' && (row[index + 1] ?? '').trim() !== ''
    if (isInside || spans) return true
    return known(upper) === undefined && known(text) !== undefined
  })
}

/** The numbers of the columns, which forms have below their headings. */
function isNumbering(row: string[]): boolean {
  const numbers = row.filter((cell) => cell.trim() !== '').map((cell) => foldCell(cell))
  return (
    numbers.length > 2 &&
    numbers.every((text, index) => text.replace(/[().]/g, '') === String(index + 1))
  )
}

function columnsOf<Column extends string>(lines: string[][], known: Known<Column>) {
  const width = Math.max(...lines.map((line) => line.length))
  const headings = Array.from({ length: width }, (_, index) => headingOf(lines, index))
  const own = headings.map(({ lowest }) => known(lowest))
  const isRepeated = (column: Column) => own.filter((one) => one === column).length > 1
  const columns = headings.map((): Column | undefined => undefined)
  const take = (index: number, column: Column | undefined) => {
    if (column !== undefined && columns[index] === undefined && !columns.includes(column)) {
      columns[index] = column
    }
  }
  own.forEach((column, index) => {
    if (column !== undefined && !isRepeated(column)) take(index, column)
  })
  // `ছাত্র` and `ছাত্রী`, each over `মোট`: the words above distinguish them.
  const byAll = (isLowestKnown: boolean) =>
    headings.forEach(({ joined }, index) => {
      if ((own[index] !== undefined) === isLowestKnown) take(index, known(joined))
    })
  byAll(true)
  byAll(false)
  own.forEach((column, index) => take(index, column))
  const isUnknown = ({ joined }: { joined: string }, index: number) =>
    columns[index] === undefined && joined !== '' && !SERIAL.test(foldCell(joined))
  const unknown = headings.flatMap((heading, index) =>
    isUnknown(heading, index) ? [[index, heading.joined] as const] : [],
  )
  return { columns, unknown: new Map(unknown) }
}

/** A word above is also that of the empty cells after it, as far as these have words below. */
function headingOf(lines: string[][], index: number): { lowest: string; joined: string } {
  const texts = lines.flatMap((line, at) => {
    if (line[index]) return line[index]
    const isLast = at === lines.length - 1
    const hasBelow = lines.slice(at + 1).some((below) => below[index])
    if (isLast || !hasBelow) return []
    // The office runs in browsers without `findLast`.
    return line.slice(0, index).reverse().find(Boolean) ?? []
  })
  const unique = [...new Set(texts)]
  return { lowest: unique.at(-1) ?? '', joined: unique.join(' ') }
}

/** The unknown headings that have a text somewhere below. */
export function namesWithText(unknown: Map<number, string>, rows: string[][]): string[] {
  const isUsed = (index: number) => rows.some((row) => hasText([row[index] ?? '']))
  return [...unknown].flatMap(([index, name]) => (isUsed(index) ? [name] : []))
}
